import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// One small OFX file that tripped other programs, and the right reading.
struct OfxCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let file: String
  let readings: [String]

  /// A file of one transaction with an amount and a date in SGML.
  static func sgml(_ fields: String) -> String {
    "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST><STMTTRN>\(fields)</STMTTRN></BANKTRANLIST>"
      + "</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
  }

  static let all = [
    OfxCase(
      testDescription: "a date without a time", file: sgml("<DTPOSTED>20260302<TRNAMT>-1.00<FITID>1"),
      readings: ["2026-03-02 -1.00"]),
    OfxCase(
      testDescription: "line ends and tabs between tag and value",
      file: sgml("<DTPOSTED>\n\t20240311101500</DTPOSTED>\n<TRNAMT>\n\t512.40</TRNAMT>"),
      readings: ["2024-03-11 512.40"]),
    OfxCase(
      testDescription: "an empty date of the balance",
      file: sgml("<DTPOSTED>20240311<TRNAMT>-3.10").replacingTag(
        "</STMTRS>", "<LEDGERBAL><DTASOF></DTASOF></LEDGERBAL>"),
      readings: ["2024-03-11 -3.10"]),
    OfxCase(
      testDescription: "a decimal comma, and a credit, which is no transfer",
      file: sgml("<TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20240311</DTPOSTED><TRNAMT>23,16</TRNAMT>"),
      readings: ["2024-03-11 23.16"]),
    OfxCase(
      testDescription: "a decimal comma, and a type that does not count",
      file: sgml("<TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240311</DTPOSTED><TRNAMT>23,16</TRNAMT>"),
      readings: ["2024-03-11 23.16"]),
    OfxCase(
      testDescription: "zeros behind the decimals", file: sgml("<DTPOSTED>20240311<TRNAMT>-7.45000"),
      readings: ["2024-03-11 -7.45"]),
    OfxCase(
      testDescription: "three decimals alone", file: sgml("<DTPOSTED>20240311<TRNAMT>-7.450"),
      readings: ["2024-03-11 -7.45"]),
    OfxCase(
      testDescription: "no line of the character set",
      file: "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\n\n" + sgml("<DTPOSTED>20240311<TRNAMT>-1"),
      readings: ["2024-03-11 -1.00"]),
    OfxCase(
      testDescription: "a blank line before the header and none behind it",
      file: "\nOFXHEADER:100\nDATA:OFXSGML\nNEWFILEUID:NONE" + sgml("<DTPOSTED>20240311<TRNAMT>-1"),
      readings: ["2024-03-11 -1.00"]),
    OfxCase(
      testDescription: "a comment in front of the header",
      file: "<!-- x -->\n<?xml version=\"1.0\"?>\n<?OFX OFXHEADER=\"200\"?>\n"
        + sgml("<DTPOSTED>20240311</DTPOSTED><TRNAMT>-1</TRNAMT>"),
      readings: ["2024-03-11 -1.00"]),
    OfxCase(
      testDescription: "a time zone does not shift the day",
      file: sgml("<DTPOSTED>20240311233000.000[-12:XYZ]<TRNAMT>-1"), readings: ["2024-03-11 -1.00"]),
    OfxCase(
      testDescription: "a thousands mark beside decimals",
      file: sgml("<DTPOSTED>20240311<TRNAMT>-1,234.56"), readings: ["2024-03-11 -1234.56"]),
    OfxCase(
      testDescription: "no tag of a transaction is closed",
      file: "<OFX><BANKTRANLIST><STMTTRN><DTPOSTED>20240311<TRNAMT>-1<STMTTRN><DTPOSTED>20240312<TRNAMT>-2"
        + "</BANKTRANLIST></OFX>", readings: ["2024-03-11 -1.00", "2024-03-12 -2.00"]),
    OfxCase(
      testDescription: "several statements",
      file: sgml("<DTPOSTED>20240311<TRNAMT>-1").replacingTag(
        "</BANKMSGSRSV1>", "<STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST><STMTTRN><DTPOSTED>20240411<TRNAMT>-2</STMTTRN>"
      ),
      readings: ["2024-03-11 -1.00", "2024-04-11 -2.00"]),
  ]
}

extension String {
  /// The text with something put in front of a tag.
  fileprivate func replacingTag(_ tag: String, _ added: String) -> String {
    guard let range = firstRange(of: tag) else { return self }
    return self[..<range.lowerBound] + added + self[range.lowerBound...]
  }
}

struct OfxTests {
  @Test(arguments: OfxCase.all)
  func `a file that trips other programs is read`(_ sample: OfxCase) throws {
    let found = try statement(sample.file)
    #expect(try rows(found).map { "\($0.date) \($0.amount)" } == sample.readings)
    #expect(found.problems == [])
    #expect(found.warnings == [])
    #expect(found.detected.format == .ofx)
  }

