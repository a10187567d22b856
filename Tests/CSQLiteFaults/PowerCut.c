#include "Faults.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the disk holds for certain, and beside it what was done since the last sync. */

struct bytes {
  char *start;
  sqlite3_int64 size;
};

/* A write, or with no bytes a truncation to `offset`. */
struct change {
  struct change *next;
  char *bytes;
  int count;
  sqlite3_int64 offset;
};

struct power_file {
  struct power_file *next;
  char *path;
  struct bytes synced;
  struct change *first, **last;
  /* Whether its name is in its folder for certain. */
  bool is_in_folder;
  /* Whether its first sync also syncs the folder, as SQLite does for logs that it has made. */
  bool syncs_folder;
};

/* A name that was made, or with no file removed, since the folder was synced. */
struct name_change {
  struct name_change *next;
  char *path;
  struct power_file *file;
};

static _Thread_local struct {
  bool is_on, is_cut;
  int64_t passing, seen;
  struct power_file *files;
  struct name_change *first_name, **last_name;
} recording;

void power_record(int64_t passing) {
  memset(&recording, 0, sizeof recording);
  recording.passing = passing;
  recording.last_name = &recording.first_name;
  recording.is_on = true;
}

int64_t power_operations(void) { return recording.seen; }

bool power_is_cut(void) { return recording.is_cut; }

/* Counts an operation; the one at which the power goes may still reach the disk. */
static int count(void) {
  if (recording.is_cut) return SQLITE_IOERR;
  if (recording.seen++ >= recording.passing) recording.is_cut = true;
  return SQLITE_OK;
}

static int result(void) { return recording.is_cut ? SQLITE_IOERR : SQLITE_OK; }

static void resize(struct bytes *bytes, sqlite3_int64 size) {
  if (size > bytes->size) {
    bytes->start = realloc(bytes->start, (size_t)size);
    memset(bytes->start + bytes->size, 0, (size_t)(size - bytes->size));
  }
  bytes->size = size;
}

static void put(struct bytes *bytes, const char *from, int count, sqlite3_int64 offset) {
  if (offset + count > bytes->size) resize(bytes, offset + count);
  memcpy(bytes->start + offset, from, (size_t)count);
}

