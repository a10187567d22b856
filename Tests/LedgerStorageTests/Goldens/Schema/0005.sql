-- The fifth version keeps rows whose deleted entries were brought back.
INSERT INTO import_restored_row (
  account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, linked_status, likeness, line_offset, byte_count,
  bank_id, restored_as, restored_by)
VALUES (1, CAST(julianday('2025-03-15') - 2440587.5 AS INTEGER), 78, 97, 1, 4, 1, 2, 5003, 0, 9, 'REF-0002', 10, 2);
