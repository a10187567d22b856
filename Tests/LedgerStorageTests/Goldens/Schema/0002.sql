-- The second version brings the starter categories, the account Cash and US dollars.
INSERT INTO entry (id, day, amount, currency, category_id, account_id)
SELECT 9, CAST(julianday('2025-04-01') - 2440587.5 AS INTEGER), -3333, 'USD', c.id, a.id
FROM category c, account a WHERE c.name = 'Groceries' AND a.name = 'Cash';
INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count)
SELECT 24303, category_id, 'USD', 0, 3333, 1 FROM entry WHERE id = 9;
INSERT INTO account_amount (account_id, currency, amount, entry_count)
SELECT account_id, 'USD', -3333, 1 FROM entry WHERE id = 9;
