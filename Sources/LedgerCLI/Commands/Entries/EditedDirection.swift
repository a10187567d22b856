internal import LedgerDomain

/// Which way an edited entry's money goes: as before, unless something named says otherwise.
struct EditedDirection {
  private let old: Entry
  private let refund: Bool?

  init(_ old: Entry, refund: Bool?) {
    self.old = old
    self.refund = refund
  }

  /// The amount with its sign when the category stays.
  func signed(_ magnitude: Money) throws -> Money {
    guard let refund, case .category(let category) = old.content.allocation else {
      return old.content.amount.isNegative ? try magnitude.negated() : magnitude
    }
    return try Direction(isRefund: refund).signed(magnitude, in: category)
  }

  /// The amount with its sign in another category. The sign of a bank and of a transfer stays.
  func signed(_ magnitude: Money, in category: Category) throws -> Money {
    if let refund { return try Direction(isRefund: refund).signed(magnitude, in: category) }
    guard old.importBatch == nil, old.transferPeer == nil else { return try signed(magnitude) }
    return try Direction(isRefund: wasRefund).signed(magnitude, in: category)
  }

  /// The lines of a split turned as asked for, and their sum; nil when nothing is asked for or the entry is not split.
  func turnedLines() throws -> [Split.Line]? {
    guard let refund, case .split(let split) = old.content.allocation else { return nil }
    return try split.lines.map { line in
      let magnitude = line.amount.isNegative ? try line.amount.negated() : line.amount
      return Split.Line(
        category: line.category, amount: try Direction(isRefund: refund).signed(magnitude, in: line.category),
        note: line.note)
    }
  }

  /// The direction of typed lines.
  var forLines: Direction { Direction(isRefund: refund ?? wasRefund) }

  /// Whether the entry went the other way than its category does.
  private var wasRefund: Bool {
    guard let kind = old.content.parts.first?.category.kind else { return false }
    return old.content.amount.isNegative == (kind == .income)
  }
}
