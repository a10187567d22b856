-- The sqlite3 shell's side of an import: the CSV on standard input into a raw table, and from there into normalised ones.
--   sqlite3 -bail NEW.sqlite '.read import.sql' < rows.csv
-- The pragmas are those of the ledger, so that both promise and hold the same. As the ledger keeps the rows' text, the raw
-- table stays.
PRAGMA journal_mode = wal;
PRAGMA synchronous = full;
PRAGMA cache_size = -16384;
PRAGMA temp_store = memory;

CREATE TABLE raw (date TEXT NOT NULL, account TEXT NOT NULL, payee TEXT NOT NULL, amount TEXT NOT NULL, category TEXT NOT NULL);
.import --csv --skip 1 /dev/stdin raw

BEGIN IMMEDIATE;
CREATE TABLE account  (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE payee    (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE entry (
  id          INTEGER PRIMARY KEY,
  day         INTEGER NOT NULL, -- since 1970-01-01
  amount      INTEGER NOT NULL, -- in minor units
  category_id INTEGER NOT NULL REFERENCES category (id),
  payee_id    INTEGER NOT NULL REFERENCES payee (id),
  account_id  INTEGER NOT NULL REFERENCES account (id)
) STRICT;
INSERT INTO account (name) SELECT DISTINCT account FROM raw;
INSERT INTO category (name) SELECT DISTINCT category FROM raw;
INSERT INTO payee (name) SELECT DISTINCT payee FROM raw;
-- Each amount has two decimals.
INSERT INTO entry (day, amount, category_id, payee_id, account_id)
SELECT unixepoch(r.date) / 86400, CAST(replace(r.amount, '.', '') AS INTEGER), c.id, p.id, a.id
FROM raw r
JOIN category c ON c.name = r.category
JOIN payee p ON p.name = r.payee
JOIN account a ON a.name = r.account;
-- Made after the rows, which is the faster way; it covers a month by category.
CREATE INDEX entry_day ON entry (day, category_id, amount);
COMMIT;

SELECT max(id) FROM entry;
