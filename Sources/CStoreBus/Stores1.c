#include "Stores1.h"

// The interface as callers see it. Every method is open to every caller of the bus: what a caller may see or do is
// decided by its uid, in the service, store by store.
#define OPEN SD_BUS_VTABLE_UNPRIVILEGED
#define ARGS SD_BUS_ARGS
#define RESULT SD_BUS_RESULT
#define PAGE "s", after, "u", limit

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),

  // What has changed since a token; one signal a commit says that there is something to ask for.
  SD_BUS_SIGNAL_WITH_ARGS("Changed", ARGS("t", sequence), 0),
  SD_BUS_METHOD_WITH_ARGS("Changes", ARGS("s", token, "u", limit),
                          RESULT("a(tsssss)", rows, "s", next, "b", more), stores1_changes, OPEN),

  // What is stored, as JSON, a page at a time: `next` goes into `after`; it is empty at the end.
  SD_BUS_METHOD_WITH_ARGS("Records", ARGS("s", store, "as", ids, PAGE), RESULT("as", records, "s", next),
                          stores1_records, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Upcoming", ARGS(PAGE), RESULT("as", concerts, "s", next, "s", frame), stores1_upcoming,
                          OPEN),
  SD_BUS_METHOD_WITH_ARGS("LeftOut", ARGS(PAGE), RESULT("as", occurrences, "s", next, "s", frame), stores1_left_out,
                          OPEN),
  SD_BUS_METHOD_WITH_ARGS("Events", ARGS("s", from, "s", to, PAGE),
                          RESULT("as", occurrences, "s", next, "s", frame), stores1_events, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Contacts", ARGS("s", text, PAGE), RESULT("as", contacts, "s", next), stores1_contacts,
                          OPEN),
  SD_BUS_METHOD_WITH_ARGS("Readings", ARGS("s", type, "s", mode, PAGE), RESULT("as", readings, "s", next),
                          stores1_readings, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Explain", ARGS("s", title, "a{ss}", about), RESULT("s", explanation), stores1_explain,
                          OPEN),
  SD_BUS_METHOD_WITH_ARGS("Status", SD_BUS_NO_ARGS, RESULT("s", status), stores1_status, OPEN),

  // What the user decides. Allow and Deny answer after their Changed is sent.
  SD_BUS_METHOD_WITH_ARGS("Allow", ARGS("s", store), SD_BUS_NO_RESULT, stores1_allow, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Deny", ARGS("s", store), SD_BUS_NO_RESULT, stores1_deny, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Mute", ARGS("s", name), SD_BUS_NO_RESULT, stores1_mute, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Unmute", ARGS("s", name), SD_BUS_NO_RESULT, stores1_unmute, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Pin", ARGS("s", name), SD_BUS_NO_RESULT, stores1_pin, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Unpin", ARGS("s", name), SD_BUS_NO_RESULT, stores1_unpin, OPEN),

  // An empty store means all of them.
  SD_BUS_METHOD_WITH_ARGS("Rescan", ARGS("s", store), SD_BUS_NO_RESULT, stores1_rescan, OPEN),
  SD_BUS_METHOD_WITH_ARGS("Reload", SD_BUS_NO_ARGS, SD_BUS_NO_RESULT, stores1_reload, OPEN),

  SD_BUS_PROPERTY("Version", "s", stores1_version, 0, SD_BUS_VTABLE_PROPERTY_CONST),
  SD_BUS_PROPERTY("Sequence", "t", stores1_sequence, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
  SD_BUS_PROPERTY("State", "s", stores1_state, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
  SD_BUS_VTABLE_END,
};

int stores1_export(sd_bus *bus, sd_bus_slot **slot, void *userdata) {
  return sd_bus_add_object_vtable(bus, slot, "/org/concertd/Stores1", "org.concertd.Stores1", table, userdata);
}
