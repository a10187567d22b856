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
    fingerprint.combine(FoldedText(RowIdentity.description(row)).text)
    self.fingerprint = fingerprint
  }

  private static func description(_ row: ImportRow) -> String {
    switch (row.payee, row.note) {
    case (let payee?, let note?): "\(payee) \(note)"
    case (let text?, nil), (nil, let text?): text
    case (nil, nil): ""
    }
  }
}
