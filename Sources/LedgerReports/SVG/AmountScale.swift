#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import LedgerDomain

/// The scale beside a chart of amounts: three to five round values with 0 among them, within which all amounts lie.
struct AmountScale: Hashable, Sendable {
  private static let mostSteps = 4.0
  /// The suffixes of large values, of which the largest that is reached stands.
  private static let suffixes: [(value: Double, text: String)] = [(1e15, "P"), (1e12, "T"), (1e9, "B"), (1e6, "M")]

  /// The values in major units, upwards.
  let values: [Double]
  private let minorUnitsInOne: Double

  /// Makes the scale of some amounts in one currency; 0 alone when all of them are 0.
  init(_ amounts: [Money], in currency: Currency) {
    minorUnitsInOne = pow(10, Double(currency.exponent))
    let numbers = amounts.map { Double($0.minorUnits) / pow(10, Double(currency.exponent)) }
    let (lowest, highest) = (min(0, numbers.min() ?? 0), max(0, numbers.max() ?? 0))
    guard lowest < highest else {
      values = [0]
      return
    }
    func steps(_ step: Double) -> (below: Double, above: Double) {
      ((-lowest / step).rounded(.up), (highest / step).rounded(.up))
    }
    let magnitude = pow(10, log10((highest - lowest) / AmountScale.mostSteps).rounded(.down))
    let step =
      [1, 2, 5, 10, 20].map { $0 * magnitude }
      .first { steps($0).below + steps($0).above <= AmountScale.mostSteps } ?? 50 * magnitude
    let (below, above) = steps(step)
    values = stride(from: -below, through: above, by: 1).map { $0 * step }
  }

  /// How far up an amount lies, 0 at the lowest value and 1 at the highest.
  func place(of amount: Money) -> Double { place(of: Double(amount.minorUnits) / minorUnitsInOne) }

  /// How far up a value in major units lies.
  func place(of value: Double) -> Double {
    guard let lowest = values.first, let highest = values.last, lowest < highest else { return 0 }
    return min(1, max(0, (value - lowest) / (highest - lowest)))
  }

  /// A value with grouped thousands, from a million on in short: `250,000`, `1.2M`.
  func text(of value: Double) -> String {
    for (unit, suffix) in AmountScale.suffixes where abs(value) >= unit {
      return AmountScale.decimal(value / unit) + suffix
    }
    return AmountScale.decimal(value)
  }

  /// A number with as few decimals as its value needs.
  private static func decimal(_ value: Double) -> String {
    let decimals =
      (0...8).first { abs(value * pow(10, Double($0)) - (value * pow(10, Double($0))).rounded()) < 1e-6 } ?? 8
    let digits = String(Int64((abs(value) * pow(10, Double(decimals))).rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let whole = FixedPoint.grouped(String(padded.dropLast(decimals)))
    return (value < 0 ? "-" : "") + whole + (decimals == 0 ? "" : "." + padded.suffix(decimals))
  }
}
