import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// Files that are made to keep a program busy. Each is read, or refused, in time that grows with its size alone.
struct HostileFormatTests {
  private static let millions = 4_000_000

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<", "<a", "<!--", "<![CDATA[", "</", "<?", "&", "<a ", "<STMTTRN>", "\n", "<STMTTRN><TRNAMT>1"])
  func `OFX of one piece over and over ends soon`(_ piece: String) throws {
    let count = HostileFormatTests.millions / 4 / piece.utf8.count
    let file = "<OFX><STMTRS><STMTTRN><DTPOSTED>20260302<TRNAMT>-1</STMTTRN>" + String(repeating: piece, count: count)
    let found = try statement(file)
    #expect(try rows(found).first?.amount == money("-1.00", "EUR"))
  }

  @Test(.timeLimit(.minutes(1))) func `four million brackets are no OFX`() throws {
    let file = "<OFX><BANKTRANLIST>" + String(repeating: "<", count: HostileFormatTests.millions)
    #expect(try statement(file).rowCount == 0)
  }

  @Test(.timeLimit(.minutes(1))) func `elements inside each other without end are refused`() {
    let file = "<Document xmlns=\"camt.053\"><BkToCstmrStmt>" + String(repeating: "<a>", count: 100_000)
    #expect(refusal(file) == .nestedTooDeeply(line: 1, most: 100))
  }

  @Test(.timeLimit(.minutes(1))) func `an attribute of four million characters does no harm`() throws {
    let long = String(repeating: "x", count: HostileFormatTests.millions)
    let file = CamtTests.file("<Ntry a=\"\(long)\"><Amt Ccy=\"EUR\">1</Amt></Ntry>" + CamtTests.entry("2.00", "DBIT"))
    let found = try statement(file)
    #expect(try rows(found).map(\.amount.description) == ["-2.00"])
    #expect(found.problems.count == 1)
  }

  @Test(.timeLimit(.minutes(1))) func `a text of four million characters is not kept`() throws {
    let long = String(repeating: "x", count: HostileFormatTests.millions)
    let file = CamtTests.file(CamtTests.entry("2.00", "DBIT", "<AddtlNtryInf>\(long)</AddtlNtryInf>"))
    #expect(try rows(statement(file)).allSatisfy { ($0.payee?.utf8.count ?? 0) <= 100_000 })
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["^\n", "!\n", "!Account\n", "S\n", "$1\n", "D1/2/26\n", "^", "T1,"])
  func `QIF of one piece over and over ends soon`(_ piece: String) throws {
    let count = HostileFormatTests.millions / 4 / piece.utf8.count
    let file = "!Type:Bank\nD13/2/26\nT-1.00\n^\n" + String(repeating: piece, count: count)
    #expect(try rows(statement(file)).first?.amount == money("-1.00", "EUR"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [":86:\n", "x\n", ":61:\n", "?20", "/EREF/", "{4:", ":20:\n", "-\n"])
  func `MT940 of one piece over and over ends soon`(_ piece: String) throws {
    let count = HostileFormatTests.millions / 4 / piece.utf8.count
    let file = ":20:X\n:25:1\n:60F:C260301EUR1,\n:61:260302D1,NMSC\n:86:" + String(repeating: piece, count: count)
    #expect(try rows(statement(file)).first?.amount == money("-1.00", "EUR"))
  }
}
