extension Rule {
  /// How a rule's conditions stand to a row of which not everything need be known.
  public enum Standing: Hashable, Sendable {
    /// All conditions hold, or there are none.
    case met
    /// A condition does not hold.
    case notMet
    /// A condition asks for an amount or an account that is not known, and all others hold.
    case unknown
  }

  /// The currency of the conditions on the amount; nil without any.
  public var currency: Currency? { minimum?.currency ?? maximum?.currency }

  /// Compares the conditions with a row. Amounts are compared with their sign, both ends included, and only with
  /// amounts in the conditions' own currency.
  ///
  /// - Parameters:
  ///   - amount: the row's amount; nil where it is not known.
  ///   - account: the row's account; nil where it is not known.
  /// - Returns: whether the conditions hold.
  public func standing(amount: Money?, account: Account.ID?) -> Standing {
    let parts = [amountStanding(amount), accountStanding(account)]
    if parts.contains(.notMet) { return .notMet }
    return parts.contains(.unknown) ? .unknown : .met
  }

  /// Whether another rule has the same pattern and conditions, so that the later one of both never decides.
  ///
  /// - Parameter other: the other rule.
  /// - Returns: whether they fit the same rows.
  public func fitsTheSame(as other: Rule) -> Bool {
    isSamePattern(as: other) && minimum == other.minimum && maximum == other.maximum && account?.id == other.account?.id
  }

  private func isSamePattern(as other: Rule) -> Bool {
    switch (pattern, other.pattern) {
    case (.part(let mine), .part(let theirs)): FoldedText(mine) == FoldedText(theirs)
    case (.regex(let mine), .regex(let theirs)): mine == theirs
    default: false
    }
  }

  private func amountStanding(_ amount: Money?) -> Standing {
    guard let currency else { return .met }
    guard let amount else { return .unknown }
    guard amount.currency == currency else { return .notMet }
    let isAbove = minimum.map { $0.minorUnits <= amount.minorUnits } ?? true
    let isBelow = maximum.map { amount.minorUnits <= $0.minorUnits } ?? true
    return isAbove && isBelow ? .met : .notMet
  }

  private func accountStanding(_ row: Account.ID?) -> Standing {
    guard let account else { return .met }
    guard let row else { return .unknown }
    return account.id == row ? .met : .notMet
  }
}
