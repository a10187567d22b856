-- In the eleventh version leave expires and is granted by rules.
INSERT INTO leave_balance (id, name, folded_name, unit, color, archived) VALUES
  (3, 'Study days', 'study days', 'days', 0x131415, 1), (4, 'Vouchers', 'vouchers', 'EUR', 0x161718, 0);
INSERT INTO leave_event (id, balance_id, kind, day, until_day, amount, expires_day) VALUES
  (50, 3, 'grant', 20089, 20089, 5000, 20453), (51, 3, 'grant', 20090, 20090, 1000, NULL), (52, 4, 'grant', 20100, 20100, 9000, NULL);
INSERT INTO leave_cancellation (event_id) VALUES (51);
INSERT INTO leave_rule (balance_id, kind, every, amount, from_day, until_day, validity, carry_over, prorated) VALUES
  (1, 'renew', 'year', 28000, 20454, NULL, '03-31', 5000, 1), (2, 'accrue', 'month', 60, 20454, 20800, '15m', 0, 0);
INSERT INTO leave_entry (entry_id, balance_id, amount) VALUES (14, 4, NULL), (9, 1, 500);
