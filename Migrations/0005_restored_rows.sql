-- Rows whose entries their owner had deleted, until a later import brought them back as new entries: what import_row and
-- import_bank_id held of them, so that they are deleted ones again when that import is undone.
CREATE TABLE import_restored_row (
  account_id    INTEGER NOT NULL REFERENCES account (id),
  day           INTEGER NOT NULL,
  fingerprint   INTEGER NOT NULL,
  entry_id      INTEGER NOT NULL PRIMARY KEY,
  import_id     INTEGER NOT NULL REFERENCES import (id), -- the one that had brought it first
  line          INTEGER NOT NULL CHECK (line > 0),
  has_bank_id   INTEGER NOT NULL CHECK (has_bank_id IN (0, 1)),
  linked_status INTEGER CHECK (linked_status IN (0, 1, 2)),
  likeness      INTEGER,
  line_offset   INTEGER CHECK (line_offset >= 0),
  byte_count    INTEGER CHECK (byte_count > 0),
  bank_id       TEXT CHECK (bank_id <> ''),
  restored_as   INTEGER NOT NULL, -- the entry that stands for it now
  restored_by   INTEGER NOT NULL REFERENCES import (id) -- the import of that entry
) STRICT;

CREATE INDEX import_restored_row_import ON import_restored_row (import_id);
CREATE INDEX import_restored_row_restored_by ON import_restored_row (restored_by);
