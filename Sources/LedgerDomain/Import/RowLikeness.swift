/// What two rows of one account and day have in common when they may be the same row under texts that differ: the amount,
/// and what the payee begins with, its blanks and marks left out.
///
/// It never makes rows the same by itself: banks shorten names in one format and not in another, but two payees may begin
/// alike as well.
public struct RowLikeness: Hashable, Sendable {
  /// How many letters and digits of the payee count. OFX cuts names at 32 characters.
  private static let length = 24

  /// A fingerprint of the amount, the currency and the beginning of the payee.
  public let fingerprint: Fingerprint

  /// The likeness of a row; nil for one without a letter or digit in its payee, or in its note where it has no payee.
  public init?(_ row: ImportRow) {
    guard let text = row.payee ?? row.note else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.combine(number: row.amount.minorUnits)
    fingerprint.combine(row.amount.currency.code)
    var count = 0
    for character in text where count < RowLikeness.length {
      guard character.isLetter || character.isNumber else { continue }
      fingerprint.combine(character.lowercased())
      count += 1
    }
    if count == 0 { return nil }
    self.fingerprint = fingerprint
  }
}
