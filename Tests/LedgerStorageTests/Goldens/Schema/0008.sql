-- The eighth version lets months start on another day: from June 2025 on the 25th, so that 26 June is of July.
INSERT INTO month_start (month, day) VALUES (24305, 25);
INSERT INTO entry (id, day, amount, currency, category_id, account_id) VALUES
  (14, CAST(julianday('2025-06-26') - 2440587.5 AS INTEGER), -2500, 'EUR', 1, 1);
INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count) VALUES
  (24306, 1, 'EUR', 0, 2500, 1);
UPDATE account_amount SET amount = amount - 2500, entry_count = entry_count + 1 WHERE account_id = 1 AND currency = 'EUR';
