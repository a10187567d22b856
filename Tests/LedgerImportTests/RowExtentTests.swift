import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// Which part of its file a row is: its whole record, whatever the format.
struct RowExtentTests {
  /// The text of each row, cut out of the file by its line and its extent.
  private func records(_ file: String, _ options: ReadingOptions = ReadingOptions()) throws -> [String?] {
    let text = try statement(file, options)
    var bytes: [UInt8] = []
    text.text.forEachPiece { bytes += $0 }
    return try rows(text).map { row in
      let line = Self.start(ofLine: row.line, bytes)
      guard let extent = row.extent else {
        return String(decoding: bytes[line...].prefix { $0 != 0x0a && $0 != 0x0d }, as: UTF8.self)
      }
      let start = line + extent.lineOffset
      return String(decoding: bytes[start..<(start + extent.byteCount)], as: UTF8.self)
    }
  }

  private static func start(ofLine number: Int, _ bytes: [UInt8]) -> Int {
    var line = 1
    var index = 0
    while line < number {
      let isPair = bytes[index] == 0x0d && index + 1 < bytes.count && bytes[index + 1] == 0x0a
      if !isPair, bytes[index] == 0x0a || bytes[index] == 0x0d { line += 1 }
      index += 1
    }
    return index
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a row of columns has its quoted lines and blanks`(end: String) throws {
    let file = [
      "Date,Payee,Amount,Note", "2026-11-13,\"Größe", "und \"\"Mehr\"\"\",-1.50,", "2026-11-14,Shop,-2.50,\"a", "",
      "b\"", "",
      "2026-11-15,3\" pipe,-3.50,x ",
    ].joined(separator: end)
    #expect(
      try records(file) == [
        "2026-11-13,\"Größe\(end)und \"\"Mehr\"\"\",-1.50,", "2026-11-14,Shop,-2.50,\"a\(end)\(end)b\"",
        "2026-11-15,3\" pipe,-3.50,x ",
      ])
  }

  @Test func `a row of columns has the lines that continue it`() throws {
    let file = """
      Date,Description,Amount,Balance
      2026-11-13,Transfer,-1.50,98.50
      ,to the landlord,,
      2026-11-14,Shop,-2.50,96.00
      """
    #expect(
      try records(file) == ["2026-11-13,Transfer,-1.50,98.50\n,to the landlord,,", "2026-11-14,Shop,-2.50,96.00"])
  }

  @Test func `a record of labelled lines has them all`() throws {
    let file = """
      From: 01/01/2025 to 31/01/2025

      Date: 30/01/2025
      Description: Shop
      Amount: -2.50
      Balance: 97.50

      Date: 29/01/2025
      Description: Kiosk
      Amount: -1.50
      Balance: 100.00
      """
    #expect(
      try records(file) == [
        "Date: 30/01/2025\nDescription: Shop\nAmount: -2.50\nBalance: 97.50",
        "Date: 29/01/2025\nDescription: Kiosk\nAmount: -1.50\nBalance: 100.00",
      ])
  }

  @Test func `a record of QIF goes up to its mark, or to what ends it`() throws {
    let file =
      "!Type:Bank\r\nD13/11/2026\r\nT-30.00\r\nPMarket\r\nSFood\r\n$-30.00\r\n^\r\n\r\nD14/11/2026\r\nT-1.00\r\n"
    #expect(
      try records(file) == ["D13/11/2026\r\nT-30.00\r\nPMarket\r\nSFood\r\n$-30.00\r\n^", "D14/11/2026\r\nT-1.00"])
    #expect(try records(file + "!Type:Cat\nNFood\n^\n").last == "D14/11/2026\r\nT-1.00")
  }

  private static let transactions = [
    "<STMTTRN>\n  <TRNTYPE>DEBIT\n  <DTPOSTED>20261102\n  <TRNAMT>-42.50\n  <FITID>A1\n  <MEMO>Größe\n  und mehr",
    "<STMTTRN><DTPOSTED>20261103<TRNAMT>3000.00<FITID>A2",
  ]

  @Test(arguments: ["", "\n</STMTTRN>"], ["\n", ""])
  func `a transaction of OFX goes up to its closing tag, or to its last value`(close: String, gap: String) throws {
    let file =
      "<OFX><STMTRS><CURDEF>USD<BANKTRANLIST>\(gap)"
      + Self.transactions.map { "\($0)\(close)\(gap)" }.joined() + "</BANKTRANLIST></STMTRS></OFX>"
    #expect(try records(file) == Self.transactions.map { $0 + close })
  }

  private static let entries = [
    """
    <Ntry><Amt Ccy="EUR">12.00</Amt>
      <CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-04</Dt></BookgDt>
      <NtryDtls><TxDtls><RmtInf><Ustrd>Größe</Ustrd></RmtInf></TxDtls></NtryDtls>
    </Ntry>
    """,
    "<n:Ntry><Amt Ccy=\"EUR\">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-05</Dt></BookgDt></n:Ntry>",
  ]

  @Test(arguments: ["\n  ", ""], ["", "\n\n", "<!-- a note -->\n"])
  func `an entry of CAMT goes from its first tag to its last`(gap: String, front: String) throws {
    let file =
      front
      + "<?xml version=\"1.0\"?><Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.08\" xmlns:n=\"n\"><Stmt>"
      + gap + Self.entries.joined(separator: gap) + "</Stmt></Document>"
    #expect(try records(file) == Self.entries)
  }

  @Test func `a part of an entry of CAMT has its own`() throws {
    let parts = ["5.00", "7.00"].map { "<TxDtls><Amt Ccy=\"EUR\">\($0)</Amt>\n</TxDtls>" }
    let file = """
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><Stmt>
      <Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-04</Dt></BookgDt><NtryDtls>
      """
    #expect(try records(file + parts.joined() + "</NtryDtls></Ntry></Stmt></Document>") == parts)
  }

  @Test func `a movement of MT940 has its information, and nothing behind it`() throws {
    let file = """
      :20:X
      :25:DE02120300000000202051
      :60F:C261101EUR100,00
      :61:2611051105D5,50NMSC//B1
      more
      :86:Kiosk
      at the corner
      :61:2611061106D1,50NMSC//B2
      :62F:C261105EUR93,00
      -
      """
    #expect(
      try records(file) == [
        ":61:2611051105D5,50NMSC//B1\nmore\n:86:Kiosk\nat the corner", ":61:2611061106D1,50NMSC//B2",
      ])
  }
}
