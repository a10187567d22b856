internal import LedgerDomain
internal import SQLiteKit

/// The entries with their split lines, tags and transfers.
struct EntryDAO {
  let connection: Connection

  /// Stores an entry; `batch` is the import that brought it.
  func insert(_ entry: EntryContent, payee: Int64?, batch: Int64?) throws -> Entry.ID {
    try connection.run(
      """
      INSERT INTO entry (day, amount, currency, category_id, payee_id, account_id, note, status, import_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, entry.date, entry.amount.minorUnits, entry.amount.currency, entry.allocation.category, payee,
      entry.account.id, entry.note, entry.status, batch)
    let id = Entry.ID(rawValue: connection.lastInsertedRowID)
    try insertDetails(of: entry, id: id)
    return id
  }

  /// The number that the next entry gets: higher than that of any entry that ever was.
  func nextNumber() throws -> Int64 {
    let last = try connection.first(
      "SELECT max(coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'entry'), 0), coalesce(max(id), 0)) FROM entry"
    ) { try $0.value(0, as: Int64.self) }
    // SQLite refuses to go on behind the highest number as well.
    guard let last, last < .max else { throw SQLiteError(.full) }
    return last + 1
  }

  /// Stores an entry in place of what its number held; `isEdited` says that a person changed what a file had brought.
  func update(_ id: Entry.ID, to entry: EntryContent, payee: Int64?, isEdited: Bool) throws {
    try connection.run(
      """
      UPDATE entry
      SET day = ?, amount = ?, currency = ?, category_id = ?, payee_id = ?, account_id = ?, note = ?, status = ?,
        edited = edited OR ?
      WHERE id = ?
      """, entry.date, entry.amount.minorUnits, entry.amount.currency, entry.allocation.category, payee,
      entry.account.id, entry.note, entry.status, isEdited, id)
    try connection.run("DELETE FROM split_line WHERE entry_id = ?", id)
    try connection.run("DELETE FROM entry_tag WHERE entry_id = ?", id)
    try insertDetails(of: entry, id: id)
  }

  /// Gives an entry that is not split another category.
  func setCategory(_ id: Entry.ID, to category: Category.ID) throws {
    try connection.run("UPDATE entry SET category_id = ? WHERE id = ?", category, id)
  }

  /// What the legs of a transfer had as categories before they were joined; nothing for one that was typed as a transfer.
  func formerCategories(ofTransferWith id: Entry.ID) throws -> [Entry.ID: Category.ID] {
    let pairs: [(Entry.ID, Category.ID)] = try connection.all(
      """
      SELECT out_entry_id, out_category_id FROM transfer
      WHERE ?1 IN (out_entry_id, in_entry_id) AND out_category_id IS NOT NULL
      UNION ALL
      SELECT in_entry_id, in_category_id FROM transfer
      WHERE ?1 IN (out_entry_id, in_entry_id) AND in_category_id IS NOT NULL
      """, id
    ) { (try $0.value(0), try $0.value(1)) }
    // In a damaged file an entry may be a leg twice.
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Makes the legs of a transfer entries of their own.
  func deleteTransfer(with id: Entry.ID) throws {
    try connection.run("DELETE FROM transfer WHERE ? IN (out_entry_id, in_entry_id)", id)
  }

  /// Says that a person changed an imported entry.
  func setEdited(_ id: Entry.ID) throws {
    try connection.run("UPDATE entry SET edited = 1 WHERE id = ?", id)
  }

  /// Removes an entry with its lines, tags and its place in a transfer.
  func delete(_ id: Entry.ID) throws {
    try connection.run("DELETE FROM entry WHERE id = ?", id)
  }

  /// Joins two entries as the legs of a transfer.
  func insertTransfer(out: Entry.ID, into: Entry.ID) throws {
    try connection.run("INSERT INTO transfer (out_entry_id, in_entry_id) VALUES (?, ?)", out, into)
  }

  /// Joins two entries as the legs of a transfer, and keeps the categories that they had; `batch` is the import that does so.
  func insertTransfer(_ pair: TransferPair, madeBy batch: Int64?) throws {
    try connection.run(
      """
      INSERT INTO transfer (out_entry_id, in_entry_id, import_id, out_category_id, in_category_id)
      VALUES (?, ?, ?, ?, ?)
      """, pair.out.id, pair.into.id, batch, pair.out.content.allocation.category, pair.into.content.allocation.category
    )
  }

  /// Whether there is an entry.
  func holdsEntries() throws -> Bool {
    try connection.first("SELECT EXISTS (SELECT 1 FROM entry)") { try $0.value(0, as: Bool.self) } ?? false
  }

  private func insertDetails(of entry: EntryContent, id: Entry.ID) throws {
    if case .split(let split) = entry.allocation {
      for (index, line) in split.lines.enumerated() {
        try connection.run(
          "INSERT INTO split_line (entry_id, line, category_id, amount, note) VALUES (?, ?, ?, ?, ?)",
          id, index + 1, line.category.id, line.amount.minorUnits, line.note)
      }
    }
    for tag in entry.tags {
      try connection.run("INSERT INTO entry_tag (entry_id, tag) VALUES (?, ?)", id, tag)
    }
  }
}

extension Allocation {
  /// The category column of an entry: NULL for a split one, whose lines have categories.
  var category: Category.ID? {
    switch self {
    case .category(let category): category.id
    case .split: nil
    }
  }
}
