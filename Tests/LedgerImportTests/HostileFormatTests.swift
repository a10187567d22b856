import Foundation
import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// Files that are made to keep a program busy. Each is read, or refused, in time that grows with its size alone.
struct HostileFormatTests {
  private static let millions = 10_000_000

  /// A beginning of a file with one row of one euro out, and a piece that comes over and over behind it.
  struct Piece: CustomTestStringConvertible, Sendable {
    let head: String
    let piece: String

    var testDescription: String { "\(head.prefix(6)) \(piece.debugDescription)" }

    /// The file with so many bytes of pieces.
    func file(_ size: Int) -> String { head + String(repeating: piece, count: size / piece.utf8.count) }

    static let all = [
      ("<OFX><STMTRS><STMTTRN><DTPOSTED>20260302<TRNAMT>-1</STMTTRN>", Piece.ofx),
      ("!Type:Bank\nD13/2/26\nT-1.00\n^\n", ["^\n", "!\n", "!Account\n", "S\n", "$1\n", "D1/2/26\n", "^", "T1,"]),
      (
        ":20:X\n:25:1\n:60F:C260301EUR1,\n:61:260302D1,NMSC\n:86:",
        [":86:\n", "x\n", ":61:\n", "?20", "/EREF/", "{4:", ":20:\n", "-\n"]
      ),
    ].flatMap { head, pieces in pieces.map { Piece(head: head, piece: $0) } }

    private static let ofx = [
      "<", "<a", "<!--", "<![CDATA[", "</", "<?", "&", "<a ", "<STMTTRN>", "\n", "<STMTTRN><TRNAMT>1",
    ]
  }

  /// The processor time that one thread needs to read a file, in nanoseconds: other tests do not count.
  private func cost(_ file: String) throws -> UInt64 {
    let bytes = Array(file.utf8)
    let start = threadTime()
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: currency("EUR"))
    #expect(try rows(found).first?.amount == money("-1.00", "EUR"))
    return threadTime() - start
  }

  private func threadTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  @Test(arguments: Piece.all)
  func `four times the size needs no more than some four times the time`(_ piece: Piece) throws {
    let small = try cost(piece.file(60_000))
    let large = try cost(piece.file(240_000))
    // A time that grows with the square is sixteen times as long.
    #expect(large < 10 * small + 20_000_000)
  }

  @Test func `ten million brackets are no OFX`() throws {
    let file = "<OFX><BANKTRANLIST>" + String(repeating: "<", count: HostileFormatTests.millions)
    #expect(try statement(file).rowCount == 0)
  }

  @Test func `elements inside each other without end are refused`() {
    let file = "<Document xmlns=\"camt.053\"><BkToCstmrStmt>" + String(repeating: "<a>", count: 100_000)
    #expect(refusal(file) == .nestedTooDeeply(line: 1, most: 100))
  }

  @Test func `an attribute of ten million characters does no harm`() throws {
    let long = String(repeating: "x", count: HostileFormatTests.millions)
    let file = CamtTests.file("<Ntry a=\"\(long)\"><Amt Ccy=\"EUR\">1</Amt></Ntry>" + CamtTests.entry("2.00", "DBIT"))
    let found = try statement(file)
    #expect(try rows(found).map(\.amount.description) == ["-2.00"])
    #expect(found.problems.count == 1)
  }

  @Test(arguments: [100_001, 1_048_577, 5_000_000])
  func `a long text is kept whole`(_ count: Int) throws {
    let long = String(repeating: "x", count: count - 3) + "\u{20ac}"
    let file = CamtTests.file(
      CamtTests.entry("2.00", "DBIT", "<AddtlNtryInf>\(long)</AddtlNtryInf>") + CamtTests.entry("3.00", "DBIT"))
    let read = try rows(statement(file))
    #expect(read.map(\.amount.description) == ["-2.00", "-3.00"])
    #expect(read.first?.payee == long)
  }

  @Test func `a split of a million parts is a problem, and its rows are not kept`() throws {
    let parts = String(repeating: "SHome\n$-1.00\n", count: 1_000_000)
    let file = "!Type:Bank\nD13/2/26\nT-1000000.00\n\(parts)^\nD14/2/26\nT-2.00\nPShop\n^\n"
    let found = try statement(file)
    #expect(found.problems.map(\.reason) == [.tooManyParts(most: 10_000)])
    #expect(try rows(found).map(\.amount.description) == ["-2.00"])
  }

  @Test func `an amount of a million digits is a problem that quotes what it begins with`() throws {
    let file = CamtTests.file(CamtTests.entry(String(repeating: "7", count: 1_000_000), "DBIT"))
    let problem = try #require(try statement(file).problems.first)
    #expect(RowSentence.reason(problem.reason).hasPrefix("\"77777"))
    #expect(problem.column == "Amt")
  }
}
