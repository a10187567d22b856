/// What makes an imported row the same row in a later file, where no bank's id decides (SEMANTICS §7 rule 2).
///
/// The account joins it where rows are stored. A running balance is never part of it: one late row would shift all
/// that follow.
public struct RowIdentity: Hashable, Sendable {
  /// The day of the row.
  public let date: CalendarDate
  /// The amount in minor units.
  public let minorUnits: Int64
  /// A fingerprint of the currency and the description, white space collapsed and case folded.
  public let textFingerprint: UInt64

  /// The identity of a row as it stands in the file.
  public init(_ row: ImportRow) {
    date = row.date
    minorUnits = row.amount.minorUnits
    var fingerprint = Fingerprint()
    fingerprint.combine(row.amount.currency.code)
    let description = [row.payee, row.note].compactMap { $0 }.joined(separator: " ")
    fingerprint.combine(FoldedText(description).text)
    textFingerprint = fingerprint.bits
  }

  /// An identity as it was stored.
  public init(date: CalendarDate, minorUnits: Int64, textFingerprint: UInt64) {
    self.date = date
    self.minorUnits = minorUnits
    self.textFingerprint = textFingerprint
  }
}
