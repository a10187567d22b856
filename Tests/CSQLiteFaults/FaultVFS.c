#include "Faults.h"

#include <stdlib.h>
#include <string.h>

/* A file system between SQLite and the one it takes by itself: it counts, fails and records, and hands all else on. */

static sqlite3_vfs *below;
static sqlite3_vfs shim;

struct shim_file {
  sqlite3_file base;
  struct power_file *record;
};

static struct power_file *record(sqlite3_file *file) { return ((struct shim_file *)file)->record; }

/* The real file stands behind ours in the memory that SQLite gives. */
static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((struct shim_file *)file + 1); }

#define PASS(operation) \
  do { \
    int failure = faults_pass(operation); \
    if (failure != SQLITE_OK) return failure; \
  } while (0)
#define RECORD(call) \
  do { \
    int failure = call; \
    if (failure != SQLITE_OK) return failure; \
  } while (0)

static int file_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  PASS(FAULTS_READ);
  if (power_is_cut()) return SQLITE_IOERR_READ;
  return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  PASS(FAULTS_WRITE);
  RECORD(power_write(record(file), bytes, count, offset));
  return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  PASS(FAULTS_TRUNCATE);
  RECORD(power_truncate(record(file), size));
  return real(file)->pMethods->xTruncate(real(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
  PASS(FAULTS_SYNC);
  RECORD(power_sync(record(file)));
  /* No test of this process outlives the machine, and a recording knows by itself what is synced: the disk need not. */
  (void)flags;
  return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}

static int file_lock(sqlite3_file *file, int level) { return real(file)->pMethods->xLock(real(file), level); }

static int file_unlock(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }

static int file_check_lock(sqlite3_file *file, int *is_held) {
  return real(file)->pMethods->xCheckReservedLock(real(file), is_held);
}

static int file_control(sqlite3_file *file, int number, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), number, argument);
}

static int file_sector(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int file_device(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

static int shared_map(sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
  PASS(FAULTS_SHARED_MEMORY);
  return real(file)->pMethods->xShmMap(real(file), region, size, extends, memory);
}

static int shared_lock(sqlite3_file *file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void shared_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int shared_unmap(sqlite3_file *file, int deletes) { return real(file)->pMethods->xShmUnmap(real(file), deletes); }

static const sqlite3_io_methods methods = {
    /* Version 2 has no memory mapping, which would write past us. */
    .iVersion = 2,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_device,
    .xShmMap = shared_map,
    .xShmLock = shared_lock,
    .xShmBarrier = shared_barrier,
    .xShmUnmap = shared_unmap,
};

static int open_file(sqlite3_vfs *vfs, sqlite3_filename path, sqlite3_file *file, int flags, int *given) {
  (void)vfs;
  file->pMethods = NULL;
  PASS(FAULTS_OPEN);
  if (power_is_cut()) return SQLITE_CANTOPEN;
  int exists = 0;
  if (path != NULL) below->xAccess(below, path, SQLITE_ACCESS_EXISTS, &exists);
  int code = below->xOpen(below, path, real(file), flags, given);
  if (real(file)->pMethods == NULL) return code;
  if (code != SQLITE_OK) {
    real(file)->pMethods->xClose(real(file));
    return code;
  }
  bool is_log = (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL | SQLITE_OPEN_SUPER_JOURNAL)) != 0;
  ((struct shim_file *)file)->record = power_open(path, !exists, is_log);
  file->pMethods = &methods;
  return SQLITE_OK;
}

static int delete_file(sqlite3_vfs *vfs, const char *path, int syncs_folder) {
  (void)vfs;
  PASS(FAULTS_DELETE);
  RECORD(power_delete(path, syncs_folder != 0));
  return below->xDelete(below, path, syncs_folder);
}

static int access_file(sqlite3_vfs *vfs, const char *path, int flags, int *answer) {
  (void)vfs;
  return below->xAccess(below, path, flags, answer);
}

static int full_path(sqlite3_vfs *vfs, const char *path, int size, char *answer) {
  (void)vfs;
  return below->xFullPathname(below, path, size, answer);
}

static int fill_randomly(sqlite3_vfs *vfs, int count, char *bytes) {
  (void)vfs;
  return below->xRandomness(below, count, bytes);
}

static int wait_a_little(sqlite3_vfs *vfs, int microseconds) {
  (void)vfs;
  return below->xSleep(below, microseconds);
}

static int current_time(sqlite3_vfs *vfs, double *time) {
  (void)vfs;
  return below->xCurrentTime(below, time);
}

static int last_error(sqlite3_vfs *vfs, int size, char *text) {
  (void)vfs;
  return below->xGetLastError(below, size, text);
}

void faults_register_vfs(void) {
  below = sqlite3_vfs_find(NULL);
  if (below == NULL) return;
  shim.iVersion = 1;
  shim.szOsFile = (int)sizeof(struct shim_file) + below->szOsFile;
  shim.mxPathname = below->mxPathname;
  shim.zName = "faults";
  shim.xOpen = open_file;
  shim.xDelete = delete_file;
  shim.xAccess = access_file;
  shim.xFullPathname = full_path;
  shim.xRandomness = fill_randomly;
  shim.xSleep = wait_a_little;
  shim.xCurrentTime = current_time;
  shim.xGetLastError = last_error;
  sqlite3_vfs_register(&shim, 1);
}
