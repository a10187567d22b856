/// Finds the owner of an account in a file with a column of who paid and one of who was paid: the name in all rows, which
/// mostly pays where money goes out and is paid where it comes in.
struct OwnName {
  /// How often a name stands where the owner would, by the names that stand in all rows.
  private var agreements: [String: Int]?
  private var rowCount = 0

  /// Whether a name may still stand in all rows.
  var isOpen: Bool { agreements?.isEmpty != true }

  /// Takes in who paid and who was paid in a row; rows in which one of them is blank say nothing.
  mutating func take(payer: String?, payee: String?, isIn: Bool) {
    guard let payer, let payee else { return }
    rowCount += 1
    var kept = agreements ?? [payer: 0, payee: 0]
    for name in kept.keys where name != payer && name != payee { kept[name] = nil }
    kept[isIn ? payee : payer]? += 1
    agreements = kept
  }

  /// The owner's name; nil when no name, or more than one, stands in all rows, or there is one row alone.
  ///
  /// - Parameter isInverted: whether the signs that were taken in mean the opposite.
  /// - Returns: the name.
  func name(isInverted: Bool) -> String? {
    guard rowCount > 1, let agreements, agreements.count == 1, let (name, count) = agreements.first else { return nil }
    return (isInverted ? rowCount - count : count) * 2 > rowCount ? name : nil
  }
}
