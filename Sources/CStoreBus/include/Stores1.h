#pragma once
#include <systemd/sd-bus.h>

/// Puts org.concertd.Stores1 on the bus at /org/concertd/Stores1. `userdata` is what the handlers below get.
int stores1_export(sd_bus *bus, sd_bus_slot **slot, void *userdata);

// The handlers of the table in Stores1.c. StoreBus defines them in Swift.
#define STORES1_METHOD(name) int name(sd_bus_message *call, void *userdata, sd_bus_error *error)
#define STORES1_GETTER(name)                                                                                           \
  int name(sd_bus *bus, const char *path, const char *interface, const char *property, sd_bus_message *reply,          \
           void *userdata, sd_bus_error *error)

STORES1_METHOD(stores1_changes);
STORES1_METHOD(stores1_records);
STORES1_METHOD(stores1_upcoming);
STORES1_METHOD(stores1_left_out);
STORES1_METHOD(stores1_events);
STORES1_METHOD(stores1_contacts);
STORES1_METHOD(stores1_readings);
STORES1_METHOD(stores1_explain);
STORES1_METHOD(stores1_status);
STORES1_METHOD(stores1_allow);
STORES1_METHOD(stores1_deny);
STORES1_METHOD(stores1_mute);
STORES1_METHOD(stores1_unmute);
STORES1_METHOD(stores1_pin);
STORES1_METHOD(stores1_unpin);
STORES1_METHOD(stores1_rescan);
STORES1_METHOD(stores1_reload);
STORES1_GETTER(stores1_version);
STORES1_GETTER(stores1_sequence);
STORES1_GETTER(stores1_state);
