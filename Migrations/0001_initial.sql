-- The ledger's tables. Amounts are counts of minor units (SEMANTICS §1), days are days since 1970-01-01, months are
-- twelve times the year plus the months before. Tables have singular names; the views for readers have plural ones.
-- Numbers of rows are never used again (AUTOINCREMENT) where something may refer to them after they are gone.
PRAGMA application_id = 1279543122; -- "LDGR"

CREATE TABLE setting (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Currencies in use, with the decimals of their minor units (ISO 4217).
CREATE TABLE currency (
  code     TEXT    NOT NULL PRIMARY KEY CHECK (length(code) = 3),
  exponent INTEGER NOT NULL CHECK (exponent BETWEEN 0 AND 4)
) STRICT, WITHOUT ROWID;

-- A name with colons, Food:Groceries, is a path: the category belongs to the one named by what stands before the last.
CREATE TABLE category (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT    NOT NULL CHECK (name <> ''),
  folded_name TEXT    NOT NULL UNIQUE,
  kind        TEXT    NOT NULL CHECK (kind IN ('spending', 'income', 'transfer', 'uncategorized')),
  color_from  INTEGER NOT NULL CHECK (color_from BETWEEN 0 AND 16777215),
  color_to    INTEGER NOT NULL CHECK (color_to BETWEEN 0 AND 16777215),
  archived    INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX category_uncategorized ON category (kind) WHERE kind = 'uncategorized';

CREATE TABLE account (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT    NOT NULL CHECK (name <> ''),
  folded_name TEXT    NOT NULL UNIQUE,
  currency    TEXT    NOT NULL REFERENCES currency (code),
  opening     INTEGER NOT NULL DEFAULT 0,
  archived    INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
) STRICT;

CREATE TABLE payee (
  id          INTEGER PRIMARY KEY,
  name        TEXT NOT NULL UNIQUE CHECK (name <> ''),
  folded_name TEXT NOT NULL
) STRICT;

CREATE TABLE entry (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  day         INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
  amount      INTEGER NOT NULL,
  currency    TEXT    NOT NULL REFERENCES currency (code),
  category_id INTEGER REFERENCES category (id), -- NULL: the entry is split, see split_line
  payee_id    INTEGER REFERENCES payee (id),
  account_id  INTEGER NOT NULL REFERENCES account (id),
  note        TEXT    CHECK (note <> ''),
  status      INTEGER NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)), -- posted, pending, planned
  import_id   INTEGER REFERENCES import (id) -- NULL: a person typed it
) STRICT;

CREATE INDEX entry_day ON entry (day);
CREATE INDEX entry_payee ON entry (payee_id) WHERE payee_id IS NOT NULL;

