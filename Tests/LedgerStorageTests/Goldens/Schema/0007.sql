-- The seventh version carries budgets over.
INSERT INTO roll_over_rule (category_id, month, mode, cap) VALUES (3, 24302, 'surplus', 2500), (3, 24306, 'none', NULL),
  (1, 24302, 'both', NULL);
