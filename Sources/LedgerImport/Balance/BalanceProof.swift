/// Follows a running balance under every guess about sign, fee and order, and tells which of them it bears out.
struct BalanceProof {
  /// One guess.
  struct Guess: Hashable {
    /// Whether the written signs are turned.
    let isInverted: Bool
    /// Whether the fee is taken off as well.
    let takesFee: Bool
    /// Whether the newest row stands first.
    let isNewestFirst: Bool
  }

  private var chains: [BalanceChain]
  private let guesses: [Guess]

  /// A proof that has seen no row.
  init(hasFee: Bool) {
    var guesses: [Guess] = []
    for isInverted in [false, true] {
      for takesFee in hasFee ? [false, true] : [false] {
        for isNewestFirst in [false, true] {
          guesses.append(Guess(isInverted: isInverted, takesFee: takesFee, isNewestFirst: isNewestFirst))
        }
      }
    }
    self.guesses = guesses
    chains = guesses.map { BalanceChain(isNewestFirst: $0.isNewestFirst) }
  }

  /// Takes in a row.
  mutating func take(amount: Int64, fee: Int64, balance: Int64?, line: Int) {
    for index in guesses.indices {
      let guess = guesses[index]
      let signed = (guess.isInverted ? 0 &- amount : amount) &- (guess.takesFee ? fee : 0)
      chains[index].take(amount: signed, balance: balance, line: line)
    }
  }

  /// Says that the next row does not follow from the rows before.
  mutating func cut() {
    for index in chains.indices { chains[index].cut() }
  }

  /// The guess that the balances bear out: it joins more pairs than it breaks, and more than any guess with another sign
  /// or fee. Nil when there is no such guess. `isNewestFirst` is what the dates say about the order; nil when they say
  /// nothing.
  func borneOut(isNewestFirst: Bool?) -> (guess: Guess, chain: BalanceChain)? {
    let usable = zip(guesses, chains).filter { isNewestFirst == nil || $0.0.isNewestFirst == isNewestFirst }
    guard let best = usable.max(by: { $0.1.matches < $1.1.matches }), best.1.matches > 0,
      best.1.matches >= best.1.breakCount
    else { return nil }
    let rivals = usable.filter { $0.1.matches == best.1.matches }
    guard rivals.allSatisfy({ $0.0.isInverted == best.0.isInverted }) else { return nil }
    return rivals.first { !$0.0.takesFee } ?? best
  }

  /// The chain of a guess.
  func chain(isInverted: Bool, takesFee: Bool, isNewestFirst: Bool?) -> BalanceChain? {
    let usable = zip(guesses, chains).filter { guess, _ in
      guess.isInverted == isInverted && guess.takesFee == takesFee
        && (isNewestFirst == nil || guess.isNewestFirst == isNewestFirst)
    }
    return usable.map(\.1).max { $0.matches < $1.matches }
  }
}
