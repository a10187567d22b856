internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Restore: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "restore", abstract: "Put a backup in the place of what the ledger holds.",
    discussion: """
      The backup is looked through first, as 'ledger backup --verify' does, and anything unsound is refused. What the ledger \
      holds is then kept as a copy in the folder beside it, so that nothing is asked: the command that goes back is printed. \
      All is replaced in one step, also for programs that have the ledger open; without a ledger one is made. A backup of an \
      older version is upgraded.
      """,
    examples: [
      Example("ledger restore /media/stick/ledger.sqlite", "Go back to a backup."),
      Example("ledger restore --snapshot latest", "Go back to what the ledger kept last by itself."),
    ])

  @Argument(help: "The backup.", completion: .files) var file: String?
  @Option(
    help: "A copy that the ledger has kept by itself, as 'ledger backup --list' shows it; latest is the newest.",
    valueName: "name")
  var snapshot: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  var inputs: [String] { file.map { [$0] } ?? [] }

  func validate() throws {
    if (file == nil) == (snapshot == nil) {
      throw CommandLineError.invalidUsage(reason: "Name either the backup or a --snapshot")
    }
  }

  func run(in context: Context) throws {
    guard let ledger = try context.ledgerPath else { throw BackupError.inMemory }
    let backup = try file ?? path(ofSnapshot: snapshot ?? "", ledger: ledger)
    let progress = ProgressBar(context.host, usesASCII: output.ascii)
    defer { progress.clear() }
    let restored = try LedgerBackup.restore(
      backup, into: ledger, today: context.today, now: context.now,
      timeoutMilliseconds: context.timeoutSeconds * 1000
    ) { remaining, pages in
      progress.copied("restoring", remaining: remaining, of: pages)
    }
    progress.clear()
    try context.write(RestoredDocument(restored, database: context.namedDatabase), as: output)
  }

  private func path(ofSnapshot name: String, ledger: String) throws -> String {
    let all = LedgerBackup.snapshots(ofLedgerAt: ledger)
    let found = name == "latest" ? all.first : all.first { [name, name + ".sqlite"].contains($0.name) }
    guard let found else { throw BackupError.unknownSnapshot(name, known: all.map(\.name)) }
    return found.path
  }
}
