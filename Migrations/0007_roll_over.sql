-- What goes from one month's budget into the next, by category (SEMANTICS §5).
CREATE TABLE roll_over_rule (
  category_id INTEGER NOT NULL REFERENCES category (id),
  month       INTEGER NOT NULL, -- the first one that receives by it
  mode        TEXT    NOT NULL CHECK (mode IN ('none', 'surplus', 'both')),
  cap         INTEGER CHECK (cap > 0), -- the most that a month receives; NULL: no limit
  PRIMARY KEY (category_id, month),
  CHECK (mode <> 'none' OR cap IS NULL)
) STRICT, WITHOUT ROWID;
