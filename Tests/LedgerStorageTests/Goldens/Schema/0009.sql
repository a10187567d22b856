-- The ninth version saves for goals.
INSERT INTO savings_goal (id, name, folded_name, target, currency, month, account_id, color) VALUES
  (1, 'New sail', 'new sail', 150000, 'EUR', 24320, 3, 0xabcdef), (2, 'Anchor', 'anchor', 20000, 'EUR', 24310, NULL, 0x0a0b0c);
INSERT INTO entry_goal (entry_id, goal_id) VALUES (12, 2);
