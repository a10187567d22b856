#define _GNU_SOURCE
#include "Faults.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local struct {
  unsigned operations;
  int64_t passing, seen, failed;
  int code;
  bool lasts;
} plan;

void faults_arm(unsigned operations, int64_t passing, int code, bool lasts) {
  plan.passing = passing;
  plan.seen = plan.failed = 0;
  plan.code = code;
  plan.lasts = lasts;
  plan.operations = operations;
}

int64_t faults_disarm(void) {
  plan.operations = 0;
  return plan.seen;
}

int64_t faults_failed(void) { return plan.failed; }

static int extended(unsigned operation) {
  switch (operation) {
  case FAULTS_OPEN: return SQLITE_CANTOPEN;
  case FAULTS_READ: return SQLITE_IOERR_READ;
  case FAULTS_WRITE: return SQLITE_IOERR_WRITE;
  case FAULTS_SYNC: return SQLITE_IOERR_FSYNC;
  case FAULTS_TRUNCATE: return SQLITE_IOERR_TRUNCATE;
  case FAULTS_DELETE: return SQLITE_IOERR_DELETE;
  case FAULTS_SHARED_MEMORY: return SQLITE_IOERR_SHMMAP;
  default: return SQLITE_IOERR;
  }
}

int faults_pass(unsigned operation) {
  if ((plan.operations & operation) == 0) return SQLITE_OK;
  int64_t number = plan.seen++;
  if (number < plan.passing || (number > plan.passing && !plan.lasts)) return SQLITE_OK;
  plan.failed++;
  return plan.code == SQLITE_IOERR ? extended(operation) : plan.code;
}

/* The linker prefers this one to the library's, and so does the library, which runs statements of its own for
   pragma_table_info() or to read the schema. It looks for their failure in the statement, finds none there where it was not
   run, and takes it for the end of the rows. They are no places: a file that fails below them is. */
int sqlite3_step(sqlite3_stmt *statement) {
  static int (*step)(sqlite3_stmt *);
  static void *library;
  Dl_info place;
  if (step == NULL) {
    step = (int (*)(sqlite3_stmt *))dlsym(RTLD_NEXT, "sqlite3_step");
    if (dladdr((void *)step, &place) != 0) library = place.dli_fbase;
  }
  if ((plan.operations & (FAULTS_STEP | FAULTS_COMMIT)) == 0) return step(statement);
  if (dladdr(__builtin_return_address(0), &place) != 0 && place.dli_fbase == library) return step(statement);
  const char *sql = sqlite3_sql(statement);
  /* A rollback that fails too would only hide what the test looks at. */
  bool rolls_back = sql != NULL && strncmp(sql, "ROLLBACK", 8) == 0;
  bool commits = sql != NULL && strncmp(sql, "COMMIT", 6) == 0;
  int code = rolls_back ? SQLITE_OK : faults_pass(FAULTS_STEP);
  if (code == SQLITE_OK && commits) code = faults_pass(FAULTS_COMMIT);
  return code == SQLITE_OK ? step(statement) : code;
}

static sqlite3_mem_methods memory;

static void *allocate(int size) { return faults_pass(FAULTS_MEMORY) == SQLITE_OK ? memory.xMalloc(size) : NULL; }

static void *reallocate(void *old, int size) {
  return faults_pass(FAULTS_MEMORY) == SQLITE_OK ? memory.xRealloc(old, size) : NULL;
}

__attribute__((constructor)) static void install(void) {
  sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory);
  sqlite3_mem_methods failing = memory;
  failing.xMalloc = allocate;
  failing.xRealloc = reallocate;
  sqlite3_config(SQLITE_CONFIG_MALLOC, &failing);
  faults_register_vfs();
}
