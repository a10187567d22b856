-- The third version keeps what an import leaves behind, rules and profiles.
INSERT INTO import (
  id, file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count, file_hash, shape,
  account_id, first_day, last_day, undone_at)
VALUES
  (2, 'harbour.csv', '2025-04-05T10:00:00Z', 1, 0, 1, 0, 0,
    '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', 12, 1, 20180, 20181, NULL),
  (3, 'gone.csv', '2025-04-06T10:00:00Z', 1, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, '2025-04-07T10:00:00Z');
INSERT INTO import_reading (import_id, key, value) VALUES (2, 'delimiter', ','), (2, 'column', 'date=Date');
INSERT INTO import_text (import_id, first_line, size, text) VALUES
  (2, 1, 51, X'789C73492C49D50948AC4C4DD571CCCD2FCD2BE132323032D53530D13530D2F1482C4ACA2F2D52C84F4BCB4C4ED5D13534D53330E002009F5D0F14');
INSERT INTO category (id, name, folded_name, kind, color_from, color_to, import_id) VALUES
  (50, 'Moorings', 'moorings', 'spending', 0x010203, 0x040506, 2);
INSERT INTO account (id, name, folded_name, currency, import_id) VALUES (50, 'Harbour card', 'harbour card', 'EUR', 2);
INSERT INTO entry (id, day, amount, currency, category_id, payee_id, account_id, import_id, edited) VALUES
  (10, CAST(julianday('2025-04-02') - 2440587.5 AS INTEGER), -1500, 'EUR', 50, 1, 50, 2, 1),
  (11, CAST(julianday('2025-04-03') - 2440587.5 AS INTEGER), -700, 'EUR', 5, NULL, 50, 2, 0),
  (12, CAST(julianday('2025-04-03') - 2440587.5 AS INTEGER), 700, 'EUR', 5, NULL, 1, NULL, 0);
INSERT INTO transfer (out_entry_id, in_entry_id, import_id, out_category_id, in_category_id) VALUES (11, 12, 2, 50, 1);
INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count) VALUES
  (24303, 50, 'EUR', 0, 1500, 1), (24303, 5, 'EUR', 700, 700, 2);
INSERT INTO account_amount (account_id, currency, amount, entry_count) VALUES (50, 'EUR', -2200, 2);
UPDATE account_amount SET amount = amount + 700, entry_count = entry_count + 1 WHERE account_id = 1 AND currency = 'EUR';
INSERT INTO import_row (account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, linked_status, likeness) VALUES
  (50, CAST(julianday('2025-04-02') - 2440587.5 AS INTEGER), 1001, 10, 2, 2, 0, NULL, 5001),
  (1, CAST(julianday('2025-03-10') - 2440587.5 AS INTEGER), 1002, 1, 2, 3, 0, 1, NULL);
INSERT INTO account_identifier (identifier, account_id) VALUES ('de89370400440532013000', 50);
UPDATE payee SET category_id = 50 WHERE id = 1;
INSERT INTO rule (id, position, pattern, is_regex, category_id, payee, minimum, maximum, currency, account_id) VALUES
  (1, 2, 'harbour', 0, 50, 'Harbour office', -10000, -100, 'EUR', 50), (2, 1, '^caf[eé]', 1, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO profile (id, name, folded_name, account_id, category_id, header) VALUES
  (1, 'Harbour bank', 'harbour bank', 50, 50, 'date' || char(31) || 'payee' || char(31) || 'amount'),
  (2, 'Plain', 'plain', NULL, NULL, NULL);
INSERT INTO profile_reading (profile_id, key, value) VALUES (1, 'decimal', 'point'), (1, 'sign', 'inverted');
