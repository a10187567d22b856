internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Undo: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "undo", abstract: "Take back what a command changed.",
    discussion: """
      Without a number, the last command that changed something, again and again as far back as changes are recorded; what the \
      ledger did by itself, as posting a recurring entry, is left alone. With numbers, those changes, wherever they lie: the \
      newest first, all of them or none. When later changes touched the same, nothing is taken back and they are listed. \
      'ledger redo' does again what was taken back.
      """,
    examples: [
      Example("ledger undo", "Take back the last change."),
      Example("ledger undo 7 --dry-run", "See what taking back change 7 would do."),
      Example("ledger undo --last 3", "Take back the last three changes."),
    ])

  @Argument(help: "The changes' numbers, as 'ledger log' shows them.") var number: [Int64] = []
  @Option(help: "Take back so many changes, the last ones.", valueName: "count") var last: Int?
  @Flag(help: "Store nothing; show what would be taken back.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if let last, last < 1 {
      throw CommandLineError.invalidValue(argument: "--last", value: "\(last)", reason: "it is not 1 or more")
    }
    if last != nil, !number.isEmpty {
      throw CommandLineError.invalidUsage(reason: "--last counts changes, and NUMBER names them: give one of the two")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let named: [LedgerChange.ID?] = Set(number).sorted(by: >).map(LedgerChange.ID.init(rawValue:))
    let wanted = named.isEmpty ? Array(repeating: nil, count: last ?? 1) : named
    if !dryRun {
      let changes =
        try named.isEmpty ? ledger.changesToUndo(wanted.count) : named.compactMap { try $0.map(ledger.change) }
      try ledger.keepSnapshot(before: .bulkEdit, of: changes.reduce(0) { $0 + $1.counts.total })
    }
    let undone = try ledger.undo(wanted, isRehearsal: dryRun)
    try context.write(UndoneChangeDocument(undone, isRedo: false, isDryRun: dryRun), as: output)
  }
}
