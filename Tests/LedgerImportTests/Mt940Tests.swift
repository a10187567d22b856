import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct Mt940Tests {
  private func file(_ lines: String..., closing: String? = nil) -> String {
    ([":20:STARTUMS", ":25:10020030/1234567", ":28C:1/1", ":60F:C260301EUR100,00"] + lines
      + [closing.map { ":62F:C260331EUR" + $0 }].compactMap { $0 } + ["-"]).joined(separator: "\r\n")
  }

  @Test(
    arguments: [
      (":61:2603020302D12,50NMSCNONREF", "2026-03-02 -12.50"), (":61:2603020302C12,50NMSCNONREF", "2026-03-02 12.50"),
      (":61:260302RC12,50NMSCNONREF", "2026-03-02 -12.50"), (":61:260302RD12,50NMSCNONREF", "2026-03-02 12.50"),
      (":61:2603020302DR1234,NMSCNONREF", "2026-03-02 -1234.00"), (":61:2512310102CR,5NMSCNONREF", "2026-01-02 0.50"),
      (":61:2601021231D1,N", "2025-12-31 -1.00"), (":61:260302D1.50NMSC", "2026-03-02 -1.50"),
    ])
  func `a line is read by its letters`(_ line: String, _ reading: String) throws {
    let found = try statement(file(line))
    #expect(try rows(found).map { "\($0.date) \($0.amount)" } == [reading])
    #expect(found.problems == [])
    #expect(try rows(found).map(\.account) == ["10020030/1234567"])
    #expect(found.detected.format == .mt940)
  }

  @Test func `the reference is the bank's, and need be one`() throws {
    let found = try rows(
      statement(
        file(
          ":61:260302D1,NMSCNONREF//B6C02X17", ":61:260302D1,NMSC4711", ":61:260302D1,NMSCNONREF//NONREF",
          ":61:260302D1,NMSCA/B//000")))
    #expect(found.map(\.reference) == ["B6C02X17", nil, nil, nil])
  }

  @Test func `numbered fields give name and purpose`() throws {
    let found = try rows(
      statement(
        file(
          ":61:260302D1,NMSCNONREF",
          ":86:166?00GUTSCHRIFT?109251?20EREF+X1?21SVWZ+Rechnung Nummer 4711?22 Kunde 12?30BYLADEM1",
          "?31DE021234?32Max Muster",
          "mann?33 GmbH?34000", ":61:260302D1,NMSCNONREF", ":86:005?00LASTSCHRIFT?20Strom",
          ":61:260302D1,NMSCNONREF", ":86:808?00ENTGELT", ":61:260302D1,NMSCNONREF", "KARTENZAHLUNG")))
    #expect(found.map(\.payee) == ["Max Mustermann GmbH", "Strom", "ENTGELT", "KARTENZAHLUNG"])
    #expect(found.map(\.note) == ["Rechnung Nummer 4711 Kunde 12", nil, nil, nil])
  }

  @Test func `fields between slashes give name and purpose`() throws {
    let found = try rows(
      statement(
        file(
          ":61:260302D1,NTRFNONREF",
          ":86:/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/BIC/ABNANL2A/NAME/J.",
          " Jansen/REMI/Factuur 12/34/EREF/NOTPROVIDED",
          ":61:260302D1,NTRFEREF//123", ":86:/EREF/X/CNTP/NL08INGB0000001234/INGBNL2A/B.V. Bakker///REMI/USTD//Brood/"))
    )
    #expect(found.map(\.payee) == ["J. Jansen", "B.V. Bakker"])
    #expect(found.map(\.note) == ["Factuur 12/34", "Brood"])
  }

  @Test func `plain lines give the payee first`() throws {
    let found = try rows(statement(file(":61:260302D1,NMSCNONREF", ":86:Corner shop", "card 12", "Berlin")))
    #expect(found.map(\.payee) == ["Corner shop"])
    #expect(found.map(\.note) == ["card 12 Berlin"])
  }

  @Test func `the closing balance is checked`() throws {
    let line = ":61:260302D30,00NMSCNONREF"
    #expect(try statement(file(line, closing: "70,00")).warnings == [])
    #expect(
      try statement(file(line, closing: "70,01")).warnings == [
        .closingBalance(
          line: 6, account: "10020030/1234567", stated: money("70.01", "EUR"), expected: money("70.00", "EUR"))
      ])
    // A line that cannot be read makes the sum unknown.
    #expect(try statement(file(line, ":61:260302D,NMSC", closing: "70,01")).warnings == [])
  }

  @Test func `a line that cannot be read is named, and the rest is read`() throws {
    let found = try statement(
      file(":61:260302D1,NMSC", ":61:261302D1,NMSC", ":61:260302X1,NMSC", ":61:", ":61:260302D1,234NMSC"))
    #expect(try rows(found).count == 1)
    #expect(found.problems.map(\.line) == [6, 7, 8, 9])
    #expect(found.problems.map(\.column) == [":61:", ":61:", ":61:", ":61:"])
    #expect(found.rowCount == 5)
  }

  @Test(arguments: [
    "{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\n:20:X\n:25:123\n:60F:C260301USD1,00\n:61:260302D1,NMSC\n-}\n",
    "{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4::20:X\n:25:123\n:60F:C260301USD1,00\n:61:260302D1,NMSC\n-}{5:{CHK:1}}",
    "BANKNL2A\n940\nBANKNL2A\n:20:X\n:25:123\n:60F:C260301USD1,00\n:61:260302D1,NMSC\n:62F:C260301USD0,00\n-",
  ])
  func `the frame of a message does not matter`(_ file: String) throws {
    let read = try rows(statement(file))
    #expect(read.map { "\($0.account ?? "") \($0.amount) \($0.amount.currency)" } == ["123 -1.00 USD"])
  }

  @Test func `several messages have accounts and currencies of their own`() throws {
    let message =
      ":20:X\n:25:A1\n:60F:D260301EUR1,00\n:61:260302D1,NMSC\n:86:one\n:62F:D260301EUR2,00\n:86:about the statement\n-\n"
    let found = try statement(
      message + message.replacing("A1", with: "A2").replacing("EUR", with: "JPY").replacing(",00", with: ","))
    #expect(
      try rows(found).map { "\($0.account ?? "") \($0.amount) \($0.payee ?? "")" } == ["A1 -1.00 one", "A2 -1 one"])
    #expect(found.warnings == [])
  }

  @Test func `what MT942 only expects is pending`() throws {
    let file = ":20:X\n:25:123\n:28C:1\n:34F:CHFD0,00\n:13D:2603021200+0100\n:61:260302D1,NMSC\n:61:260302EC2,NMSC\n"
    let found = try statement(file)
    #expect(found.skipped == [SkippedRow(line: 7, reason: .pending)])
    #expect(try rows(found).map { "\($0.amount) \($0.amount.currency)" } == ["-1.00 CHF"])
    #expect(try rows(statement(file, ReadingOptions(includePending: true))).map(\.status) == [.posted, .pending])
  }
}
