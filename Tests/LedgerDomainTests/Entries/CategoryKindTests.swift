import LedgerDomain
import Testing

/// What counts as consumed and what as income (SEMANTICS §4).
struct CategoryKindTests {
  struct Counted: CustomStringConvertible {
    let kind: CategoryKind
    let moneyIn: Int64
    let moneyOut: Int64
    let consumed: Int64
    let income: Int64
    var description: String { "\(kind), in \(moneyIn), out \(moneyOut)" }
  }

  static func check(_ expected: Counted) throws {
    let counted = try expected.kind.counted(moneyIn: expected.moneyIn, moneyOut: expected.moneyOut)
    #expect(counted.consumed == expected.consumed)
    #expect(counted.income == expected.income)
  }

  @Test(arguments: [
    Counted(kind: .spending, moneyIn: 0, moneyOut: 8000, consumed: 8000, income: 0),
    Counted(kind: .spending, moneyIn: 2000, moneyOut: 8000, consumed: 6000, income: 0),
    Counted(kind: .spending, moneyIn: 2000, moneyOut: 0, consumed: -2000, income: 0),
    Counted(kind: .spending, moneyIn: 8000, moneyOut: 8000, consumed: 0, income: 0),
  ])
  func `a refund lowers what the month has consumed, and is never income`(expected: Counted) throws {
    try Self.check(expected)
  }

  @Test(arguments: [
    Counted(kind: .income, moneyIn: 300_000, moneyOut: 0, consumed: 0, income: 300_000),
    Counted(kind: .income, moneyIn: 300_000, moneyOut: 1000, consumed: 0, income: 299_000),
    Counted(kind: .income, moneyIn: 0, moneyOut: 1000, consumed: 0, income: -1000),
  ])
  func `income never counts as consumed`(expected: Counted) throws {
    try Self.check(expected)
  }

  @Test(arguments: [
    Counted(kind: .transfer, moneyIn: 500, moneyOut: 0, consumed: 0, income: 0),
    Counted(kind: .transfer, moneyIn: 0, moneyOut: 500, consumed: 0, income: 0),
    Counted(kind: .transfer, moneyIn: .max, moneyOut: .max, consumed: 0, income: 0),
  ])
  func `both legs of a transfer leave the reports`(expected: Counted) throws {
    try Self.check(expected)
  }

  @Test(arguments: [
    Counted(kind: .uncategorized, moneyIn: 300_000, moneyOut: 8000, consumed: 8000, income: 300_000),
    Counted(kind: .uncategorized, moneyIn: 300_000, moneyOut: 0, consumed: 0, income: 300_000),
    Counted(kind: .uncategorized, moneyIn: 0, moneyOut: 8000, consumed: 8000, income: 0),
  ])
  func `what is not sorted yet counts by its sign, so that a salary lowers nothing`(expected: Counted) throws {
    try Self.check(expected)
  }

  @Test func `a difference that does not fit is refused`() throws {
    #expect(throws: MoneyError.outOfRange) { try CategoryKind.spending.counted(moneyIn: 2, moneyOut: .min) }
    #expect(throws: MoneyError.outOfRange) { try CategoryKind.income.counted(moneyIn: .min, moneyOut: 2) }
    #expect(try CategoryKind.spending.counted(moneyIn: .max, moneyOut: 0).consumed == -Int64.max)
  }
}
