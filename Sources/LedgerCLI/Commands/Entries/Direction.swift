internal import LedgerDomain

/// Which way money goes: what is spent goes out, income comes in, a refund turns either (SEMANTICS §4).
struct Direction {
  let isRefund: Bool

  /// The amount of an account for one typed without a sign.
  func signed(_ typed: Money, in category: Category) throws -> Money {
    let comesIn = (category.kind == .income) != isRefund
    return comesIn ? typed : try typed.negated()
  }
}
