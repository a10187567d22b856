-- The twelfth version knows entries that come again and again.
INSERT INTO recurring (
  id, amount, tolerance, currency, category_id, to_account_id, payee, account_id, note, unit, every, wished_day, wished_month,
  first_day, until_day, occurrence_count)
VALUES
  (1, -2500, 50000, 'EUR', 1, NULL, 'Harbour office', 1, 'berth', 'month', 1, 31, NULL, 20239, NULL, 12),
  (2, -10000, NULL, 'EUR', 5, 3, NULL, 1, NULL, 'year', 1, 24, 12, 20446, 22000, NULL),
  (3, -300, NULL, 'EUR', 2, NULL, NULL, 1, NULL, 'week', 2, 1, NULL, 20240, NULL, NULL);
INSERT INTO recurring_tag (recurring_id, tag) VALUES (1, 'berth');
INSERT INTO recurring_posting (recurring_id, due_day, how, entry_id) VALUES
  (1, 20265, 'posted', 14), (1, 20300, 'skipped', NULL), (2, 20446, 'matched', 3);
INSERT INTO import_row (
  account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, linked_status, likeness, linked_amount)
VALUES (1, CAST(julianday('2025-06-27') - 2440587.5 AS INTEGER), 1004, 14, 2, 2, 0, 0, 5004, -2400);
