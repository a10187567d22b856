internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

struct RuleApply: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "apply", abstract: "Sort entries that are stored already by the rules.",
    discussion: """
      Uncategorized entries are sorted, and with --all imported ones too that nobody changed by hand. What was typed with a \
      category, split, or is part of a transfer stays as it is. All of it is stored, or nothing.
      """,
    examples: [
      Example("ledger rule apply --dry-run", "Look at what would change."),
      Example("ledger rule apply 2026 --all", "Sort a year's imported entries anew."),
    ])

  @Argument(help: "The months or days whose entries are sorted; all time if left out.") var period: Period?
  @Flag(help: "Sort imported entries anew as well, unless they were changed by hand.") var all = false
  @Flag(help: "Store nothing; show what would change.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    var scope = SortingScope(includesImported: all)
    if let period { (scope.firstDay, scope.lastDay) = try context.days(of: period) }
    if !dryRun { try ledger.keepSnapshot(before: .bulkEdit, of: changeCount(in: scope, ledger)) }
    let document =
      dryRun
      ? try ledger.read { try apply(in: scope, ledger) { _, _ in } }
      : try ledger.write { writer in try apply(in: scope, ledger) { try writer.sort($0, as: $1) } }
    try context.write(document, as: output)
  }

  /// How many entries would change, counted as far as it matters.
  private func changeCount(in scope: SortingScope, _ ledger: Ledger) throws -> Int {
    let most = SnapshotReason.bulkEdit.leastChanges
    guard try ledger.holdsEntries(atLeast: most) else { return 0 }
    var count = 0
    do {
      _ = try apply(in: scope, ledger) { _, _ in
        count += 1
        if count >= most { throw CountedEnough() }
      }
    } catch is CountedEnough {}
    return count
  }

  private struct CountedEnough: Error {}

  private func apply(
    in scope: SortingScope, _ ledger: Ledger, sort: (Entry, RuleMatch) throws -> Void
  ) throws -> RuleApplyDocument {
    let rules = try RuleSet(try ledger.rules())
    var changes = RuleChanges()
    var examined = 0
    try ledger.forEachEntry(in: scope) { entry in
      examined += 1
      guard case .category(let category) = entry.content.allocation, let match = try rules.match(entry.content),
        RuleChanges.changes(match, payee: entry.content.payee, category: category)
      else { return }
      try changes.add(match, payee: entry.content.payee, category: category, amount: entry.content.amount)
      try sort(entry, match)
    }
    return RuleApplyDocument(changes.all, examined: examined, isDryRun: dryRun)
  }
}
