extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601 form, `2026-11-03`.
  public var description: String {
    let (year, month, day) = components
    return
      "\(DigitText.padded(year, to: 4))-\(DigitText.padded(month, to: 2))-\(DigitText.padded(day, to: 2))"
  }

  /// Reads a date in exactly the ISO form `2026-11-03`; nil for any other text and for a day that does not exist.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3,
      let year = DigitText.number(parts[0], digits: 4),
      let month = DigitText.number(parts[1], digits: 2),
      let day = DigitText.number(parts[2], digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
