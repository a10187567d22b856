-- A list of three values in a CHECK costs a temporary table for each row that is stored (SQLite "The IN operator with a list");
-- a range of integers costs a comparison. The columns stay as they are, in the same order.
PRAGMA legacy_alter_table = ON; -- views name the tables, which are away for a moment

CREATE TABLE entry_numbers AS SELECT seq FROM sqlite_sequence WHERE name = 'entry';

CREATE TABLE entry_again (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  day         INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
  amount      INTEGER NOT NULL,
  currency    TEXT    NOT NULL REFERENCES currency (code),
  category_id INTEGER REFERENCES category (id), -- NULL: the entry is split, see split_line
  payee_id    INTEGER REFERENCES payee (id),
  account_id  INTEGER NOT NULL REFERENCES account (id),
  note        TEXT    CHECK (note <> ''),
  status      INTEGER NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 2), -- posted, pending, planned
  import_id   INTEGER REFERENCES import (id), -- NULL: a person typed it
  edited      INTEGER NOT NULL DEFAULT 0 CHECK (edited BETWEEN 0 AND 1) -- whether a person changed an imported one
) STRICT;
INSERT INTO entry_again
SELECT id, day, amount, currency, category_id, payee_id, account_id, note, status, import_id, edited FROM entry ORDER BY id;
DROP TABLE entry;
ALTER TABLE entry_again RENAME TO entry;
-- Numbers of entries that are gone are not given again.
DELETE FROM sqlite_sequence WHERE name = 'entry';
INSERT INTO sqlite_sequence (name, seq) SELECT 'entry', seq FROM entry_numbers;
DROP TABLE entry_numbers;
CREATE INDEX entry_day ON entry (day);
CREATE INDEX entry_payee ON entry (payee_id) WHERE payee_id IS NOT NULL;
CREATE INDEX entry_typed ON entry (account_id, day) WHERE import_id IS NULL;

-- What makes an imported row the same row in a later file (SEMANTICS §7): its account, its day, and a fingerprint of
-- amount, currency and text. It is kept apart from the entry: editing an entry never changes it, and it outlives an entry
-- that its owner deletes, hence no reference to entry. The table is its own index: no key stands in the file twice.
CREATE TABLE import_row_again (
  account_id    INTEGER NOT NULL REFERENCES account (id),
  day           INTEGER NOT NULL,
  fingerprint   INTEGER NOT NULL,
  entry_id      INTEGER NOT NULL,
  import_id     INTEGER NOT NULL REFERENCES import (id),
  line          INTEGER NOT NULL CHECK (line > 0),
  has_bank_id   INTEGER NOT NULL CHECK (has_bank_id BETWEEN 0 AND 1),
  linked_status INTEGER CHECK (linked_status BETWEEN 0 AND 2), -- what a typed entry was before; NULL: the row became the entry
  likeness      INTEGER, -- a fingerprint of the amount and of what the payee begins with
  line_offset   INTEGER CHECK (line_offset >= 0), -- the bytes of its first line in front of it
  byte_count    INTEGER CHECK (byte_count > 0), -- the bytes that it takes; NULL: its first line
  linked_amount INTEGER, -- what a typed entry had before, where the row's is another amount
  PRIMARY KEY (account_id, day, fingerprint, entry_id)
) STRICT, WITHOUT ROWID;
INSERT INTO import_row_again
SELECT
  account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, linked_status, likeness, line_offset, byte_count,
  linked_amount
FROM import_row ORDER BY account_id, day, fingerprint, entry_id;
DROP TABLE import_row;
ALTER TABLE import_row_again RENAME TO import_row;

PRAGMA legacy_alter_table = OFF;
