-- Amounts to be saved by a month, from the balance of an account or from entries that are set aside for the goal.
CREATE TABLE savings_goal (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT    NOT NULL CHECK (name <> ''),
  folded_name TEXT    NOT NULL UNIQUE,
  target      INTEGER NOT NULL CHECK (target > 0),
  currency    TEXT    NOT NULL REFERENCES currency (code),
  month       INTEGER NOT NULL, -- the last one to save in
  account_id  INTEGER UNIQUE REFERENCES account (id), -- the account whose balance counts; NULL: entry_goal does
  color       INTEGER NOT NULL CHECK (color BETWEEN 0 AND 16777215)
) STRICT;

CREATE TABLE entry_goal (
  entry_id INTEGER NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE,
  goal_id  INTEGER NOT NULL REFERENCES savings_goal (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX entry_goal_goal ON entry_goal (goal_id);
