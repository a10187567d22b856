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

    /// The pair in one line.
    var line: Line {
      let (out, into) = (pair.out.content, pair.into.content)
      let route = "\(out.account.name) to \(into.account.name)"
      let text = Line("\(out.date)  ") + Line(into.amount.textWithCurrency, .strong) + Line("  \(route)")
      return doubt.map { text + Line("  \($0)", .faint) } ?? text
    }
  }
}
