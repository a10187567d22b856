public import LedgerDomain

extension ImportDocument {
  /// Two imported entries that look like the legs of a transfer between own accounts.
  public struct Transfer: Hashable, Sendable {
    /// The two entries.
    public var pair: TransferPair
    /// Why they were left as they are, in a few words; nil when they are a transfer now.
    public var doubt: String?

    /// Makes a pair.
    public init(_ pair: TransferPair, doubt: String?) {
      self.pair = pair
      self.doubt = doubt
    }

    var json: JSONValue {
      .object([
        ("out", .integer(pair.out.id.rawValue)),
        ("in", .integer(pair.into.id.rawValue)),
        ("date", .described(pair.out.content.date)),
        ("amount", .described(pair.into.content.amount)),
        ("currency", .string(pair.into.content.amount.currency.code)),
        ("from", .string(pair.out.content.account.name)),
        ("to", .string(pair.into.content.account.name)),
        ("made", .bool(pair.out.transferPeer != nil)),
        ("reason", .text(doubt)),
      ])
    }
  }

  /// Pairs with the numbers of their entries, one in a row.
  static func table(of transfers: [Transfer]) -> TextTable {
    var table = TextTable([
      .init(title: "Out", alignment: .trailing), .init(title: "In", alignment: .trailing), .init(title: "Date"),
      .init(title: "Amount", alignment: .trailing), .init(title: "From", sizing: .shrinking(to: 8)),
      .init(title: "To", sizing: .shrinking(to: 8)),
      .init(title: "Doubt", sizing: .wrapping(to: 12), isOmittedWhenEmpty: true),
    ])
    for transfer in transfers {
      let (out, into) = (transfer.pair.out, transfer.pair.into)
      table.add([
        .text(String(out.id.rawValue)), .text(String(into.id.rawValue)), .text(out.content.date.description),
        .text(into.content.amount.textWithCurrency), .text(out.content.account.name),
        .text(into.content.account.name), .text(transfer.doubt ?? "", .faint),
      ])
    }
    return table
  }

  /// How a pair becomes a transfer.
  static let adviceToJoin = "'ledger transfer join OUT IN' makes a pair a transfer."
}
