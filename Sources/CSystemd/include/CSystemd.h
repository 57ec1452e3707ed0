#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>
#include <systemd/sd-event.h>
#include <systemd/sd-journal.h>

/// strerrordesc_np(3): glibc's text for an errno, untranslated and safe from any thread; NULL for an unknown code.
const char *errno_text(int code);

/// SIG_IGN is a cast to a function pointer, which Swift cannot import.
int ignore_signal(int number);
