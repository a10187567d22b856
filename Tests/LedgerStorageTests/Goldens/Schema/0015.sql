-- The fifteenth version keeps beside the keys of rows what only few of them have.
INSERT INTO import (
  id, file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count, entry_offset)
VALUES (9, 'garden.csv', '2025-07-01T10:00:00Z', 1, 0, 1, 0, 0, 195);
INSERT INTO import_row (account_id, day, fingerprint, entry_id, import_id, line_shift, has_bank_id, likeness) VALUES
  (50, CAST(julianday('2025-06-30') - 2440587.5 AS INTEGER), 1005, 197, 9, 0, 0, 8388607),
  (50, CAST(julianday('2025-06-29') - 2440587.5 AS INTEGER), 1006, 9, 9, 189, 1, NULL);
INSERT INTO import_link (entry_id, import_id, status, amount) VALUES (9, 9, 2, -995);
INSERT INTO import_extent (entry_id, import_id, line_offset, byte_count) VALUES (9, 9, 12, 30);
