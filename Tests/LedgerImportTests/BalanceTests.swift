import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct BalanceTests {
  @Test func `a break of the running balance is a warning that names the line`() throws {
    let file =
      "Date,Amount,Balance\n2026-02-01,-1.00,99.00\n2026-02-02,-2.00,97.00\n2026-02-03,-4.00,92.00\n2026-02-04,1.00,93.00\n"
    let statement = try statement(file)
    #expect(
      statement.warnings
        == [.balanceBreak(line: 4, stated: money("92.00", "EUR"), expected: money("93.00", "EUR"))])
    #expect(try rows(statement).count == 4)
  }

  @Test func `a break is an error where nothing but the balance settles the signs`() {
    let file =
      "Date,Amount,Balance\n2026-02-01,1.00,99.00\n2026-02-02,2.00,97.00\n2026-02-03,4.00,92.00\n2026-02-04,1.00,91.00\n"
    #expect(refusal(file) == .balanceContradiction(line: 4))
  }

  @Test func `balances that are missing are bridged by the amounts`() throws {
    let file =
      "Date,Amount,Balance\n2026-02-01,-1.00,99.00\n2026-02-02,-2.00,\n2026-02-03,-4.00,\n2026-02-04,1.00,93.00\n"
    let statement = try statement(file)
    #expect(statement.warnings == [])
    #expect(try rows(statement).map(\.balance?.description) == ["99.00", nil, nil, "93.00"])
  }

  @Test func `the newest row may stand first`() throws {
    let file = "Date,Amount,Balance\n2026-02-03,-4.00,93.00\n2026-02-02,-2.00,97.00\n2026-02-01,-1.00,99.00\n"
    let statement = try statement(file)
    #expect(statement.warnings == [])
    #expect(statement.detected.signProof == .balance)
  }

  @Test func `a fee of its own is taken off where the balance proves it`() throws {
    let file =
      "Date,Amount,Fee,Balance\n2026-02-01,-10.00,0.00,90.00\n2026-02-02,-20.00,1.50,68.50\n2026-02-03,5.00,0.00,73.50\n"
    #expect(try rows(statement(file)).map(\.amount.description) == ["-10.00", "-21.50", "5.00"])
  }

  @Test func `a fee that the amount contains is not taken off twice`() throws {
    let file =
      "Date,Amount,Fee,Balance\n2026-02-01,-10.00,0.00,90.00\n2026-02-02,-21.50,1.50,68.50\n2026-02-03,5.00,0.00,73.50\n"
    #expect(try rows(statement(file)).map(\.amount.description) == ["-10.00", "-21.50", "5.00"])
  }
}
