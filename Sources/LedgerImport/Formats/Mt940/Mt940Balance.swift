import LedgerDomain

/// A balance of MT940: `C260201EUR1234,56`.
struct Mt940Balance {
  /// The balance, negative when the account is overdrawn.
  let amount: Money

  /// Reads a balance; nil when it is not built as one, or its currency is not known.
  init?(_ bytes: SourceBytes, _ range: Range<Int>) {
    let range = bytes.trimmed(range)
    guard range.count > 10 else { return nil }
    let start = range.lowerBound
    let mark = bytes[start] & ~0x20
    guard mark == UInt8(ascii: "C") || mark == UInt8(ascii: "D"),
      let currency = Currency(code: bytes.text((start + 7)..<(start + 10))),
      let value = Mt940Amount.minorUnits(bytes, (start + 10)..<range.upperBound, currency)
    else { return nil }
    amount = Money(minorUnits: mark == UInt8(ascii: "D") ? -value : value, currency: currency)
  }
}
