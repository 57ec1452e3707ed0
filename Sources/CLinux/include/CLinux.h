#pragma once
// What Swift's Glibc module lacks of the kernel's interface, as plain functions and numbers. The headers that need _GNU_SOURCE stay
// in CLinux.c: seen here, they would define some types of Glibc's otherwise than Swift's Glibc module does.
#include <stddef.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <sys/types.h>

extern const int LINUX_O_PATH, LINUX_O_TMPFILE;
// openat2(2): beneath the folder, no links, no magic links.
int linux_openat2_beneath(int folder, const char *path, int flags);
int linux_openat(int folder, const char *path, int flags, unsigned mode);
ssize_t linux_getdents(int folder, void *buffer, size_t size);
int linux_fcntl(int descriptor, int command, int value);

// What statx(2) tells, without its paddings.
typedef struct {
  uint64_t device, inode, size, mount;
  int64_t modified_seconds, changed_seconds;
  uint32_t modified_nanoseconds, changed_nanoseconds, links, owner;
  uint16_t mode;
} linux_status;
enum { LINUX_STATUS_FOLLOW = 1, LINUX_STATUS_SELF = 2 };
int linux_statx(int folder, const char *path, int flags, linux_status *answer);

// 1: a read lease was got and given back; 0: a writer has the file; -1: no lease can be had (fcntl(2)).
int linux_try_read_lease(int descriptor);
void linux_ignore_lease_signals(void);

// epoll(7): `key` comes back from linux_epoll_ready for what is ready now.
int linux_epoll_make(void);
int linux_epoll_add(int poll, int watched, uint64_t key, int edge_triggered);
int linux_epoll_ready(int poll, uint64_t *keys, int room);

ssize_t linux_readlink(const char *path, uint8_t *bytes, size_t size);
int linux_memfd(const char *name);
int linux_seal(int descriptor);
int linux_is_sealed(int descriptor);

const char *linux_error_text(int code);
void linux_name_thread(const char *name);

// posix_spawn(3): descriptors[i] becomes i, nothing else is inherited; own process group, no signal blocked or ignored.
int linux_spawn(const char *path, char *const arguments[], char *const environment[], const int *descriptors, int count,
                pid_t *process);
int linux_pidfd_open(pid_t process);
int linux_pidfd_send_signal(int process, int signal);
// waitid(2): 1 while it runs and `blocking` is 0; *exited tells whether *status is an exit status or a signal.
int linux_wait_pidfd(int process, int blocking, int *exited, int *status);

int linux_end_with_parent(void);
int linux_refuse_new_privileges(void);
int linux_hide_memory(void);

// unix(7). `cut` is 1 if bytes or descriptors did not fit. Descriptors arrive close-on-exec.
enum { LINUX_MAX_RIGHTS = 16 };
int linux_packet_pair(int ends[2]);
ssize_t linux_send_rights(int socket, const void *bytes, size_t size, const int *descriptors, int count);
ssize_t linux_receive_rights(int socket, void *bytes, size_t size, int *descriptors, int *count, int *cut);

// Lets through what reading, computing, memory and answering need; a descriptor cannot be got by name any more: no file system, no
// socket, no process, no other program (seccomp(2)). A refused call fails with EPERM, so that a library that asks for a nicety goes on
// without it. Needs PR_SET_NO_NEW_PRIVS first.
int linux_confine(void);
