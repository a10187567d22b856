internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Check: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "check", abstract: "Check that the ledger is sound: exit status 1 when it is not.",
    discussion: """
      It looks at the file itself, at rows that refer to others, at splits and transfers and their entries, and adds up all \
      entries again to compare the sums of months and accounts. Imported files that state a running balance are read again: \
      where one does not go on from the other, a warning says what is missing. Warnings, and notices such as entries of days \
      to come, are no damage. --repair works out anew what is derived from entries, and changes nothing else.
      """,
    examples: [
      Example("ledger check", "Check everything."),
      Example("ledger check --repair", "Add up the months and accounts anew where they are wrong."),
    ])

  @Flag(help: "Work out anew what is derived from entries.") var repair = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    do { try check(in: context) } catch {
      if error is QuietExit { throw error }
      // What is too damaged to be opened is looked through as a backup is, which changes nothing.
      guard let path = try context.ledgerPath, let found = try? LedgerBackup.verify(path, today: context.today),
        !found.report.isSound
      else { throw error }
      try context.write(CheckDocument(found.report), as: output)
      throw QuietExit(status: .failed)
    }
  }

  private func check(in context: Context) throws {
    let ledger = try context.ledger
    var report = try ledger.check()
    var repaired: [CheckFinding] = []
    if repair, report.findings.contains(where: \.isRepairable), !report.findings.contains(where: \.forbidsRepair) {
      repaired = report.findings.filter(\.isRepairable)
      try ledger.write { try $0.rebuildSums() }
      report = try ledger.check()
    }
    // Of a file that cannot be read right, its texts cannot either.
    if !report.findings.contains(where: \.forbidsRepair) {
      let statements = try ImportedStatements(ledger, temporaryFolder: context.host.temporaryFolder)
      report = report.adding(try statements.balanceGaps().map(CheckFinding.balanceGap))
    }
    try context.write(CheckDocument(report, repaired: repaired), as: output)
    if !report.isSound { throw QuietExit(status: .failed) }
  }
}
