-- What an import leaves behind to be shown, undone and repeated: how the file was read, its text, which typed entries and
-- transfers it touched; and what sorts the rows of the next one: rules, profiles, the categories given by hand.

-- SHA-256 of the file, in hexadecimal; what the import's rows have in common; a fingerprint of which columns held texts.
ALTER TABLE import ADD COLUMN file_hash TEXT CHECK (length(file_hash) = 64);
ALTER TABLE import ADD COLUMN shape INTEGER;
ALTER TABLE import ADD COLUMN account_id INTEGER REFERENCES account (id); -- NULL: several
ALTER TABLE import ADD COLUMN first_day INTEGER;
ALTER TABLE import ADD COLUMN last_day INTEGER;
ALTER TABLE import ADD COLUMN undone_at TEXT; -- UTC; its entries and keys are gone then

-- How the file was read: encoding, delimiter, columns and so on, as the options of the command line say it.
CREATE TABLE import_reading (
  import_id INTEGER NOT NULL REFERENCES import (id),
  key       TEXT    NOT NULL CHECK (key <> ''),
  value     TEXT    NOT NULL,
  PRIMARY KEY (import_id, key)
) STRICT, WITHOUT ROWID;

-- The text of the file in UTF-8, in blocks of whole lines, each compressed on its own (zlib, RFC 1950).
CREATE TABLE import_text (
  import_id  INTEGER NOT NULL REFERENCES import (id),
  first_line INTEGER NOT NULL CHECK (first_line > 0),
  size       INTEGER NOT NULL CHECK (size > 0), -- bytes before compression
  text       BLOB    NOT NULL,
  PRIMARY KEY (import_id, first_line)
) STRICT, WITHOUT ROWID;

-- The status that a typed entry had before the row was linked to it; NULL: the row became an entry of its own.
ALTER TABLE import_row ADD COLUMN linked_status INTEGER CHECK (linked_status IN (0, 1, 2));
-- A fingerprint of the amount and the letters and digits that the payee begins with: rows that may be the same though
-- their texts differ.
ALTER TABLE import_row ADD COLUMN likeness INTEGER;

-- Whether a person changed an imported entry.
ALTER TABLE entry ADD COLUMN edited INTEGER NOT NULL DEFAULT 0 CHECK (edited IN (0, 1));
CREATE INDEX entry_typed ON entry (account_id, day) WHERE import_id IS NULL;

-- The import that made one of two imported legs a transfer, and what the legs' categories were before.
ALTER TABLE transfer ADD COLUMN import_id INTEGER REFERENCES import (id); -- NULL: a person made it
ALTER TABLE transfer ADD COLUMN out_category_id INTEGER REFERENCES category (id);
ALTER TABLE transfer ADD COLUMN in_category_id INTEGER REFERENCES category (id);

-- The import that made a category or an account; they go with it as long as nothing else uses them.
ALTER TABLE category ADD COLUMN import_id INTEGER REFERENCES import (id);
ALTER TABLE account ADD COLUMN import_id INTEGER REFERENCES import (id);

-- What files call an account: the number or name in them, folded.
CREATE TABLE account_identifier (
  identifier TEXT    NOT NULL PRIMARY KEY CHECK (identifier <> ''),
  account_id INTEGER NOT NULL REFERENCES account (id)
) STRICT, WITHOUT ROWID;

-- The category last given by hand to an entry of the payee.
ALTER TABLE payee ADD COLUMN category_id INTEGER REFERENCES category (id);
CREATE INDEX payee_category ON payee (folded_name) WHERE category_id IS NOT NULL;

UPDATE payee
SET category_id = (
  SELECT category_id FROM entry
  WHERE payee_id = payee.id AND import_id IS NULL AND category_id IS NOT NULL
  ORDER BY id DESC LIMIT 1);

-- What rows of files become, in the order of position: the first rule that fits decides.
CREATE TABLE rule (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  position    INTEGER NOT NULL CHECK (position > 0),
  pattern     TEXT    NOT NULL CHECK (pattern <> ''),
  is_regex    INTEGER NOT NULL CHECK (is_regex IN (0, 1)), -- PCRE2; else a part of the payee
  category_id INTEGER NOT NULL REFERENCES category (id),
  payee       TEXT    CHECK (payee <> ''), -- the name that the payee gets
  minimum     INTEGER, -- of the signed amount, in minor units of the currency
  maximum     INTEGER,
  currency    TEXT    REFERENCES currency (code),
  account_id  INTEGER REFERENCES account (id),
  CHECK ((currency IS NULL) = (minimum IS NULL AND maximum IS NULL))
) STRICT;

-- How the files of a bank are read, under a name.
CREATE TABLE profile (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT    NOT NULL CHECK (name <> ''),
  folded_name TEXT    NOT NULL UNIQUE,
  account_id  INTEGER REFERENCES account (id),
  category_id INTEGER REFERENCES category (id),
  header      TEXT -- the folded names of the file's columns, divided by U+001F; NULL: it has no header
) STRICT;

CREATE INDEX profile_header ON profile (header) WHERE header IS NOT NULL;

-- The options of a profile, as the command line has them.
CREATE TABLE profile_reading (
  profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
  key        TEXT    NOT NULL CHECK (key <> ''),
  value      TEXT    NOT NULL,
  PRIMARY KEY (profile_id, key)
) STRICT, WITHOUT ROWID;
