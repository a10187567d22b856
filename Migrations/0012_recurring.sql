-- Entries that come again and again: what is recorded each time, and when it falls due.
CREATE TABLE recurring (
  id               INTEGER PRIMARY KEY AUTOINCREMENT,
  amount           INTEGER NOT NULL, -- of a transfer: of the leg that lowers an account
  tolerance        INTEGER CHECK (tolerance BETWEEN 1 AND 1000000), -- millionths of the amount; NULL: exactly the amount
  currency         TEXT    NOT NULL REFERENCES currency (code),
  category_id      INTEGER NOT NULL REFERENCES category (id),
  to_account_id    INTEGER REFERENCES account (id), -- the account that receives a transfer; NULL: it is none
  payee            TEXT    CHECK (payee <> ''),
  account_id       INTEGER NOT NULL REFERENCES account (id),
  note             TEXT    CHECK (note <> ''),
  unit             TEXT    NOT NULL CHECK (unit IN ('week', 'month', 'year')),
  every            INTEGER NOT NULL CHECK (every BETWEEN 1 AND 999),
  -- The day of the month; for weeks that of the week, 1 for Monday.
  wished_day       INTEGER NOT NULL CHECK (wished_day BETWEEN 1 AND CASE unit WHEN 'week' THEN 7 ELSE 31 END),
  wished_month     INTEGER CHECK (wished_month BETWEEN 1 AND 12), -- NULL: it is not due by years
  first_day        INTEGER NOT NULL CHECK (first_day BETWEEN -719162 AND 2932896),
  until_day        INTEGER CHECK (until_day BETWEEN -719162 AND 2932896), -- NULL: it does not end on a day
  occurrence_count INTEGER CHECK (occurrence_count > 0), -- NULL: it does not end after so many times
  CHECK ((wished_month IS NULL) = (unit <> 'year')),
  CHECK (until_day IS NULL OR occurrence_count IS NULL),
  CHECK (to_account_id IS NULL OR to_account_id <> account_id)
) STRICT;

CREATE TABLE recurring_tag (
  recurring_id INTEGER NOT NULL REFERENCES recurring (id) ON DELETE CASCADE,
  tag          TEXT    NOT NULL CHECK (tag <> ''),
  PRIMARY KEY (recurring_id, tag)
) STRICT, WITHOUT ROWID;

-- What became of a due day: an entry was posted, one that was there already is the same payment, or a person wants none. It
-- outlives an entry that its owner deletes, so that it is never posted again; hence no reference to entry.
CREATE TABLE recurring_posting (
  recurring_id INTEGER NOT NULL REFERENCES recurring (id),
  due_day      INTEGER NOT NULL CHECK (due_day BETWEEN -719162 AND 2932896),
  how          TEXT    NOT NULL CHECK (how IN ('posted', 'matched', 'skipped')),
  entry_id     INTEGER, -- NULL: it was skipped
  PRIMARY KEY (recurring_id, due_day),
  CHECK ((entry_id IS NULL) = (how = 'skipped'))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX recurring_posting_entry ON recurring_posting (entry_id) WHERE entry_id IS NOT NULL;

-- The amount that a posted entry had before a row with a similar one was linked to it; NULL: it had the row's.
ALTER TABLE import_row ADD COLUMN linked_amount INTEGER;
