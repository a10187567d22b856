internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

extension Import {
  /// Refuses what says how a bank's file is read: an export says all itself.
  func refuseContradictions() throws {
    guard all else { return }
    if let option = bankOptions.first {
      throw CommandLineError.invalidUsage(
        reason: "\(option) and --all do not go together; an export of a ledger says all itself")
    }
    guard file.count == 1 else {
      throw CommandLineError.invalidUsage(reason: "--all takes one file: a ledger is made of one export")
    }
  }

  /// Takes in a whole ledger.
  func importAll(in context: Context) throws {
    let summary = try context.ledger.importAll { body in try context.forEachPiece(of: file[0], body) }
    try context.write(WholeLedgerDocument(.imported, file: file[0], summary), as: output)
  }

  /// The options that were given and are for banks' files alone.
  private var bankOptions: [String] {
    let given: [(String, Bool)] = [
      ("--account", account != nil), ("--profile", profile != nil), ("--dry-run", dryRun), ("--explain", explain),
      ("--category", category != nil), ("--keep-duplicates", keepDuplicates), ("--include-deleted", includeDeleted),
      ("--on-error", onError != .stop), ("--column", !reading.column.isEmpty),
      ("--date-format", reading.dateFormat != nil), ("--decimal", reading.decimal != nil),
      ("--delimiter", reading.delimiter != nil), ("--encoding", reading.encoding != nil),
      ("--currency", reading.currency != nil), ("--sign", reading.sign != nil), ("--year", reading.year != nil),
      ("--include-pending", reading.includePending), ("--create-categories", reading.createCategories),
    ]
    return given.filter(\.1).map(\.0)
  }
}
