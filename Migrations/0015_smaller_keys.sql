-- Most imported rows are one line, follow the line in front of them, and became an entry of their own. What says otherwise of
-- a few lies beside them, so that the keys of all take a third less of the file.

-- An entry's number less its line, where rows follow each other; imports of earlier versions have none.
ALTER TABLE import ADD COLUMN entry_offset INTEGER NOT NULL DEFAULT 0;

-- Typed entries that rows of an import stand behind, as they were before.
CREATE TABLE import_link (
  entry_id  INTEGER PRIMARY KEY,
  import_id INTEGER NOT NULL REFERENCES import (id),
  status    INTEGER NOT NULL CHECK (status BETWEEN 0 AND 2), -- posted, pending, planned
  amount    INTEGER -- where the row's is another amount
) STRICT;
INSERT OR IGNORE INTO import_link
SELECT entry_id, import_id, linked_status, linked_amount FROM import_row WHERE linked_status IS NOT NULL;

-- Where rows stand that are not one whole line.
CREATE TABLE import_extent (
  entry_id    INTEGER PRIMARY KEY,
  import_id   INTEGER NOT NULL REFERENCES import (id),
  line_offset INTEGER NOT NULL CHECK (line_offset >= 0), -- the bytes of its first line in front of it
  byte_count  INTEGER NOT NULL CHECK (byte_count > 0) -- the bytes that it takes
) STRICT;
INSERT OR IGNORE INTO import_extent
SELECT entry_id, import_id, ifnull(line_offset, 0), byte_count FROM import_row WHERE byte_count IS NOT NULL;

-- What makes an imported row the same row in a later file (SEMANTICS §7): its account, its day, and a fingerprint of
-- amount, currency and text. It is kept apart from the entry: editing an entry never changes it, and it outlives an entry
-- that its owner deletes, hence no reference to entry. The table is its own index: no key stands in the file twice.
CREATE TABLE import_row_again (
  account_id  INTEGER NOT NULL REFERENCES account (id),
  day         INTEGER NOT NULL,
  fingerprint INTEGER NOT NULL,
  entry_id    INTEGER NOT NULL,
  import_id   INTEGER NOT NULL REFERENCES import (id),
  line_shift  INTEGER NOT NULL, -- its line, less entry_id, plus entry_offset of its import
  has_bank_id INTEGER NOT NULL CHECK (has_bank_id BETWEEN 0 AND 1),
  likeness    INTEGER, -- 23 bits of a fingerprint of the amount and of what the payee begins with
  PRIMARY KEY (account_id, day, fingerprint, entry_id)
) STRICT, WITHOUT ROWID;
INSERT INTO import_row_again
SELECT account_id, day, fingerprint, entry_id, import_id, line - entry_id, has_bank_id, (likeness >> 41) & 0x7fffff
FROM import_row ORDER BY account_id, day, fingerprint, entry_id;
DROP TABLE import_row;
ALTER TABLE import_row_again RENAME TO import_row;

-- Sums of a month beyond 2^40 minor units, of which no household has one: without any, all of them together are far from what a
-- report cannot add up, and need not be added up after each change.
CREATE INDEX consumed_amount_large ON consumed_amount (month) WHERE money_in + money_out > 1099511627776;
