internal import LedgerDomain
internal import SQLiteKit

extension RuleDAO {
  /// Hands out the entries that rules may sort, the newest first.
  func forEachEntry(in scope: SortingScope, _ references: EntryDAO.References, body: (Entry) throws -> Void) throws {
    let imported = scope.includesImported ? "OR e.import_id IS NOT NULL AND e.edited = 0" : ""
    try connection.forEach(
      """
      SELECT
        e.id, e.day, e.amount, e.currency, e.category_id, p.name, e.account_id, e.note, e.status, e.import_id,
        (SELECT group_concat(tag, char(31)) FROM entry_tag WHERE entry_id = e.id)
      FROM entry e
      LEFT JOIN payee p ON p.id = e.payee_id
      WHERE (e.category_id = (SELECT id FROM category WHERE kind = 'uncategorized') \(imported))
        AND e.category_id IS NOT NULL
        AND e.day BETWEEN ? AND ?
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE out_entry_id = e.id)
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE in_entry_id = e.id)
      ORDER BY e.day DESC, e.id DESC
      """, scope.firstDay ?? .earliest, scope.lastDay ?? .latest
    ) { row in
      let tags: String? = try row.value(10)
      let content = EntryContent(
        date: try row.value(1), amount: Money(minorUnits: try row.value(2), currency: try row.value(3)),
        allocation: .category(try references.category(try row.value(4))), payee: try row.value(5),
        account: try references.account(try row.value(6)), note: try row.value(7),
        tags: tags?.split(separator: "\u{1f}").map(String.init) ?? [], status: try row.value(8))
      try body(Entry(id: try row.value(0), content: content, importBatch: try row.value(9), transferPeer: nil))
    }
  }

  /// The entries that are uncategorized as a whole or in lines of theirs, with the folded names of their payees, the newest
  /// first; no legs of transfers.
  func uncategorizedEntries() throws -> [(id: Entry.ID, payee: String?, currency: Currency)] {
    try connection.all(
      """
      WITH uncategorized AS (SELECT id FROM category WHERE kind = 'uncategorized')
      SELECT e.id, p.folded_name, e.currency
      FROM entry e LEFT JOIN payee p ON p.id = e.payee_id
      WHERE (e.category_id = (SELECT id FROM uncategorized)
          OR e.category_id IS NULL AND EXISTS (
            SELECT 1 FROM split_line WHERE entry_id = e.id AND category_id = (SELECT id FROM uncategorized)))
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE out_entry_id = e.id)
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE in_entry_id = e.id)
      ORDER BY e.day DESC, e.id DESC
      """
    ) { (try $0.value(0), try $0.value(1), try $0.value(2)) }
  }

  /// The uncategorized entries payee by payee and currency by currency, in no order; split ones with those of their lines.
  func uncategorizedPayees() throws -> [UncategorizedPayee] {
    try connection.all(
      """
      WITH uncategorized AS (SELECT id FROM category WHERE kind = 'uncategorized')
      SELECT p.name, u.currency, u.entries, u.total, u.first_day, u.last_day
      FROM (
        SELECT
          max(p.id) AS payee_id, e.currency, count(*) AS entries, sum(e.amount) AS total,
          min(e.day) AS first_day, max(e.day) AS last_day
        FROM (
          SELECT payee_id, currency, amount, day FROM entry WHERE category_id = (SELECT id FROM uncategorized)
          UNION ALL
          SELECT e.payee_id, e.currency, sum(s.amount), e.day
          FROM split_line s JOIN entry e ON e.id = s.entry_id
          WHERE s.category_id = (SELECT id FROM uncategorized)
          GROUP BY e.id
        ) e
        LEFT JOIN payee p ON p.id = e.payee_id
        GROUP BY p.folded_name, e.currency
      ) u
      LEFT JOIN payee p ON p.id = u.payee_id
      """
    ) { row in
      let first: CalendarDate = try row.value(4)
      return UncategorizedPayee(
        name: try row.value(0), entryCount: try row.value(2),
        sum: Money(minorUnits: try row.value(3), currency: try row.value(1)), days: first...(try row.value(5)))
    }
  }

  /// The category last given by hand, by the folded name of the payee; of several spellings the newest decides.
  func rememberedCategories() throws -> [(payee: FoldedText, category: Category.ID)] {
    try connection.all(
      """
      SELECT p.folded_name, p.category_id
      FROM payee p
      JOIN category k ON k.id = p.category_id
      WHERE k.archived = 0 AND k.kind <> 'uncategorized'
      ORDER BY p.id
      """
    ) { row in (FoldedText(try row.value(0, as: String.self)), try row.value(1)) }
  }

  /// How often entries of payees are in categories that take new ones.
  func categoryUses(_ references: EntryDAO.References) throws -> [CategoryUse] {
    try connection.all(
      """
      SELECT p.folded_name, e.category_id, count(*)
      FROM entry e
      JOIN payee p ON p.id = e.payee_id
      JOIN category k ON k.id = e.category_id
      WHERE k.archived = 0 AND k.kind <> 'uncategorized'
      GROUP BY p.folded_name, e.category_id
      """
    ) { row in
      CategoryUse(
        payee: FoldedText(try row.value(0, as: String.self)), category: try references.category(try row.value(1)),
        entryCount: try row.value(2))
    }
  }

  /// Whether an entry counts as changed by hand, and the category last given by hand to its payee.
  func handMarks(of id: Entry.ID) throws -> HandMarks {
    let marks = try connection.first(
      """
      SELECT e.edited, e.payee_id, p.category_id
      FROM entry e LEFT JOIN payee p ON p.id = e.payee_id
      WHERE e.id = ?
      """, id
    ) { HandMarks(isEdited: try $0.value(0), payee: try $0.value(1), remembered: try $0.value(2)) }
    guard let marks else { throw LedgerError.unknownEntry(id) }
    return marks
  }

  /// Puts marks back that were read before an entry was sorted.
  func restore(_ marks: HandMarks, of id: Entry.ID) throws {
    try connection.run("UPDATE entry SET edited = ? WHERE id = ?", marks.isEdited, id)
    try connection.run("UPDATE payee SET category_id = ? WHERE id = ?", marks.remembered, marks.payee)
  }

  /// What sorting an entry by hand leaves apart from its category.
  struct HandMarks {
    let isEdited: Bool
    let payee: Int64?
    let remembered: Category.ID?
  }
}
