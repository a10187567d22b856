-- A budget of a category is the cap of all that lies below it, so each path has its parent from now on: Food for
-- Food:Groceries. Those that are missing are made with the kind of what lies below them, archived where all of that is, and with
-- colours taken in turn.
INSERT INTO category (name, folded_name, kind, color_from, color_to, archived)
WITH RECURSIVE
  -- What stands before the last colon of a name, again and again; rtrim takes away everything behind it.
  path (child, kind, archived, name, folded_name, steps) AS (
    SELECT id, kind, archived, name, folded_name, 0 FROM category
    UNION ALL
    SELECT
      child, kind, archived,
      trim(substr(rtrim(name, replace(name, ':', '')), 1, length(rtrim(name, replace(name, ':', ''))) - 1)),
      trim(substr(rtrim(folded_name, replace(folded_name, ':', '')), 1,
        length(rtrim(folded_name, replace(folded_name, ':', ''))) - 1)),
      steps + 1
    FROM path
    WHERE instr(name, ':') > 0 AND instr(folded_name, ':') > 0
  ),
  missing AS (
    SELECT
      name, folded_name, min(child) AS child,
      CASE WHEN sum(kind IN ('spending', 'uncategorized')) > 0 THEN 'spending' ELSE kind END AS kind,
      sum(archived = 0) = 0 AS archived
    FROM path
    WHERE steps > 0 AND name <> '' AND folded_name <> ''
      AND folded_name NOT IN (SELECT folded_name FROM category)
    GROUP BY folded_name
  ),
  numbered AS (
    SELECT
      *,
      (SELECT count(*) FROM category) + row_number() OVER (ORDER BY child, length(folded_name)) - 1 AS number
    FROM missing
  ),
  palette (number, color_from, color_to) AS (
    VALUES
      (0, 0x38bdf8, 0x0284c7), (1, 0xfb923c, 0xea580c), (2, 0xf472b6, 0xdb2777), (3, 0x2dd4bf, 0x0d9488),
      (4, 0xa3e635, 0x65a30d), (5, 0x818cf8, 0x4f46e5), (6, 0xfacc15, 0xca8a04), (7, 0xe879f9, 0xc026d3),
      (8, 0x22d3ee, 0x0891b2), (9, 0xf87171, 0xdc2626)
  )
SELECT n.name, n.folded_name, n.kind, p.color_from, p.color_to, n.archived
FROM numbered n
JOIN palette p ON p.number = n.number % 10
ORDER BY n.number;
