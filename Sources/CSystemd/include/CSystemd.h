#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>
#include <systemd/sd-event.h>
#include <systemd/sd-journal.h>

/// strerrordesc_np(3): glibc's text for an errno, untranslated and safe from any thread; NULL for an unknown code.
const char *errno_text(int code);

/// The name in a watched folder that an event is about; NULL when it is about the folder itself. (The field is a flexible
/// array, which Swift cannot import.)
const char *inotify_event_name(const struct inotify_event *event);

/// SIG_IGN is a cast to a function pointer, which Swift cannot import.
int ignore_signal(int number);
