/// Whole percents that add up to exactly 100 (SEMANTICS §3).
enum LargestRemainder {
  /// One amount that takes part, with what decides between equal remainders.
  struct Part {
    /// The amount in minor units, 0 or above.
    let amount: Int64
    /// The name, which decides between equal amounts.
    let name: String
  }

  /// The whole percent of each part, in the order of the parts; all 0 when the amounts are.
  ///
  /// Each part first gets its percent rounded down. What is missing to 100 goes, one each, to the largest remainders;
  /// ties go to the larger amount, then to the name that comes first.
  static func wholePercents(of parts: [Part]) -> [Int] {
    let base = parts.reduce(Int128(0)) { $0 + Int128($1.amount) }
    guard base > 0 else { return parts.map { _ in 0 } }
    let exact = parts.map { (Int128($0.amount) * 100).quotientAndRemainder(dividingBy: base) }
    var percents = exact.map { Int($0.quotient) }
    let missing = 100 - percents.reduce(0, +)
    let order = parts.indices.sorted { left, right in
      if exact[left].remainder != exact[right].remainder {
        return exact[left].remainder > exact[right].remainder
      }
      if parts[left].amount != parts[right].amount { return parts[left].amount > parts[right].amount }
      return parts[left].name < parts[right].name
    }
    for index in order.prefix(missing) { percents[index] += 1 }
    return percents
  }
}
