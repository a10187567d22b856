-- Coins have up to twelve decimals. SQLite cannot change a check, so the table is made anew; the views that read it go
-- before and come back after it. Views that people added may read either in between: the old way of renaming a table does
-- not look at them.
PRAGMA legacy_alter_table = ON;

DROP VIEW entries;
DROP VIEW months;
DROP VIEW budgets;

CREATE TABLE currency_with_coins (
  code     TEXT    NOT NULL PRIMARY KEY CHECK (length(code) = 3),
  exponent INTEGER NOT NULL CHECK (exponent BETWEEN 0 AND 12)
) STRICT, WITHOUT ROWID;

INSERT INTO currency_with_coins SELECT code, exponent FROM currency;

DROP TABLE currency;

ALTER TABLE currency_with_coins RENAME TO currency;

CREATE VIEW entries AS
SELECT
  e.id,
  date(e.day * 86400, 'unixepoch') AS date,
  substr(date(e.day * 86400, 'unixepoch'), 1, 7) AS month,
  CASE WHEN coalesce(s.amount, e.amount) < 0 THEN '-' ELSE '' END
    || CASE c.exponent
         WHEN 0 THEN printf('%d', abs(coalesce(s.amount, e.amount)))
         ELSE substr(printf('%0*d', c.exponent + 1, abs(coalesce(s.amount, e.amount))), 1,
                length(printf('%0*d', c.exponent + 1, abs(coalesce(s.amount, e.amount)))) - c.exponent)
              || '.' || substr(printf('%0*d', c.exponent, abs(coalesce(s.amount, e.amount))), -c.exponent)
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

PRAGMA legacy_alter_table = OFF;
