import LedgerDomain
import LedgerImport
import Testing

/// Files with who paid and who was paid in columns of their own, of whom one is the owner.
struct OwnNameTests {
  private func payees(_ lines: String...) throws -> [String?] {
    let file = "Date,From,To,Amount\n" + lines.map { "2026-02-\($0)\n" }.joined()
    return try rows(try statement(file)).map(\.payee)
  }

  @Test func `the payee is the other one, whoever asked for the money`() throws {
    // In the last row the owner asked a friend to pay: money comes in from the one who was asked.
    #expect(
      try payees("01,Me,Shop,-1.00", "02,Friend,Me,2.00", "03,Me,Neighbour,3.00") == ["Shop", "Friend", "Neighbour"])
  }

  @Test func `a name in all rows that is not the owner's stays the payee`() throws {
    #expect(try payees("01,Firm,Giro,1.00", "02,Firm,Savings,2.00", "03,Firm,Giro,-0.50") == ["Firm", "Firm", "Giro"])
  }

  @Test func `where both names stand in all rows the sign tells`() throws {
    #expect(try payees("01,Me,Friend,-1.00", "02,Friend,Me,2.00") == ["Friend", "Friend"])
    #expect(try payees("01,Me,Friend,-1.00") == ["Friend"])
  }

  @Test func `a row without one of the names has the other`() throws {
    #expect(try payees("01,Me,Shop,-1.00", "02,,Bank,-2.00", "03,Me,Inn,-3.00") == ["Shop", "Bank", "Inn"])
  }
}
