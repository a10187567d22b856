#ifndef CSQLITE_FAULTS_H
#define CSQLITE_FAULTS_H

#include <stdbool.h>
#include <stdint.h>

/* Failures on demand below SQLite, for tests alone. A plan belongs to the thread that arms it; threads without one, and the
   program itself, which is not linked with this, notice nothing. */

/* What can fail, as bits. */
enum {
  /* sqlite3_step is not run. */
  FAULTS_STEP = 1,
  /* sqlite3_step of COMMIT is not run. */
  FAULTS_COMMIT = 2,
  /* SQLite gets no memory. */
  FAULTS_MEMORY = 4,
  /* The files below it. */
  FAULTS_OPEN = 8,
  FAULTS_READ = 16,
  FAULTS_WRITE = 32,
  FAULTS_SYNC = 64,
  FAULTS_TRUNCATE = 128,
  FAULTS_DELETE = 256,
  FAULTS_SHARED_MEMORY = 512,
};

/* Lets `passing` of the named operations of this thread pass, and fails the next one with `code`, or all after that if
   `lasts`. SQLITE_IOERR stands for the extended code of each operation. */
void faults_arm(unsigned operations, int64_t passing, int code, bool lasts);

/* How many operations came since faults_arm; they go on without failures. */
int64_t faults_disarm(void);

/* How many operations have failed since faults_arm. */
int64_t faults_failed(void);

/* From now on this thread's writes are kept apart from what is synced. After `passing` writes, syncs, truncations, deletions
   and creations the power is cut: everything fails. */
void power_record(int64_t passing);

/* How many operations that change a file came since power_record. */
int64_t power_operations(void);

/* Whether the power was cut since power_record. */
bool power_is_cut(void);

/* What survives of what was not synced. */
enum { POWER_NOTHING_SURVIVES = 0, POWER_ALL_SURVIVES = 1, POWER_SOME_SURVIVES = 2 };

/* Ends the recording and puts on the disk what a power cut at this moment leaves: all that was synced, and of the rest what
   `survival` says, in sectors of 512 bytes that `seed` chooses. All connections must be closed. False where a file cannot be
   written. */
bool power_restore(int survival, uint64_t seed);

#endif
