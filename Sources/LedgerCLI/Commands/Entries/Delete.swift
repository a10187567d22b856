internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Delete: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "delete", abstract: "Delete entries.",
    discussion: """
      All of them or none. A transfer goes with both its legs. An imported row whose entry was deleted stays known: \
      importing its file again does not bring it back.
      """,
    examples: [Example("ledger delete 12 15", "Delete two entries.")])

  @Argument(help: "The entries' numbers, as 'ledger list' shows them.") var id: [Int64]
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    try ledger.keepSnapshot(before: .bulkEdit, of: Set(id).count)
    let deleted = try ledger.write { writer in
      var gone: [Entry] = []
      for id in id.map(Entry.ID.init(rawValue:)) where !gone.contains(where: { $0.id == id }) {
        gone += try writer.deleteEntry(id)
      }
      return gone
    }
    try context.write(ChangedDocument(deleted, verb: "Deleted"), as: output)
  }
}
