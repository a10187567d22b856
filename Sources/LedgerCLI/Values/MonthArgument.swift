internal import CommandLineKit
internal import LedgerDomain

/// One month, as typed: `2026-11`, `this-month` or `last-month`.
struct MonthArgument: ExpressibleByArgument {
  let period: Period
  /// Whether a person wrote it, rather than nobody anything.
  let isTyped: Bool

  init(argument: String) throws {
    guard let period = Period(text: argument) else {
      throw ArgumentValueError(reason: "it is no month such as 2026-11, this-month or last-month")
    }
    switch period {
    case .thisMonth, .lastMonth: break
    case .months(let range) where range.count == 1: break
    default: throw ArgumentValueError(reason: "it is not one month; write one such as 2026-11")
    }
    self.period = period
    isTyped = true
  }

  private init(untyped period: Period) {
    self.period = period
    isTyped = false
  }

  /// The month that holds today.
  static let thisMonth = MonthArgument(untyped: .thisMonth)

  var defaultValueDescription: String { period.defaultValueDescription }

  static var completionKind: CompletionKind { .custom("month") }
}