CREATE TABLE split_line (
  entry_id    INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
  line        INTEGER NOT NULL CHECK (line > 0),
  category_id INTEGER NOT NULL REFERENCES category (id),
  amount      INTEGER NOT NULL,
  note        TEXT    CHECK (note <> ''),
  PRIMARY KEY (entry_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_tag (
  entry_id INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
  tag      TEXT    NOT NULL CHECK (tag <> ''),
  PRIMARY KEY (entry_id, tag)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_tag_tag ON entry_tag (tag, entry_id);

-- The two legs of a transfer between own accounts.
CREATE TABLE transfer (
  out_entry_id INTEGER NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE,
  in_entry_id  INTEGER NOT NULL UNIQUE REFERENCES entry (id) ON DELETE CASCADE,
  CHECK (out_entry_id <> in_entry_id)
) STRICT;

-- What the posted and pending entries of a month add up to, money in and money out apart. The storage layer keeps it
-- equal to the entries within each transaction, so that a report never reads entries.
CREATE TABLE consumed_amount (
  month       INTEGER NOT NULL,
  category_id INTEGER NOT NULL REFERENCES category (id),
  currency    TEXT    NOT NULL REFERENCES currency (code),
  money_in    INTEGER NOT NULL CHECK (money_in >= 0),
  money_out   INTEGER NOT NULL CHECK (money_out >= 0),
  entry_count INTEGER NOT NULL CHECK (entry_count > 0),
  PRIMARY KEY (month, category_id, currency)
) STRICT, WITHOUT ROWID;

-- What the posted and pending entries of an account add up to, kept like consumed_amount.
CREATE TABLE account_amount (
  account_id  INTEGER NOT NULL REFERENCES account (id),
  currency    TEXT    NOT NULL REFERENCES currency (code),
  amount      INTEGER NOT NULL,
  entry_count INTEGER NOT NULL CHECK (entry_count > 0),
  PRIMARY KEY (account_id, currency)
) STRICT, WITHOUT ROWID;

-- Budgets in the ledger's currency (SEMANTICS §5).
CREATE TABLE budget_rule (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  category_id INTEGER REFERENCES category (id), -- NULL: the whole month
  month       INTEGER NOT NULL,
  scope       TEXT    NOT NULL CHECK (scope IN ('from', 'only')),
  amount      INTEGER CHECK (amount >= 0) -- NULL: none, which differs from 0
) STRICT;

CREATE UNIQUE INDEX budget_rule_key ON budget_rule (ifnull(category_id, 0), scope, month);

CREATE TABLE leave_balance (
  id               INTEGER PRIMARY KEY AUTOINCREMENT,
  name             TEXT    NOT NULL CHECK (name <> ''),
  folded_name      TEXT    NOT NULL UNIQUE,
  unit             TEXT    NOT NULL CHECK (unit <> ''),
  color            INTEGER NOT NULL CHECK (color BETWEEN 0 AND 16777215),
  allows_overdraft INTEGER NOT NULL DEFAULT 0 CHECK (allows_overdraft IN (0, 1))
) STRICT;

-- Only ever added to (SEMANTICS §9). Amounts are thousandths of the unit, minutes or minor units, as the unit says.
CREATE TABLE leave_event (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  balance_id INTEGER NOT NULL REFERENCES leave_balance (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('grant', 'carry-in', 'consume', 'expire', 'adjust')),
  day        INTEGER NOT NULL,
  until_day  INTEGER NOT NULL CHECK (until_day >= day), -- the last day of a consumption; else the day
  amount     INTEGER NOT NULL CHECK (amount >= 0 OR kind = 'adjust'),
  note       TEXT    CHECK (note <> '')
) STRICT;

CREATE INDEX leave_event_balance ON leave_event (balance_id, day);

CREATE TABLE import (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  file_name      TEXT    NOT NULL,
  imported_at    TEXT    NOT NULL, -- UTC, 2026-11-29T08:30:00Z
  new_count      INTEGER NOT NULL CHECK (new_count >= 0),
  known_count    INTEGER NOT NULL CHECK (known_count >= 0),
  linked_count   INTEGER NOT NULL CHECK (linked_count >= 0),
  skipped_count  INTEGER NOT NULL CHECK (skipped_count >= 0),
  rejected_count INTEGER NOT NULL CHECK (rejected_count >= 0)
) STRICT;

-- What makes an imported row the same row in a later file (SEMANTICS §7): its account, its day, and a fingerprint of
-- amount, currency and text. It is kept apart from the entry: editing an entry never changes it, and it outlives an entry
-- that its owner deletes, hence no reference to entry. The table is its own index: no key stands in the file twice.
CREATE TABLE import_row (
  account_id  INTEGER NOT NULL REFERENCES account (id),
  day         INTEGER NOT NULL,
  fingerprint INTEGER NOT NULL,
  entry_id    INTEGER NOT NULL,
  import_id   INTEGER NOT NULL REFERENCES import (id),
  line        INTEGER NOT NULL CHECK (line > 0),
  has_bank_id INTEGER NOT NULL CHECK (has_bank_id IN (0, 1)),
  PRIMARY KEY (account_id, day, fingerprint, entry_id)
) STRICT, WITHOUT ROWID;

-- The bank's own ids of these rows, as far as they had one that was unique in its file.
CREATE TABLE import_bank_id (
  account_id INTEGER NOT NULL REFERENCES account (id),
  bank_id    TEXT    NOT NULL CHECK (bank_id <> ''),
  entry_id   INTEGER NOT NULL,
  PRIMARY KEY (account_id, bank_id, entry_id)
) STRICT, WITHOUT ROWID;

-- The views below are the contract for readers of the file; docs/schema.md describes them. Amounts are minor units to
-- calculate with, beside the decimals of their currency; entries have them as decimal text as well.
CREATE VIEW entries AS
SELECT
  e.id,
  date(e.day * 86400, 'unixepoch') AS date,
  substr(date(e.day * 86400, 'unixepoch'), 1, 7) AS month,
  CASE WHEN coalesce(s.amount, e.amount) < 0 THEN '-' ELSE '' END
    || CASE c.exponent
         WHEN 0 THEN printf('%d', abs(coalesce(s.amount, e.amount)))
         WHEN 2 THEN printf('%d.%02d', abs(coalesce(s.amount, e.amount)) / 100, abs(coalesce(s.amount, e.amount)) % 100)
         WHEN 3 THEN printf('%d.%03d', abs(coalesce(s.amount, e.amount)) / 1000, abs(coalesce(s.amount, e.amount)) % 1000)
         ELSE printf('%d.%04d', abs(coalesce(s.amount, e.amount)) / 10000, abs(coalesce(s.amount, e.amount)) % 10000)
       END AS amount,
  coalesce(s.amount, e.amount) AS minor_units,
  e.currency,
  c.exponent,
  k.name AS category,
  k.kind,
  p.name AS payee,
  a.name AS account,
  coalesce(s.note, e.note) AS note,
  (SELECT group_concat(tag, ' ') FROM (SELECT tag FROM entry_tag WHERE entry_id = e.id ORDER BY tag)) AS tags,
  s.line AS split_line,
  coalesce(t.in_entry_id, u.out_entry_id) AS transfer,
  CASE e.status WHEN 0 THEN 'posted' WHEN 1 THEN 'pending' ELSE 'planned' END AS status,
  e.import_id AS import
FROM entry e
LEFT JOIN split_line s ON s.entry_id = e.id
JOIN category k ON k.id = coalesce(s.category_id, e.category_id)
JOIN account a ON a.id = e.account_id
JOIN currency c ON c.code = e.currency
LEFT JOIN payee p ON p.id = e.payee_id
LEFT JOIN transfer t ON t.out_entry_id = e.id
LEFT JOIN transfer u ON u.in_entry_id = e.id;

CREATE VIEW months AS
SELECT
  printf('%04d-%02d', m.month / 12, m.month % 12 + 1) AS month,
  k.name AS category,
  k.kind,
  m.currency,
  c.exponent,
  m.money_in AS money_in_minor_units,
  m.money_out AS money_out_minor_units,
  CASE k.kind
    WHEN 'spending' THEN m.money_out - m.money_in
    WHEN 'uncategorized' THEN m.money_out
    ELSE 0
  END AS consumed_minor_units,
  CASE k.kind
    WHEN 'income' THEN m.money_in - m.money_out
    WHEN 'uncategorized' THEN m.money_in
    ELSE 0
  END AS income_minor_units,
  m.entry_count
FROM consumed_amount m
JOIN category k ON k.id = m.category_id
JOIN currency c ON c.code = m.currency;

CREATE VIEW budgets AS
SELECT
  k.name AS category, -- NULL: the whole month
  b.scope,
  printf('%04d-%02d', b.month / 12, b.month % 12 + 1) AS month,
  b.amount AS minor_units,
  c.code AS currency,
  c.exponent
FROM budget_rule b
JOIN setting s ON s.key = 'currency'
JOIN currency c ON c.code = s.value
LEFT JOIN category k ON k.id = b.category_id;

CREATE VIEW balances AS
SELECT
  b.name AS balance,
  b.unit,
  v.kind,
  date(v.day * 86400, 'unixepoch') AS date,
  date(v.until_day * 86400, 'unixepoch') AS until,
  v.amount,
  v.note
FROM leave_event v
JOIN leave_balance b ON b.id = v.balance_id;
