internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ImportsUndo: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "undo", abstract: "Take imports back: their entries go, and their files import whole again.",
    discussion: """
      All of them or none, the newest first. Entries that were typed and only linked to a row stay, and rows that \
      --include-deleted had brought back are deleted ones again. When entries were \
      changed by hand since, nothing is taken back unless --force says so.
      """,
    examples: [
      Example("ledger imports undo 3", "Take an import back."),
      Example("ledger imports undo 3 4 --dry-run", "See what taking two imports back would do."),
    ])

  @Argument(help: "The imports' numbers, as 'ledger imports' shows them.") var number: [Int64]
  @Flag(help: "Store nothing; show what would be taken back.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let numbers = Set(number).sorted(by: >)
    func undo(_ writer: LedgerWriter) throws -> [UndoneImport] {
      try numbers.map { try writer.undoImport($0, force: context.isForced) }
    }
    if !dryRun {
      let named = try ledger.imports().filter { numbers.contains($0.number) }
      try ledger.keepSnapshot(before: .importUndo, of: named.reduce(0) { $0 + $1.counts.new })
    }
    let undone: [UndoneImport]
    do {
      undone = try dryRun ? ledger.rehearse(undo) : ledger.write(undo)
    } catch LedgerError.importEdited(let number, let entries) {
      throw CommandFailure.importEdited(
        number, count: entries.count, first: try entries.prefix(10).map { try summary(of: $0, in: ledger) })
    }
    let documents = undone.map { UndoneImportDocument($0, isDryRun: dryRun) }
    try context.write(UndoneImports(documents), as: output)
  }

  /// An entry with its number, date, amount and payee.
  private func summary(of id: Entry.ID, in ledger: Ledger) throws -> String {
    let content = try ledger.entry(id).content
    let parts = ["entry \(id.rawValue):", "\(content.date)", content.amount.groupedText, content.amount.currency.code]
    return (parts + [content.payee].compactMap { $0 }).joined(separator: " ")
  }
}
