/// Follows a running balance through the rows, under one guess about sign, fee and order of the rows.
struct BalanceChain {
  /// A row whose balance does not follow from the one before.
  struct Break: Hashable {
    /// The line.
    let line: Int
    /// The balance that the bank states.
    let stated: Int64
    /// The balance that the amounts give.
    let expected: Int64
  }

  /// Pairs of balances that the amounts between join.
  private(set) var matches = 0
  /// Pairs that they do not join.
  private(set) var breakCount = 0
  /// The first hundred of those.
  private(set) var breaks: [Break] = []
  private var last: Int64?
  private var sum: Int64 = 0
  private let isNewestFirst: Bool

  /// A chain that has seen no row.
  init(isNewestFirst: Bool) { self.isNewestFirst = isNewestFirst }

  /// Forgets the balance: what comes does not follow.
  mutating func cut() {
    last = nil
    sum = 0
  }

  /// Takes in a row.
  mutating func take(amount: Int64, balance: Int64?, line: Int) {
    if !isNewestFirst { sum &+= amount }
    if let balance {
      if let last {
        let expected = isNewestFirst ? last &- sum : last &+ sum
        if expected == balance {
          if sum != 0 { matches += 1 }
        } else {
          breakCount += 1
          if breaks.count < 100 { breaks.append(Break(line: line, stated: balance, expected: expected)) }
        }
      }
      last = balance
      sum = 0
    }
    if isNewestFirst { sum &+= amount }
  }
}
