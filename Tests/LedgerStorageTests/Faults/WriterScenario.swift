import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// One way to call one public method of `LedgerWriter`, on a ledger that holds something of each kind.
struct WriterScenario: CustomStringConvertible, Sendable {
  /// The method: its name, and the type of its first parameter.
  let method: String
  /// What is special about this call; empty for its only one.
  let shape: String
  /// Whether it wants a ledger without entries.
  var wantsNewLedger = false
  /// What is done before it, beside what `fill` stores.
  var preparing: @Sendable (Household) throws -> Void
  let change: @Sendable (Household, LedgerWriter) throws -> Void

  init(
    _ method: String, _ shape: String = "", wantsNewLedger: Bool = false,
    preparing: @escaping @Sendable (Household) throws -> Void = { _ in },
    change: @escaping @Sendable (Household, LedgerWriter) throws -> Void
  ) {
    self.method = method
    self.shape = shape
    self.wantsNewLedger = wantsNewLedger
    self.preparing = preparing
    self.change = change
  }

  var description: String { shape.isEmpty ? method : "\(method), \(shape)" }

  static let all: [WriterScenario] = [
    entries, transfers, names, budgets, settings, balances, goals, rules, imports, recurring, changes,
  ].flatMap(\.self)

  /// A ledger for it, in a new file.
  func household(at path: String) throws -> Household {
    if !wantsNewLedger { try FilledLedger.write(to: path) }
    let household = try Household(.file(path))
    try preparing(household)
    return household
  }

  func run(in household: Household) throws {
    try household.ledger.write { try change(household, $0) }
  }
}
