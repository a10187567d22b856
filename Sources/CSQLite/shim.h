#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

/* Declares the calls that tell of each row before it changes; the libraries of Debian and Homebrew are built with them. */
#define SQLITE_ENABLE_PREUPDATE_HOOK 1

#include <sqlite3.h>

/* The C macro SQLITE_TRANSIENT casts -1 to a function pointer, which Swift cannot import. */
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

/* A variadic function, which Swift cannot import: switches one of the options that are on or off. */
static inline int csqlite_switch(sqlite3 *database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}

/* Another one: keeps the library from counting the memory that it takes, which costs a lock each time. It is to be called before
   the library is used, and does nothing afterwards. */
static inline void csqlite_count_no_memory(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

#endif
