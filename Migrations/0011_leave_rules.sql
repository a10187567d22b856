-- Leave that expires and leave that is granted again and again (SEMANTICS §9). What rules grant, what expires and what an
-- entry consumes is worked out on reading and never stored.
ALTER TABLE leave_balance ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));

-- The last day on which what was granted can be used; NULL: there is none.
ALTER TABLE leave_event ADD COLUMN expires_day INTEGER
  CHECK (expires_day IS NULL OR expires_day >= day AND kind IN ('grant', 'carry-in'));

-- Events that were taken back: they stay, and no longer count.
CREATE TABLE leave_cancellation (
  event_id INTEGER NOT NULL PRIMARY KEY REFERENCES leave_event (id)
) STRICT;

CREATE TABLE leave_rule (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  balance_id INTEGER NOT NULL REFERENCES leave_balance (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('accrue', 'renew')),
  every      TEXT    NOT NULL CHECK (every IN ('year', 'month', 'anniversary')),
  amount     INTEGER NOT NULL CHECK (amount > 0),
  from_day   INTEGER NOT NULL,
  until_day  INTEGER CHECK (until_day >= from_day - 1), -- the day before the first: it never granted; NULL: no last day
  validity   TEXT    CHECK (validity <> ''), -- 15m or 03-31: how long a grant, or what is carried over, can be used
  carry_over INTEGER CHECK (carry_over >= 0), -- the most that a renewal carries over; NULL: all
  prorated   INTEGER NOT NULL CHECK (prorated IN (0, 1)),
  CHECK (CASE kind WHEN 'accrue' THEN every <> 'anniversary' AND carry_over = 0 AND prorated = 0 ELSE every <> 'month' END)
) STRICT;

CREATE INDEX leave_rule_balance ON leave_rule (balance_id);

-- Entries that consume a balance. NULL as amount: as much as the entry's own amount. An entry that brings money in gives back.
CREATE TABLE leave_entry (
  entry_id   INTEGER NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE,
  balance_id INTEGER NOT NULL REFERENCES leave_balance (id),
  amount     INTEGER CHECK (amount > 0)
) STRICT;

CREATE INDEX leave_entry_balance ON leave_entry (balance_id);

-- The columns that were there before stay in their places. Events that were taken back are left out.
DROP VIEW balances;
CREATE VIEW balances AS
SELECT
  b.name AS balance,
  b.unit,
  v.kind,
  date(v.day * 86400, 'unixepoch') AS date,
  date(v.until_day * 86400, 'unixepoch') AS until,
  v.amount,
  v.note,
  v.id AS event,
  NULL AS entry,
  date(v.expires_day * 86400, 'unixepoch') AS expires
FROM leave_event v
JOIN leave_balance b ON b.id = v.balance_id
WHERE v.id NOT IN (SELECT event_id FROM leave_cancellation)
UNION ALL
SELECT
  b.name,
  b.unit,
  'consume',
  date(e.day * 86400, 'unixepoch'),
  date(e.day * 86400, 'unixepoch'),
  CASE WHEN l.amount IS NULL THEN -e.amount WHEN e.amount > 0 THEN -l.amount ELSE l.amount END,
  coalesce(e.note, p.name),
  NULL,
  e.id,
  NULL
FROM leave_entry l
JOIN entry e ON e.id = l.entry_id
JOIN leave_balance b ON b.id = l.balance_id
LEFT JOIN payee p ON p.id = e.payee_id;
