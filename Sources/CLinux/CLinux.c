#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

const int LINUX_O_PATH = O_PATH, LINUX_O_TMPFILE = O_TMPFILE;

// glibc 2.36 has no openat2(2).
int linux_openat2_beneath(int folder, const char *path, int flags) {
  struct open_how how = {
    .flags = (unsigned)flags, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}

int linux_openat(int folder, const char *path, int flags, unsigned mode) { return openat(folder, path, flags, mode); }

ssize_t linux_getdents(int folder, void *buffer, size_t size) {
  return syscall(SYS_getdents64, folder, buffer, size);
}

int linux_fcntl(int descriptor, int command, int value) { return fcntl(descriptor, command, value); }

int linux_statx(int folder, const char *path, int flags, linux_status *answer) {
  struct statx found;
  int how = AT_NO_AUTOMOUNT | (flags & LINUX_STATUS_FOLLOW ? 0 : AT_SYMLINK_NOFOLLOW)
            | (flags & LINUX_STATUS_SELF ? AT_EMPTY_PATH : 0);
  if (statx(folder, path, how, STATX_BASIC_STATS | STATX_MNT_ID, &found) != 0) return -1;
  *answer = (linux_status){
    .device = (uint64_t)found.stx_dev_major << 32 | found.stx_dev_minor,
    .inode = found.stx_ino,
    .size = found.stx_size,
    .mount = found.stx_mask & STATX_MNT_ID ? found.stx_mnt_id : 0,
    .modified_seconds = found.stx_mtime.tv_sec,
    .changed_seconds = found.stx_ctime.tv_sec,
    .modified_nanoseconds = found.stx_mtime.tv_nsec,
    .changed_nanoseconds = found.stx_ctime.tv_nsec,
    .links = found.stx_nlink,
    .owner = found.stx_uid,
    .mode = found.stx_mode};
  return 0;
}

int linux_try_read_lease(int descriptor) {
  if (fcntl(descriptor, F_SETLEASE, F_RDLCK) == 0) {
    fcntl(descriptor, F_SETLEASE, F_UNLCK);
    return 1;
  }
  return errno == EAGAIN ? 0 : -1;
}

void linux_ignore_lease_signals(void) { signal(SIGIO, SIG_IGN); }

int linux_epoll_make(void) { return epoll_create1(EPOLL_CLOEXEC); }

int linux_epoll_add(int poll, int watched, uint64_t key, int edge_triggered) {
  struct epoll_event event = {.events = EPOLLIN | (edge_triggered ? (uint32_t)EPOLLET : 0), .data.u64 = key};
  return epoll_ctl(poll, EPOLL_CTL_ADD, watched, &event);
}

int linux_epoll_ready(int poll, uint64_t *keys, int room) {
  struct epoll_event events[16];
  int count = epoll_wait(poll, events, room < 16 ? room : 16, 0);
  for (int i = 0; i < count; i++) keys[i] = events[i].data.u64;
  return count;
}

ssize_t linux_readlink(const char *path, uint8_t *bytes, size_t size) { return readlink(path, (char *)bytes, size); }

int linux_memfd(const char *name) { return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING); }

int linux_seal(int descriptor) {
  return fcntl(descriptor, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE);
}

int linux_is_sealed(int descriptor) {
  const int wanted = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
  int seals = fcntl(descriptor, F_GET_SEALS);
  return seals >= 0 && (seals & wanted) == wanted;
}

// Constant memory, no lock (strerrordesc_np(3)); null for a number no kernel gives.
const char *linux_error_text(int code) { return strerrordesc_np(code); }

void linux_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

// Each descriptor is lifted above all places first, so that none is overwritten before its turn.
static int arrange(posix_spawn_file_actions_t *actions, const int *descriptors, int count, int *lifted) {
  for (int i = 0; i < count; i++) {
    lifted[i] = fcntl(descriptors[i], F_DUPFD_CLOEXEC, count);
    if (lifted[i] < 0) return errno;
  }
  for (int i = 0; i < count; i++) {
    int code = posix_spawn_file_actions_adddup2(actions, lifted[i], i);
    if (code != 0) return code;
  }
  return posix_spawn_file_actions_addclosefrom_np(actions, count);
}

int linux_spawn(const char *path, char *const arguments[], char *const environment[], const int *descriptors, int count,
                pid_t *process) {
  if (count < 0 || count > LINUX_MAX_RIGHTS) return EINVAL;
  int lifted[LINUX_MAX_RIGHTS];
  for (int i = 0; i < count; i++) lifted[i] = -1;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  int code = arrange(&actions, descriptors, count, lifted);
  if (code == 0) code = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  for (int i = 0; i < count; i++)
    if (lifted[i] >= 0) close(lifted[i]);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return code;
}

int linux_pidfd_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int linux_pidfd_send_signal(int process, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, process, signal, NULL, 0);
}

int linux_wait_pidfd(int process, int blocking, int *exited, int *status) {
  siginfo_t news;
  memset(&news, 0, sizeof news);
  if (waitid(P_PIDFD, (id_t)process, &news, WEXITED | (blocking ? 0 : WNOHANG)) != 0) return -1;
  if (news.si_pid == 0) return 1;
  *exited = news.si_code == CLD_EXITED;
  *status = news.si_status;
  return 0;
}

int linux_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
int linux_refuse_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }
int linux_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

int linux_packet_pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends); }

typedef union {
  char room[CMSG_SPACE(sizeof(int) * LINUX_MAX_RIGHTS)];
  struct cmsghdr align;
} rights;

ssize_t linux_send_rights(int socket, const void *bytes, size_t size, const int *descriptors, int count) {
  rights control;
  memset(&control, 0, sizeof control);
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = size};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (count > 0 && count <= LINUX_MAX_RIGHTS) {
    message.msg_control = control.room;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * (size_t)count);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

ssize_t linux_receive_rights(int socket, void *bytes, size_t size, int *descriptors, int *count, int *cut) {
  rights control;
  struct iovec part = {.iov_base = bytes, .iov_len = size};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
  *count = 0;
  ssize_t length = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (length < 0) return length;
  *cut = (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t held = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < held && *count < LINUX_MAX_RIGHTS; i++)
      memcpy(&descriptors[(*count)++], CMSG_DATA(header) + i * sizeof(int), sizeof(int));
  }
  return length;
}
