#ifndef FAULTS_H
#define FAULTS_H

#include <sqlite3.h>

#include "CSQLiteFaults.h"

/* Counts one operation of this thread; SQLITE_OK or the code that it is to fail with. */
int faults_pass(unsigned operation);

/* Makes the shim in FaultVFS.c the file system that SQLite takes. */
void faults_register_vfs(void);

/* One file of a recording; the same path made anew is another one. */
struct power_file;

/* The record of a file that was opened; NULL without a recording or for a nameless file. `is_new` after a creation. */
struct power_file *power_open(const char *path, bool is_new, bool is_log);

/* What was done to a file; SQLITE_OK, or SQLITE_IOERR where the power is gone. */
int power_write(struct power_file *file, const void *bytes, int count, sqlite3_int64 offset);
int power_truncate(struct power_file *file, sqlite3_int64 size);
int power_sync(struct power_file *file);
int power_delete(const char *path, bool syncs_folder);

#endif
