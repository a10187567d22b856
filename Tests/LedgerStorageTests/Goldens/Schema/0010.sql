-- In the tenth version each path has its parent.
INSERT INTO category (id, name, folded_name, kind, color_from, color_to) VALUES
  (60, 'Trips:Trains', 'trips:trains', 'spending', 0x0d0e0f, 0x101112);
INSERT INTO budget_rule (category_id, month, scope, amount) SELECT id, 24312, 'from', 7777 FROM category WHERE name = 'Trips';
