import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// A row of a bank's file. Its line is given by its place when the file is imported.
func row(
  _ day: String, _ amount: String, _ payee: String?, note: String? = nil, id: String? = nil, category: String? = nil,
  in currency: String = "USD", status: EntryStatus = .posted
) -> ImportRow {
  ImportRow(
    line: 1, date: date(day), amount: money(amount, currency), payee: payee, note: note, reference: id,
    category: category, status: status)
}

extension Household {
  struct Imported: Equatable {
    let summary: ImportSummary
    let outcomes: [RowOutcome]

    var statuses: [RowOutcome.Status] { outcomes.map(\.status) }
    var reasons: [RowOutcome.Reason?] { outcomes.map(\.reason) }
  }

  /// The rows as a file, ids that occur more than once found as a reader of files does.
  func source(
    _ rows: [ImportRow], into account: String = "Cash", category: String? = nil, creating: Bool = false
  ) throws -> ImportSource {
    let ids = Dictionary(grouping: rows.compactMap(\.reference)) { $0 }
    return ImportSource(
      fileName: "bank.csv", account: try self.account(account),
      repeatedReferences: Set(ids.filter { $0.value.count > 1 }.keys),
      category: try category.map { try self.category($0) }, createsCategories: creating
    ) { body in
      for (index, row) in rows.enumerated() {
        var row = row
        row.line = index + 2
        try body(KeyedRow(row))
      }
    }
  }

  @discardableResult
  func importRows(
    _ rows: [ImportRow], into account: String = "Cash", category: String? = nil, creating: Bool = false,
    changing change: (inout ImportSource) -> Void = { _ in }
  ) throws -> Imported {
    var source = try source(rows, into: account, category: category, creating: creating)
    change(&source)
    var outcomes: [RowOutcome] = []
    let summary = try ledger.write { writer in
      try writer.importRows(source) { outcomes.append($0) }
    }
    return Imported(summary: summary, outcomes: outcomes)
  }

  @discardableResult
  func undo(_ number: Int64, force: Bool = false) throws -> UndoneImport {
    let undone = try ledger.write { try $0.undoImport(number, force: force) }
    try Recomputation.expectEqual(ledger.connection)
    return undone
  }

  /// All entries, the oldest first.
  func entries() throws -> [Entry] { try ledger.entries(matching: EntryFilter()).sorted { $0.id < $1.id } }

  func preview(
    _ rows: [ImportRow], into account: String = "Cash", category: String? = nil, creating: Bool = false
  ) throws -> Imported {
    let source = try source(rows, into: account, category: category, creating: creating)
    var outcomes: [RowOutcome] = []
    var summary = try ledger.rehearse { writer in
      try writer.importRows(source) { outcomes.append($0) }
    }
    summary.batch = nil
    return Imported(summary: summary, outcomes: outcomes)
  }
}

extension ImportSource {
  /// Keeps a text beside the entries, which comes in pieces of a few bytes.
  mutating func keep(_ text: String) {
    let bytes = Array(text.utf8)
    forEachTextPiece = { body in
      for start in stride(from: 0, to: bytes.count, by: 7) {
        try bytes[start..<Swift.min(start + 7, bytes.count)].withUnsafeBufferPointer(body)
      }
    }
  }
}
