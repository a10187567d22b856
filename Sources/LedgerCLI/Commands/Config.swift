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
      currency: the currency in which sums are reported, such as USD; it is fixed once there are entries. Until then accounts \
      in the old one, budgets and other amounts take the new one with the same figures: nothing is converted. An account that \
      is to stay in another currency is made afterwards, by 'ledger account add --currency'.

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
    var changed: CurrencyChange?
    if let key, let value {
      changed = try ledger.write { writer in try change(key, to: value, ledger, writer) }
    }
    let shown = try Key.allCases.filter { key == nil || key == $0 }.map { key in
      switch key {
      case .currency: (key: key.rawValue, value: try ledger.currency().code)
      case .defaultAccount: (key: key.rawValue, value: try ledger.defaultAccountName())
      }
    }
    try context.write(SettingsDocument(shown), as: output)
    if let changed, !changed.isEmpty { context.tell(Config.sentence(changed)) }
  }

  /// Says which amounts have another currency now.
  private static func sentence(_ change: CurrencyChange) -> String {
    func counted(_ count: Int, _ name: String) -> String? {
      count == 0 ? nil : count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
    let names = change.accounts.map { VisibleText.of($0.name) }.joined(separator: ", ")
    let parts = [
      counted(change.budgetCount, "budget"),
      counted(change.accounts.count, "opening balance").map { "\($0) (\(names))" },
      counted(change.ruleCount, "rule"),
    ]
    return """
      Now in \(change.new) instead of \(change.old), with the same figures and not converted: \
      \(parts.compactMap { $0 }.joined(separator: ", ")).
      """
  }

  private func change(
    _ key: Key, to value: String, _ ledger: Ledger, _ writer: LedgerWriter
  ) throws -> CurrencyChange? {
    switch key {
    case .currency:
      guard let currency = Currency(code: value) else {
        throw CommandLineError.invalidValue(
          argument: "VALUE", value: value,
          reason: "it is neither a currency such as USD or EUR (ISO 4217) nor a coin such as BTC")
      }
      return try writer.setCurrency(currency)
    case .defaultAccount:
      try writer.setDefaultAccount(try ledger.account(named: value))
      return nil
    }
  }
}
