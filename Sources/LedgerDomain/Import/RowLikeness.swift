/// What two rows of one account and day have in common when they may be the same row under texts that differ: the amount,
/// and what the payee begins with, its blanks and marks left out.
///
/// It never makes rows the same by itself: banks shorten names in one format and not in another, but two payees may begin
/// alike as well.
public struct RowLikeness: Hashable, Sendable {
  /// How many letters and digits of the payee count. OFX cuts names at 32 characters.
  private static let length = 24

  /// The upper 23 bits of a fingerprint of the amount, the currency and the beginning of the payee: a number that SQLite keeps
  /// in three bytes. Within an account and a day they tell payees apart, once the amounts are known to be the same.
  public let bits: UInt32

  /// A likeness that was kept.
  public init(bits: UInt32) { self.bits = bits }

  /// The likeness that a fingerprint has.
  public init(_ fingerprint: Fingerprint) { bits = UInt32(fingerprint.bits >> 41) }

  /// The likeness of a row; nil for one without a letter or digit in its payee, or in its note where it has no payee.
  public init?(_ row: ImportRow) {
    guard let text = row.payee ?? row.note else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.combine(number: row.amount.minorUnits)
    fingerprint.combine(row.amount.currency.code)
    let ascii = text.utf8.withContiguousStorageIfAvailable { RowLikeness.combine(ascii: $0, into: &fingerprint) }
    let count = (ascii ?? nil) ?? RowLikeness.combine(text, into: &fingerprint)
    if count == 0 { return nil }
    self.init(fingerprint)
  }

  /// Takes in the beginning of a text.
  ///
  /// - Returns: how many letters and digits.
  private static func combine(_ text: String, into fingerprint: inout Fingerprint) -> Int {
    var count = 0
    for character in text where count < length {
      guard character.isLetter || character.isNumber else { continue }
      fingerprint.combine(character.lowercased())
      count += 1
    }
    return count
  }

  /// Does the same with a text of ASCII; nil, and takes in nothing, for another one.
  private static func combine(ascii text: UnsafeBufferPointer<UInt8>, into fingerprint: inout Fingerprint) -> Int? {
    if text.contains(where: { $0 >= 0x80 }) { return nil }
    var count = 0
    for byte in text where count < length {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        fingerprint.combine(character: byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): fingerprint.combine(character: byte | 0x20)
      default: continue
      }
      count += 1
    }
    return count
  }
}
