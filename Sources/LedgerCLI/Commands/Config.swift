internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Config: LedgerCommand {
  /// What can be configured.
  enum Key: String, CaseIterable, ExpressibleByArgument {
    case currency
    case defaultAccount = "default-account"
  }

  static let configuration = CommandConfiguration(
    name: "config", abstract: "Show or change what the ledger was told.",
    discussion: """
      currency: the currency in which sums are reported, such as USD; it is fixed once amounts are stored.

      default-account: the account of entries that name none.
      """,
    examples: [
      Example("ledger config", "Show all settings."),
      Example("ledger config currency EUR", "Report in euros; do this first in a new ledger."),
    ])

  @Argument(help: "The setting.") var key: Key?
  @Argument(help: "Its new value.") var value: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    if let key, let value {
      try ledger.write { writer in try change(key, to: value, ledger, writer) }
    }
    let shown = try Key.allCases.filter { key == nil || key == $0 }.map { key in
      switch key {
      case .currency: (key: key.rawValue, value: try ledger.currency().code)
      case .defaultAccount: (key: key.rawValue, value: try ledger.defaultAccountName())
      }
    }
    try context.write(SettingsDocument(shown), as: output)
  }

  private func change(_ key: Key, to value: String, _ ledger: Ledger, _ writer: LedgerWriter) throws {
    switch key {
    case .currency:
      guard let currency = Currency(code: value) else {
        throw CommandLineError.invalidValue(
          argument: "VALUE", value: value, reason: "it is no currency of ISO 4217 such as USD or EUR")
      }
      try writer.setCurrency(currency)
    case .defaultAccount: try writer.setDefaultAccount(try ledger.account(named: value))
    }
  }
}
