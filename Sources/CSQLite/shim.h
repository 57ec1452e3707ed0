#pragma once
#include <sqlite3.h>

/// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import.
static inline sqlite3_destructor_type concertd_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// Leaves out SQLite's accounts of its memory, which take a lock for each allocation (sqlite.org/c3ref/c_config_covering_index_scan.html).
/// Swift does not import variadic functions. Only before SQLite is first used; later it has no effect.
static inline int concertd_sqlite_without_accounts(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
