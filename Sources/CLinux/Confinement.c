// The system call filter of a process that only reads descriptors it is given (seccomp(2), bpf in
// linux/filter.h). Debian's libseccomp could build it as well; these few instructions do not earn a dependency.
#define _GNU_SOURCE
#include "CLinux.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define CONFINE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CONFINE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "no system call filter for this architecture"
#endif

#define CONFINE_ALLOW(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

int linux_confine(void) {
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CONFINE_ARCHITECTURE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    CONFINE_ALLOW(read), CONFINE_ALLOW(pread64), CONFINE_ALLOW(readv), CONFINE_ALLOW(lseek),
    CONFINE_ALLOW(write), CONFINE_ALLOW(writev), CONFINE_ALLOW(recvmsg), CONFINE_ALLOW(sendmsg),
    CONFINE_ALLOW(close), CONFINE_ALLOW(fstat), CONFINE_ALLOW(fcntl),
    CONFINE_ALLOW(mmap), CONFINE_ALLOW(munmap), CONFINE_ALLOW(mremap), CONFINE_ALLOW(mprotect),
    CONFINE_ALLOW(madvise), CONFINE_ALLOW(brk),
    CONFINE_ALLOW(memfd_create), CONFINE_ALLOW(ftruncate),
    CONFINE_ALLOW(futex), CONFINE_ALLOW(sched_yield), CONFINE_ALLOW(restart_syscall),
    CONFINE_ALLOW(rt_sigaction), CONFINE_ALLOW(rt_sigprocmask), CONFINE_ALLOW(rt_sigreturn), CONFINE_ALLOW(sigaltstack),
    CONFINE_ALLOW(clock_gettime), CONFINE_ALLOW(gettimeofday), CONFINE_ALLOW(getrandom),
    CONFINE_ALLOW(getpid), CONFINE_ALLOW(gettid), CONFINE_ALLOW(tgkill),
    CONFINE_ALLOW(exit), CONFINE_ALLOW(exit_group),
    // fstat(3) of glibc 2.33 and later is newfstatat with AT_EMPTY_PATH; a path is refused.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_newfstatat, 0, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[3])),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x1000, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}
