/// How the dates of a file are written, as `--date-format` says it: `dmy`, `mdy`, `ymd` or a pattern.
public enum DateFormat: Hashable, Sendable {
  /// Day, month, year.
  case dmy
  /// Month, day, year.
  case mdy
  /// Year, month, day.
  case ymd
  /// A pattern of `yyyy`, `yy`, `MM`, `M`, `MMM`, `dd` and `d`, such as `dd/MM/yyyy`; a time behind it is passed over.
  case pattern(String)

  /// Reads the value of the option; nil when it is neither an order nor a pattern with day, month and year or day and
  /// month.
  public init?(_ text: String) {
    switch text.lowercased() {
    case "dmy": self = .dmy
    case "mdy": self = .mdy
    case "ymd": self = .ymd
    default:
      guard DateOrder(pattern: text) != nil else { return nil }
      self = .pattern(text)
    }
  }

  /// The order of a pattern without marks, such as `ddMMyy`; nil for any other format.
  var compactOrder: DateOrder? {
    guard case .pattern(let text) = self, !text.contains(where: { "-/. ,:'".contains($0) }) else { return nil }
    return order
  }

  /// The order of day, month and year that the format stands for.
  var order: DateOrder? {
    switch self {
    case .dmy: .dayMonthYear
    case .mdy: .monthDayYear
    case .ymd: .yearMonthDay
    case .pattern(let text): DateOrder(pattern: text)
    }
  }
}
