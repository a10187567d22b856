#ifndef LEDGER_CSQLITE_SHIM_H
#define LEDGER_CSQLITE_SHIM_H

#include <sqlite3.h>

/* The C macro SQLITE_TRANSIENT casts -1 to a function pointer, which Swift cannot import. */
static inline sqlite3_destructor_type ledger_sqlite_transient(void) { return SQLITE_TRANSIENT; }

#endif
