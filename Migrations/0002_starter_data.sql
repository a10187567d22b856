-- What a new ledger begins with. Folded names are what FoldedText makes of the names.
INSERT INTO currency (code, exponent) VALUES ('USD', 2);

INSERT INTO category (name, folded_name, kind, color_from, color_to) VALUES
  ('Groceries',     'groceries',     'spending',      0x34d399, 0x059669),
  ('Education',     'education',     'spending',      0x60a5fa, 0x2563eb),
  ('Home',          'home',          'spending',      0xfbbf24, 0xd97706),
  ('Health',        'health',        'spending',      0xfb7185, 0xe11d48),
  ('Personal care', 'personal care', 'spending',      0xc084fc, 0x7c3aed),
  ('Income',        'income',        'income',        0x4ade80, 0x16a34a),
  ('Transfer',      'transfer',      'transfer',      0x94a3b8, 0x475569),
  ('Uncategorized', 'uncategorized', 'uncategorized', 0xa8a29e, 0x57534e);

INSERT INTO account (name, folded_name, currency) VALUES ('Cash', 'cash', 'USD');

INSERT INTO setting (key, value) VALUES ('currency', 'USD'), ('default-account', 'Cash');
