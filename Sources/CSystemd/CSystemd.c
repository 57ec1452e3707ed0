#define _GNU_SOURCE
#include "CSystemd.h"
#include <errno.h>
#include <signal.h>
#include <string.h>

const char *errno_text(int code) {
  return strerrordesc_np(code);
}

int ignore_signal(int number) {
  return signal(number, SIG_IGN) == SIG_ERR ? -errno : 0;
}