  @Test func `characters in UTF-8 beat a header that names another set`() throws {
    let header = "OFXHEADER:100\nCHARSET:1252\n\n"
    let found = try statement(header + OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-1<NAME>Café"))
    #expect(try rows(found).map(\.payee) == ["Café"])
    #expect(found.detected.encoding == "utf-8")
  }

  @Test(
    arguments: [
      ("CHARSET:1252", 0xe9, "é"), ("CHARSET:1251", 0xe9, "й"), ("CHARSET:NONE", 0x80, "€"), ("", 0xe9, "é"),
      ("CHARSET:8859-1", 0xe9, "é"), ("CHARSET:UTF-8", 0xe9, "é"),
    ] as [(String, UInt8, String)])
  func `other characters are in the set that the header names, else in windows-1252`(
    _ line: String, _ byte: UInt8, _ character: String
  ) throws {
    var bytes = Array("OFXHEADER:100\n\(line)\n\n".utf8)
    bytes += Array(OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-1<NAME>Caf|").utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    bytes[mark] = byte
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(try rows(found).map(\.payee) == ["Caf" + character])
  }

  @Test func `an amount that cannot be read is named by its line, and the rest is read`() throws {
    let file = """
      <OFX><STMTRS><BANKTRANLIST>
      <STMTTRN><DTPOSTED>20240311<TRNAMT>-12,50</STMTTRN>
      <STMTTRN><DTPOSTED>20240311<TRNAMT>twelve</STMTTRN>
      <STMTTRN><DTPOSTED></DTPOSTED><TRNAMT>-1,00</STMTTRN>
      <STMTTRN><DTPOSTED>20240231<TRNAMT>-2,00</STMTTRN>
      <STMTTRN><DTPOSTED>20240313</STMTTRN>
      <STMTTRN><DTPOSTED>20240312<TRNAMT>-3,00</STMTTRN>
      </BANKTRANLIST></STMTRS></OFX>
      """
    let found = try statement(file)
    #expect(try rows(found).map { "\($0.line) \($0.amount)" } == ["2 -12.50", "7 -3.00"])
    #expect(
      found.problems == [
        RowProblem(line: 3, column: "TRNAMT", reason: .notANumber("twelve")),
        RowProblem(line: 4, column: "DTPOSTED", reason: .noDate),
        RowProblem(line: 5, column: "DTPOSTED", reason: .notADate("20240231")),
        RowProblem(line: 6, column: "TRNAMT", reason: .noAmount),
      ])
    #expect(found.rowCount == 6)
  }

  @Test func `a fee with the id of its purchase is a row of its own`() throws {
    let found = try statement(
      OfxCase.sgml(
        "<DTPOSTED>20240311<TRNAMT>-100.00<FITID>9</STMTTRN><STMTTRN><DTPOSTED>20240311<TRNAMT>-3.00<FITID>9"))
    #expect(try rows(found).map(\.amount.description) == ["-100.00", "-3.00"])
    #expect(found.repeatedReferences == ["9"])
  }

  @Test func `overlapping exports carry the same ids`() throws {
    func export(_ days: ClosedRange<Int>) throws -> [ImportRow] {
      let transactions = days.map { day in
        "<STMTTRN><DTPOSTED>202403\(day)<TRNAMT>-\(day).00<FITID>2024-\(day)<NAME>Shop</STMTTRN>"
      }
      return try rows(statement("<OFX><STMTRS><BANKTRANLIST>\(transactions.joined())</BANKTRANLIST></STMTRS></OFX>"))
    }
    let (first, second) = (try export(10...20), try export(15...28))
    #expect(Set((first + second).compactMap(\.reference)).count == 19)
    #expect(Set((first + second).map(RowIdentity.init)).count == 19)
  }

  @Test func `each statement has its own account and currency, and a transaction may have another currency`() throws {
    let file = """
      <OFX><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>DE001<ACCTTYPE>CHECKING</BANKACCTFROM>
      <BANKTRANLIST><STMTTRN><DTPOSTED>20240311<TRNAMT>-1<BANKACCTTO><ACCTID>other</BANKACCTTO></STMTTRN>
      <STMTTRN><DTPOSTED>20240311<TRNAMT>-2<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY></STMTTRN>
      <STMTTRN><DTPOSTED>20240311<TRNAMT>-3<ORIGCURRENCY><CURRATE>1.1<CURSYM>USD</ORIGCURRENCY></STMTTRN>
      </BANKTRANLIST></STMTRS></STMTTRNRS>
      <CCSTMTTRNRS><CCSTMTRS><CURDEF>CHF<CCACCTFROM><ACCTID>4111</CCACCTFROM>
      <BANKTRANLIST><STMTTRN><DTPOSTED>20240311<TRNAMT>-4</STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></OFX>
      """
    let found = try statement(file)
    let read = try rows(found).map { "\($0.account ?? "") \($0.amount) \($0.amount.currency)" }
    #expect(read == ["DE001 -1.00 EUR", "DE001 -2.00 USD", "DE001 -3.00 EUR", "4111 -4.00 CHF"])
    #expect(found.currencies.map(\.code) == ["EUR", "USD", "CHF"])
  }

  @Test func `texts are decoded, and each stands once`() throws {
    let rows = try rows(
      statement(
        OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-1<NAME>AT&amp;T & Söhne<MEMO>AT&amp;T & Söhne")
          + OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-1<MEMO>a &lt; b &#8364;&#x20AC; A < B")
          + OfxCase.sgml(
            "<DTPOSTED>20240311<TRNAMT>-1<NAME>x<PAYEE><NAME>Shop<CITY>Rome</PAYEE><MEMO><![CDATA[a & b]]></MEMO>")
          + OfxCase.sgml("<TRNTYPE>CHECK<DTPOSTED>20240311<TRNAMT>-1<CHECKNUM>17<NAME>Check paid")
          + OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-1<NAME>A long na<EXTDNAME>A long name")))
    #expect(rows.map(\.payee) == ["AT&T & Söhne", "a < b €€ A < B", "Shop", "Check paid", "A long name"])
    #expect(rows.map(\.note) == [nil, nil, "x a & b", "check 17", "A long na"])
  }

  @Test func `of an investment account the movements of money are read`() throws {
    let file = """
      <OFX><INVSTMTRS><CURDEF>USD<INVACCTFROM><BROKERID>x<ACCTID>777</INVACCTFROM><INVTRANLIST>
      <BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20240301</INVTRAN><UNITS>2<UNITPRICE>3<TOTAL>-6</INVBUY></BUYSTOCK>
      <INVBANKTRAN><STMTTRN><DTPOSTED>20240302<TRNAMT>500<FITID>2<NAME>Deposit</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>
      </INVTRANLIST></INVSTMTRS></OFX>
      """
    let found = try statement(file)
    #expect(found.skipped == [SkippedRow(line: 2, reason: .investment)])
    #expect(try rows(found).map { "\($0.line) \($0.amount) \($0.account ?? "")" } == ["3 500.00 777"])
  }

  @Test func `what is not booked is read when it is asked for`() throws {
    let file =
      "<OFX><STMTRS><BANKTRANLISTP><STMTTRNP><DTTRAN>20240311<TRNAMT>-1</STMTTRNP></BANKTRANLISTP></STMTRS></OFX>"
    #expect(try statement(file).skipped == [SkippedRow(line: 1, reason: .pending)])
    let read = try rows(statement(file, ReadingOptions(includePending: true)))
    #expect(read.map(\.status) == [.pending])
  }

  @Test func `a file that is cut short loses nothing in silence`() throws {
    let file =
      "<OFX><STMTRS><BANKTRANLIST>\n<STMTTRN><DTPOSTED>20240311<TRNAMT>-1</STMTTRN>\n<STMTTRN><DTPOSTED>20240312<TRNAMT>-12"
    let found = try statement(file)
    #expect(try rows(found).count == 1)
    #expect(found.problems == [RowProblem(line: 3, column: "STMTTRN", reason: .cutShort)])
    #expect(found.warnings == [.cutShort(line: 3)])
  }

  @Test func `a file without a statement is refused`() {
    #expect(refusal("<OFX><SIGNONMSGSRSV1><SONRS></SONRS></SIGNONMSGSRSV1></OFX>") == .noStatement(.ofx))
  }

  @Test func `options that apply are obeyed, the others are passed over`() throws {
    let file = OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-1,000")
    #expect(try readings(file, ReadingOptions(decimalMark: .point)) == ["2024-03-11 -1000.00"])
    #expect(
      try readings(file, ReadingOptions(columns: [.date: "9"], delimiter: ";", sign: .inverted)) == ["2024-03-11 1.00"])
    let proved = OfxCase.sgml("<DTPOSTED>20240311<TRNAMT>-12.50")
    #expect(try readings(proved, ReadingOptions(dateFormat: .dmy, decimalMark: .comma)) == ["2024-03-11 -12.50"])
    let unknown = file.replacing("EUR", with: "XYZ")
    #expect(try statement(unknown).problems.map(\.reason) == [.unknownCurrency("XYZ")])
    #expect(try rows(statement(unknown, ReadingOptions(currency: .usd))).map(\.amount.currency) == [.usd])
  }
}
