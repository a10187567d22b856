internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Lock: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "lock", abstract: "Lock what lies on or before a day against changes.",
    discussion: """
      Entries and leave of those days, budgets of months that ended by then and the cut of their months change no more, \
      whichever command tries, undo and import included: exit status 65. --force before or after any command changes them all \
      the same, and the log says so. Without an option it shows the day.
      """,
    examples: [
      Example("ledger lock --until 2026-03-31", "Lock the first quarter."),
      Example("ledger lock --off", "Lock nothing any more."),
    ])

  @Option(help: "The last day of the locked period.", valueName: "date") var until: TypedDate?
  @Flag(help: "Lock nothing any more.") var off = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if off, until != nil {
      throw CommandLineError.invalidUsage(reason: "--until locks and --off unlocks: give one of the two")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let day = try until.map(context.date)
    let before = try ledger.lockedUntil()
    if off || day != nil { try ledger.write { try $0.lock(until: day) } }
    try context.write(
      LockDocument(lockedUntil: ledger.lockedUntil(), before: off || day != nil ? before : nil, today: context.today),
      as: output)
  }
}
