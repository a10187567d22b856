/// What makes an imported row the same row in a later file, where no bank's id decides (SEMANTICS §7 rule 2).
///
/// The account joins it where rows are stored. A running balance is never part of it: one late row would shift all
/// that follow.
public struct RowIdentity: Hashable, Sendable {
  /// The day of the row.
  public let date: CalendarDate
  /// A fingerprint of the amount, the currency, and the description with white space collapsed and case folded.
  public let fingerprint: Fingerprint

  /// The identity of a row as it stands in the file.
  public init(_ row: ImportRow) {
    date = row.date
    var fingerprint = Fingerprint()
    fingerprint.combine(number: row.amount.minorUnits)
    fingerprint.combine(row.amount.currency.code)
    if !RowIdentity.combine(plainTextsOf: row, into: &fingerprint) {
      fingerprint.combine(FoldedText(RowIdentity.description(row)).text)
    }
    self.fingerprint = fingerprint
  }

  /// Takes in the folded description without making it, where its texts are plain; else takes in nothing.
  private static func combine(plainTextsOf row: ImportRow, into fingerprint: inout Fingerprint) -> Bool {
    var whole = fingerprint
    guard let first = row.payee ?? row.note, whole.combine(foldedASCII: first) else { return false }
    if row.payee != nil, let note = row.note {
      whole.combine(contentsOf: CollectionOfOne(UInt8(ascii: " ")))
      guard whole.combine(foldedASCII: note) else { return false }
    }
    whole.combineEnd()
    fingerprint = whole
    return true
  }

  private static func description(_ row: ImportRow) -> String {
    switch (row.payee, row.note) {
    case (let payee?, let note?): "\(payee) \(note)"
    case (let text?, nil), (nil, let text?): text
    case (nil, nil): ""
    }
  }
}
