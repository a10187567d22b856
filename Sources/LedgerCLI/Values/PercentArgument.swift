public import CommandLineKit
public import LedgerDomain

/// A percent as it is typed: `90%`, `87.5 %` or `110`.
public struct PercentArgument: Hashable, Sendable, ExpressibleByArgument {
  /// The whole, `100%`.
  public static let all = PercentArgument(ratio: Ratio(100, of: 100))

  /// The part of the whole.
  public let ratio: Ratio

  private init(ratio: Ratio) { self.ratio = ratio }

  /// Reads a percent of 0 or more, with four decimals at most.
  public init(argument: String) throws {
    var text = argument[...]
    if text.last == "%" { text = text.dropLast() }
    while text.last == " " { text = text.dropLast() }
    // Signs are read as well, and mean nothing here.
    guard text.first?.isNumber == true, let part = try? FixedPoint.parse(text, decimals: 4), part <= 1_000_000_000_000
    else { throw ArgumentValueError(reason: "it is no percent such as 90% or 87.5%") }
    if part > 0, part <= 10_000, !argument.contains("%") {
      throw ArgumentValueError(reason: "it may be a percent or a fraction; write it with its sign, such as 90%")
    }
    ratio = Ratio(part, of: 1_000_000)
  }

  /// The percent as it could be typed.
  public var defaultValueDescription: String { "\(ratio.percent() ?? 0)%" }
}
