internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Backup: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "backup", abstract: "Write a verified copy of the ledger, or look through one.",
    discussion: """
      The copy is one file that is complete by itself, as of one moment, made while others may read and write the ledger. It \
      is written under a temporary name, looked through from end to end, and only then gets its name. 'ledger restore' takes \
      it back.

      --verify looks through a backup, or any ledger, without changing it or what lies beside it: its pages, the migrations \
      that made it, rows that refer to others, and the sums as 'ledger check' does. Exit status 1 says that it is not sound.

      --list shows the copies that the ledger keeps by itself before upgrades, restores, imports of 5,000 rows and more, and \
      changes of 1,000 entries and more. They lie in a folder beside the ledger; 'ledger config snapshots' says how many.
      """,
    examples: [
      Example("ledger backup /media/stick/ledger.sqlite", "Write a backup."),
      Example("ledger backup ~/ledger-backup.sqlite --replace", "Write one in the place of the last."),
      Example("ledger backup --verify ~/ledger-backup.sqlite", "See whether a backup can be relied on."),
      Example("ledger backup --list", "Show the copies that were kept by themselves."),
    ])

  @Argument(help: "The file to write, or to look through.", completion: .files) var file: String?
  @Flag(help: "Replace the file if it exists.") var replace = false
  @Flag(help: "Look through a backup instead of writing one.") var verify = false
  @Flag(help: "Show the copies that the ledger keeps by itself.") var list = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  var inputs: [String] { file.map { [$0] } ?? [] }

  func validate() throws {
    if list, file != nil || verify || replace {
      throw CommandLineError.invalidUsage(reason: "--list goes with no file and no other option of backup")
    }
    if verify, replace { throw CommandLineError.invalidUsage(reason: "--verify and --replace exclude each other") }
    if file == "-" {
      throw CommandLineError.invalidUsage(
        reason: "A backup is a file with a name, not standard output; './-' is a file of that name")
    }
    if !list, file == nil {
      throw CommandLineError.invalidUsage(reason: "Name the file to \(verify ? "look through" : "write")")
    }
  }

  func run(in context: Context) throws {
    guard let file else { return try listSnapshots(in: context) }
    if verify { return try check(file, in: context) }
    let path = try context.ledgerPath
    // A name that was mistyped would be backed up as a new, empty ledger.
    if let path, !LedgerBackup.exists(path) { throw BackupError.noLedger(path: path) }
    try LedgerBackup.refuseUnwritable(file, ledger: path, replacing: replace)
    let progress = ProgressBar(context.host, usesASCII: output.ascii)
    defer { progress.clear() }
    let written = try context.ledger.backUp(to: file, replacing: replace) { remaining, pages in
      progress.copied("backing up", remaining: remaining, of: pages)
      if remaining == 0 {
        progress.clear()
        if pages > Backup.longVerification { progress.announce("verifying the backup") }
      }
    }
    progress.clear()
    try context.write(BackupDocument(written), as: output)
  }

  /// A copy of so many pages takes long enough to be looked through that a person wonders.
  private static let longVerification = 5000

  private func check(_ file: String, in context: Context) throws {
    let found = try LedgerBackup.verify(file, today: context.today)
    try context.write(BackupCheckDocument(found, knownSchema: LedgerBackup.knownSchema), as: output)
    if !found.report.isSound { throw QuietExit(status: .failed) }
  }

  private func listSnapshots(in context: Context) throws {
    let snapshots = try context.ledgerPath.map(LedgerBackup.snapshots) ?? []
    try context.write(SnapshotListDocument(snapshots), as: output)
  }
}
