-- The fourteenth version has the same columns with cheaper checks; the highest number of an entry that ever was is kept.
UPDATE sqlite_sequence SET seq = 900 WHERE name = 'entry';
