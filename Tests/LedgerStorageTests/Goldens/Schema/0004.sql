-- The fourth version knows which part of a file's text a row is.
INSERT INTO import_row (
  account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, likeness, line_offset, byte_count)
VALUES (50, CAST(julianday('2025-04-04') - 2440587.5 AS INTEGER), 1003, 98, 2, 2, 0, 5002, 4, 27);
