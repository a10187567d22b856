internal import LedgerDomain

extension MonthPace {
  /// How far the month has come: `day 12 of 30`.
  var dayInWords: String { "day \(day) of \(dayCount)" }

  /// All of it: `day 12 of 30, 61 % consumed, 41.20 a day left`.
  var words: String {
    let percent = position.percentConsumed.hasBase ? ["\(position.percentConsumed.percentText) consumed"] : []
    return ([dayInWords] + percent + [restInWords]).joined(separator: ", ")
  }

  /// The short form: `day 12 of 30 · 41.20 a day left`.
  var shortWords: String { "\(dayInWords) · \(restInWords)" }

  /// What is left for each day, how far the month is over, or without a budget what each day consumed.
  private var restInWords: String {
    if position.status == .over { return position.standingInWords }
    if let leftPerDay { return "\(leftPerDay.groupedText) a day left" }
    return "\(consumedPerDay.groupedText) a day consumed"
  }
}
