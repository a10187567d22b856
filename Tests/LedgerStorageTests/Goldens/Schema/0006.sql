-- The sixth version takes coins with up to twelve decimals.
INSERT INTO currency (code, exponent) VALUES ('XMR', 12);
INSERT INTO entry (id, day, amount, currency, category_id, account_id) VALUES
  (13, CAST(julianday('2025-05-02') - 2440587.5 AS INTEGER), -1234567890123, 'XMR', 1, 1);
INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count) VALUES
  (24304, 1, 'XMR', 0, 1234567890123, 1);
INSERT INTO account_amount (account_id, currency, amount, entry_count) VALUES (1, 'XMR', -1234567890123, 1);
