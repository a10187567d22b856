public import CommandLineKit
public import LedgerDomain
public import LedgerImport
public import LedgerReports

// NB: these conformances are public because Swift has no narrower ones for public types and protocols.

extension Period: ExpressibleByArgument {
  /// Reads a period (DESIGN §3).
  public init(argument: String) throws {
    guard let period = Period(text: argument) else {
      throw ArgumentValueError(
        reason: "it is no period such as 2026-11, 2026, 2026-Q3, 2026-01..2026-06, last-month or last-12-months")
    }
    self = period
  }

  /// The period's own name, or its months or days.
  public var defaultValueDescription: String {
    Period.named.first { $0.period == self }?.name ?? "\(self)"
  }

  /// Periods that a shell offers.
  public static var completionKind: CompletionKind { .custom("period") }
}

extension TypedDate: ExpressibleByArgument {
  /// Reads a date (DESIGN §3).
  public init(argument: String) throws {
    guard let date = TypedDate(text: argument) else {
      let reason =
        argument.contains("/")
        ? "day and month could be either way round; write 2026-11-03"
        : "it is no date such as 2026-11-03, today, yesterday, -3d or mon"
      throw ArgumentValueError(reason: reason)
    }
    self = date
  }

  /// The date as it could be typed.
  public var defaultValueDescription: String {
    switch self {
    case .date(let date): "\(date)"
    case .daysAgo(0): "today"
    case .daysAgo(let days): "-\(days)d"
    case .last(let weekday): weekday.rawValue
    }
  }
}

extension Currency: ExpressibleByArgument {
  /// Reads an ISO 4217 code.
  public init(argument: String) throws {
    guard let currency = Currency(code: argument) else {
      throw ArgumentValueError(reason: "it is neither a currency such as USD or EUR (ISO 4217) nor a coin such as BTC")
    }
    self = currency
  }
}

extension HexColor: ExpressibleByArgument {
  /// Reads `#rrggbb`.
  public init(argument: String) throws {
    guard let color = HexColor(argument) else { throw ArgumentValueError(reason: "it is no colour such as #34d399") }
    self = color
  }
}

extension LeaveUnit: ExpressibleByArgument {
  /// Reads the name of a unit.
  public init(argument: String) throws {
    guard let unit = LeaveUnit(name: argument) else {
      throw ArgumentValueError(reason: "it is no unit such as days, visits, hours or USD")
    }
    self = unit
  }

  /// The unit's name.
  public var defaultValueDescription: String { name }
}

extension RecurrenceInterval: ExpressibleByArgument {
  /// Reads `month`, `2-weeks` and the like.
  public init(argument: String) throws {
    guard let interval = RecurrenceInterval(text: argument) else {
      throw ArgumentValueError(reason: "it is no interval such as week, month, year, 2-weeks or 3-months")
    }
    self = interval
  }

  /// The interval as it could be typed.
  public var defaultValueDescription: String { description }

  /// Intervals that a shell offers.
  public static var completionKind: CompletionKind { .custom("interval") }
}

extension RecurrenceDay: ExpressibleByArgument {
  /// Reads a day of the month or a weekday.
  public init(argument: String) throws {
    guard let day = RecurrenceDay(text: argument) else {
      throw ArgumentValueError(
        reason:
          "it is neither a day of the month, 1 to 31, nor one of the year such as 03-15, nor a weekday such as mon")
    }
    self = day
  }

  /// The day as it could be typed.
  public var defaultValueDescription: String { description }
}

extension DecimalMark: ExpressibleByArgument {}
extension BudgetSource: ExpressibleByArgument {}
extension ConsumptionGrouping: ExpressibleByArgument {}
extension RollOver.Mode: ExpressibleByArgument {}
extension SignConvention: ExpressibleByArgument {}
extension StretchLength: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}
extension LeaveRule.Pace: ExpressibleByArgument {}
extension LeaveRule.Turn: ExpressibleByArgument {}

extension LeaveValidity: ExpressibleByArgument {
  /// Reads how long something granted can be used.
  public init(argument: String) throws {
    guard let validity = LeaveValidity(text: argument) else {
      throw ArgumentValueError(reason: "it is no time such as 15m or 2y, nor a day of the year such as 03-31")
    }
    self = validity
  }
}
