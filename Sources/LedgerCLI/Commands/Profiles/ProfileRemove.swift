internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ProfileRemove: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "remove", abstract: "Remove profiles; what was imported with them stays.",
    examples: [Example("ledger profile remove giro", "Forget how a bank's files are read.")])

  @Argument(help: "The profiles; all of them are removed, or none.", completion: .custom("profile")) var name: [String]

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let removed = try ledger.write { writer in
      var gone: [ImportProfile] = []
      for profile in try name.map(ledger.profile(named:)) where !gone.contains(profile) {
        try writer.removeProfile(profile)
        gone.append(profile)
      }
      return gone
    }
    for profile in removed { context.print("Removed the profile \(VisibleText.of(profile.name)).\n") }
  }
}