static void read_all(struct power_file *file) {
  int descriptor = open(file->path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  char buffer[65536];
  ssize_t got;
  while ((got = read(descriptor, buffer, sizeof buffer)) > 0) put(&file->synced, buffer, (int)got, file->synced.size);
  close(descriptor);
}

static void rename_later(const char *path, struct power_file *file) {
  struct name_change *change = calloc(1, sizeof *change);
  change->path = strdup(path);
  change->file = file;
  *recording.last_name = change;
  recording.last_name = &change->next;
}

static void apply_name(const struct name_change *change) {
  for (struct power_file *file = recording.files; file != NULL; file = file->next)
    if (strcmp(file->path, change->path) == 0) file->is_in_folder = file == change->file;
}

static void forget_first_name(void) {
  struct name_change *change = recording.first_name;
  recording.first_name = change->next;
  if (recording.first_name == NULL) recording.last_name = &recording.first_name;
  free(change->path);
  free(change);
}

static void sync_folder(void) {
  while (recording.first_name != NULL) {
    apply_name(recording.first_name);
    forget_first_name();
  }
}

/* The newest of this path that was not deleted since. */
static struct power_file *find(const char *path) {
  struct power_file *found = NULL;
  for (struct power_file *file = recording.files; file != NULL; file = file->next)
    if (found == NULL && strcmp(file->path, path) == 0) found = file;
  return found;
}

struct power_file *power_open(const char *path, bool is_new, bool is_log) {
  if (!recording.is_on || path == NULL) return NULL;
  struct power_file *known = find(path);
  if (known != NULL && !is_new) return known;
  struct power_file *file = calloc(1, sizeof *file);
  file->path = strdup(path);
  file->last = &file->first;
  file->next = recording.files;
  recording.files = file;
  if (is_new) {
    file->syncs_folder = is_log;
    rename_later(path, file);
  } else {
    file->is_in_folder = true;
    /* NB: closing this descriptor would give up SQLite's locks; it has none right after opening. */
    read_all(file);
  }
  return file;
}

static void remember(struct power_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  struct change *change = calloc(1, sizeof *change);
  change->offset = offset;
  if (bytes != NULL) {
    change->bytes = malloc((size_t)count);
    change->count = count;
    memcpy(change->bytes, bytes, (size_t)count);
  }
  *file->last = change;
  file->last = &change->next;
}

int power_write(struct power_file *file, const void *bytes, int size, sqlite3_int64 offset) {
  if (file == NULL) return result();
  if (count() != SQLITE_OK) return SQLITE_IOERR_WRITE;
  remember(file, bytes, size, offset);
  return result();
}

int power_truncate(struct power_file *file, sqlite3_int64 size) {
  if (file == NULL) return result();
  if (count() != SQLITE_OK) return SQLITE_IOERR_TRUNCATE;
  remember(file, NULL, 0, size);
  return result();
}

/* A generator that a seed repeats (S. Vigna, "SplitMix64"). */
static uint64_t draw(uint64_t *state) {
  uint64_t mixed = *state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

static void apply(struct power_file *file, int survival, uint64_t *state) {
  while (file->first != NULL) {
    struct change *change = file->first;
    file->first = change->next;
    bool survives = survival == POWER_ALL_SURVIVES || (survival == POWER_SOME_SURVIVES && draw(state) % 2 == 0);
    bool is_torn = survival == POWER_SOME_SURVIVES && draw(state) % 4 == 0;
    if (survives && change->bytes == NULL) resize(&file->synced, change->offset);
    for (int start = 0; survives && start < change->count; start += 512) {
      int size = change->count - start < 512 ? change->count - start : 512;
      if (!is_torn || draw(state) % 2 == 0)
        put(&file->synced, change->bytes + start, size, change->offset + start);
    }
    free(change->bytes);
    free(change);
  }
  file->last = &file->first;
}

int power_sync(struct power_file *file) {
  if (file == NULL) return result();
  if (count() != SQLITE_OK) return SQLITE_IOERR_FSYNC;
  if (recording.is_cut) return SQLITE_IOERR_FSYNC;
  apply(file, POWER_ALL_SURVIVES, NULL);
  if (file->syncs_folder) sync_folder();
  file->syncs_folder = false;
  return SQLITE_OK;
}

int power_delete(const char *path, bool syncs_folder) {
  if (!recording.is_on) return SQLITE_OK;
  if (count() != SQLITE_OK) return SQLITE_IOERR_DELETE;
  rename_later(path, NULL);
  if (recording.is_cut) return SQLITE_IOERR_DELETE;
  if (syncs_folder) sync_folder();
  return SQLITE_OK;
}

static bool write_all(struct power_file *file) {
  /* The same file, not one in its place: somebody may have kept it open. */
  int descriptor = open(file->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) return false;
  sqlite3_int64 done = 0;
  while (done < file->synced.size) {
    ssize_t wrote = write(descriptor, file->synced.start + done, (size_t)(file->synced.size - done));
    if (wrote <= 0) break;
    done += wrote;
  }
  return close(descriptor) == 0 && done == file->synced.size;
}

static bool is_in_folder(const char *path) {
  for (struct power_file *file = recording.files; file != NULL; file = file->next)
    if (file->is_in_folder && strcmp(file->path, path) == 0) return true;
  return false;
}

bool power_restore(int survival, uint64_t seed) {
  bool is_done = true;
  uint64_t state = seed;
  /* A file system keeps the order of names, so a beginning of the changes survives. */
  while (recording.first_name != NULL) {
    if (survival == POWER_NOTHING_SURVIVES) break;
    if (survival == POWER_SOME_SURVIVES && draw(&state) % 3 == 0) break;
    apply_name(recording.first_name);
    forget_first_name();
  }
  while (recording.first_name != NULL) forget_first_name();
  for (struct power_file *file = recording.files; file != NULL; file = file->next)
    if (!is_in_folder(file->path)) unlink(file->path);
  while (recording.files != NULL) {
    struct power_file *file = recording.files;
    recording.files = file->next;
    apply(file, survival, &state);
    if (file->is_in_folder) is_done = write_all(file) && is_done;
    free(file->synced.start);
    free(file->path);
    free(file);
  }
  recording.is_on = recording.is_cut = false;
  return is_done;
}
