-- What each command changed, so that it can be told, undone and done again.
CREATE TABLE change (
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  made_at         TEXT    NOT NULL CHECK (made_at <> ''), -- UTC, 2026-11-29T08:30:00Z
  command         TEXT    NOT NULL, -- the command line as a shell takes it; empty: a program that told none
  kind            TEXT    NOT NULL CHECK (kind IN ('command', 'automatic', 'undo', 'redo')),
  target_id       INTEGER REFERENCES change (id), -- the change that an undo or a redo is about
  undone_by       INTEGER REFERENCES change (id), -- the undo that took the change back; NULL: it holds
  overrode_lock   INTEGER NOT NULL CHECK (overrode_lock IN (0, 1)),
  entries_added   INTEGER NOT NULL CHECK (entries_added >= 0),
  entries_changed INTEGER NOT NULL CHECK (entries_changed >= 0),
  entries_removed INTEGER NOT NULL CHECK (entries_removed >= 0),
  CHECK ((target_id IS NULL) = (kind IN ('command', 'automatic'))),
  CHECK (undone_by IS NULL OR target_id IS NULL)
) STRICT;

CREATE INDEX change_target ON change (target_id) WHERE target_id IS NOT NULL;

-- The rows that a change touched, in order, in the encoding of docs/architecture.md. Rows of the tables that entries are
-- added up in are left out, since they follow from entries.
CREATE TABLE change_block (
  change_id   INTEGER NOT NULL REFERENCES change (id),
  number      INTEGER NOT NULL CHECK (number > 0),
  first_entry INTEGER, -- the lowest and the highest number of an entry in it; NULL: it is about none
  last_entry  INTEGER CHECK (last_entry >= first_entry),
  size        INTEGER NOT NULL CHECK (size > 0), -- bytes before compression; equal to the length: it is not compressed
  rows        BLOB    NOT NULL,
  PRIMARY KEY (change_id, number),
  CHECK ((first_entry IS NULL) = (last_entry IS NULL))
) STRICT, WITHOUT ROWID;
