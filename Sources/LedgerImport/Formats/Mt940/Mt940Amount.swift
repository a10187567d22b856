import LedgerDomain

/// An amount of MT940: digits and a comma, behind which nothing need stand.
enum Mt940Amount {
  /// The amount in minor units; nil when it is none.
  static func minorUnits(_ bytes: SourceBytes, _ range: Range<Int>, _ currency: Currency) -> Int64? {
    try? amount(bytes, range, currency)
  }

  /// The amount in minor units.
  ///
  /// - Throws: ``FieldProblem`` when it is none.
  static func amount(_ bytes: SourceBytes, _ range: Range<Int>, _ currency: Currency) throws(FieldProblem) -> Int64 {
    var range = bytes.trimmed(range)
    if let last = range.last, bytes[last] == UInt8(ascii: ",") || bytes[last] == UInt8(ascii: ".") {
      range = range.lowerBound..<last
    }
    return try FieldAmount(rule: .lastMark, isInverted: false).minorUnits(bytes, range, currency, field: ":61:")
  }
}
