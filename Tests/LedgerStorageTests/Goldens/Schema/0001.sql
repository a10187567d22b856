-- A ledger of the first version: one of everything that it could hold.
INSERT INTO setting (key, value) VALUES ('colour-of-the-boat', 'blue');
INSERT INTO currency (code, exponent) VALUES ('EUR', 2), ('JPY', 0);
INSERT INTO category (id, name, folded_name, kind, color_from, color_to, archived) VALUES
  (1, 'Boats', 'boats', 'spending', 0x0000ff, 0x000080, 0),
  (2, 'Boats:Fuel', 'boats:fuel', 'spending', 0x00ff00, 0x008000, 0),
  (3, 'Trips:Ferries', 'trips:ferries', 'spending', 0xff0000, 0x800000, 0),
  (4, 'Wages', 'wages', 'income', 0x112233, 0x445566, 0),
  (5, 'Between', 'between', 'transfer', 0x111111, 0x222222, 0),
  (6, 'Old hobby', 'old hobby', 'spending', 0x333333, 0x444444, 1);
INSERT INTO account (id, name, folded_name, currency, opening, archived) VALUES
  (1, 'Purse', 'purse', 'EUR', 5000, 0), (2, 'Yen box', 'yen box', 'JPY', 0, 0), (3, 'Reserve', 'reserve', 'EUR', -100, 1);
INSERT INTO payee (id, name, folded_name) VALUES (1, 'Harbour office', 'harbour office'), (2, 'Café Été', 'café été');
INSERT INTO import (id, file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count)
VALUES (1, 'old bank.csv', '2025-03-20T10:00:00Z', 1, 2, 3, 4, 5);
INSERT INTO entry (id, day, amount, currency, category_id, payee_id, account_id, note, status, import_id) VALUES
  (1, CAST(julianday('2025-03-10') - 2440587.5 AS INTEGER), -4250, 'EUR', 2, 1, 1, 'diesel; "cheap"', 0, NULL),
  (2, CAST(julianday('2025-03-11') - 2440587.5 AS INTEGER), -10000, 'EUR', NULL, 2, 1, NULL, 0, NULL),
  (3, CAST(julianday('2025-03-12') - 2440587.5 AS INTEGER), -20000, 'EUR', 5, NULL, 1, NULL, 0, NULL),
  (4, CAST(julianday('2025-03-12') - 2440587.5 AS INTEGER), 20000, 'EUR', 5, NULL, 3, NULL, 0, NULL),
  (5, CAST(julianday('2025-03-28') - 2440587.5 AS INTEGER), 250000, 'EUR', 4, NULL, 1, NULL, 0, NULL),
  (6, CAST(julianday('2025-03-30') - 2440587.5 AS INTEGER), -1200, 'JPY', 1, NULL, 2, NULL, 1, NULL),
  (7, CAST(julianday('2025-12-24') - 2440587.5 AS INTEGER), -999, 'EUR', 1, NULL, 1, 'planned', 2, NULL),
  (8, CAST(julianday('2025-03-15') - 2440587.5 AS INTEGER), -1500, 'EUR', 2, 2, 1, NULL, 0, 1);
INSERT INTO split_line (entry_id, line, category_id, amount, note) VALUES (2, 1, 1, -6000, 'rope'), (2, 2, 3, -4000, NULL);
INSERT INTO entry_tag (entry_id, tag) VALUES (1, 'summer'), (1, 'été');
INSERT INTO transfer (out_entry_id, in_entry_id) VALUES (3, 4);
INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count) VALUES
  (24302, 1, 'EUR', 0, 6000, 1), (24302, 1, 'JPY', 0, 1200, 1), (24302, 2, 'EUR', 0, 5750, 2),
  (24302, 3, 'EUR', 0, 4000, 1), (24302, 4, 'EUR', 250000, 0, 1), (24302, 5, 'EUR', 20000, 20000, 2);
INSERT INTO account_amount (account_id, currency, amount, entry_count) VALUES
  (1, 'EUR', 214250, 5), (2, 'JPY', -1200, 1), (3, 'EUR', 20000, 1);
INSERT INTO budget_rule (category_id, month, scope, amount) VALUES
  (NULL, 24300, 'from', 100000), (1, 24302, 'only', NULL), (2, 24302, 'from', 0), (3, 24302, 'from', 5000);
INSERT INTO leave_balance (id, name, folded_name, unit, color, allows_overdraft) VALUES
  (1, 'Annual leave', 'annual leave', 'days', 0x123456, 0), (2, 'Overtime', 'overtime', 'minutes', 0x654321, 1);
INSERT INTO leave_event (balance_id, kind, day, until_day, amount, note) VALUES
  (1, 'grant', 20089, 20089, 28000, NULL), (1, 'carry-in', 20089, 20089, 5000, 'from 2024'),
  (1, 'consume', 20160, 20164, 5000, 'by the sea'), (1, 'expire', 20178, 20178, 2000, NULL),
  (1, 'adjust', 20179, 20179, -500, NULL), (2, 'grant', 20089, 20089, 440, NULL);
INSERT INTO import_row (account_id, day, fingerprint, entry_id, import_id, line, has_bank_id) VALUES
  (1, CAST(julianday('2025-03-15') - 2440587.5 AS INTEGER), -8123456789012345678, 8, 1, 2, 1),
  (1, CAST(julianday('2025-03-16') - 2440587.5 AS INTEGER), 77, 99, 1, 3, 0);
INSERT INTO import_bank_id (account_id, bank_id, entry_id) VALUES (1, 'REF-0001', 8);
