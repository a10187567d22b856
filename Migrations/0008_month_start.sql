-- The day on which months start, and since when (SEMANTICS §6). Before the first row it is the 1st.
CREATE TABLE month_start (
  month INTEGER PRIMARY KEY, -- the calendar month on whose first day the setting begins
  day   INTEGER NOT NULL CHECK (day BETWEEN 1 AND 31)
) STRICT;

-- An entry's month is the label of the month that holds its day: the calendar month, unless the day lies before the month's
-- first one, or on or after the first one of the next month.
DROP VIEW entries;

CREATE VIEW entries AS
SELECT
  e.id,
  date(e.day * 86400, 'unixepoch') AS date,
  (SELECT printf('%04d-%02d', label / 12, label % 12 + 1)
   FROM (
     SELECT month + CASE
         WHEN start_day <= 15 THEN -(day < start_day)
         WHEN EXISTS (SELECT 1 FROM month_start WHERE month = calendar.month + 1) THEN 0
         ELSE day >= min(start_day, length)
       END AS label
     FROM (
       SELECT month, day, length,
         coalesce((SELECT day FROM month_start WHERE month <= parts.month ORDER BY month DESC LIMIT 1), 1) AS start_day
       FROM (
         SELECT
           12 * strftime('%Y', e.day * 86400, 'unixepoch') + strftime('%m', e.day * 86400, 'unixepoch') - 1 AS month,
           CAST(strftime('%d', e.day * 86400, 'unixepoch') AS INTEGER) AS day,
           CAST(strftime('%d', e.day * 86400, 'unixepoch', 'start of month', '+1 month', '-1 day') AS INTEGER) AS length
       ) AS parts
     ) AS calendar
   )) AS month,
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
