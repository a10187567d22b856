-- The thirteenth version keeps what each command changed.
INSERT INTO change (
  id, made_at, command, kind, target_id, undone_by, overrode_lock, entries_added, entries_changed, entries_removed)
VALUES
  (1, '2025-06-30T10:00:00Z', 'ledger import harbour.csv', 'command', NULL, NULL, 0, 2, 0, 0),
  (2, '2025-06-30T10:05:00Z', 'ledger edit 2 --note lock', 'command', NULL, NULL, 1, 0, 1, 0),
  (3, '2025-06-30T10:06:00Z', '', 'undo', 2, NULL, 0, 0, 0, 0);
UPDATE change SET undone_by = 3 WHERE id = 2;
-- The entries 2 and 3 came with import 1; a setting was made.
INSERT INTO change_block (change_id, number, first_entry, last_entry, size, rows) VALUES
  (1, 1, 2, 3, 4, X'03020406'),
  (1, 2, NULL, NULL, 17, X'00000773657474696E6702020161020162');
