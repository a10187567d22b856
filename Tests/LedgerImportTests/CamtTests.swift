import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct CamtTests {
  /// A statement with entries and balances inside.
  static func file(_ inside: String, version: String = "053.001.02", prefix: String = "") -> String {
    let colon = prefix.isEmpty ? "" : prefix + ":"
    let namespace = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(colon)Document \(namespace)="urn:iso:std:iso:20022:tech:xsd:camt.\(version)"><\(colon)BkToCstmrStmt><\(colon)Stmt>
      \(inside)
      </\(colon)Stmt></\(colon)BkToCstmrStmt></\(colon)Document>
      """
  }

  static func entry(_ amount: String, _ indicator: String, _ more: String = "") -> String {
    "<Ntry><Amt Ccy=\"EUR\">\(amount)</Amt><CdtDbtInd>\(indicator)</CdtDbtInd>"
      + "<BookgDt><Dt>2026-03-02</Dt></BookgDt>\(more)</Ntry>"
  }

  @Test func `a reversal does not turn the sign a second time`() throws {
    let found = try statement(CamtTests.file(CamtTests.entry("50.00", "CRDT", "<RvslInd>true</RvslInd>")))
    #expect(try rows(found).map(\.amount.description) == ["50.00"])
    #expect(found.detected.format == .camt)
  }

  @Test(arguments: [DecimalMark.point, .comma], [DateFormat.dmy, .mdy, .pattern("dd.MM.yyyy")])
  func `options that the format leaves no room for are passed over`(_ mark: DecimalMark, _ date: DateFormat) throws {
    let options = ReadingOptions(dateFormat: date, decimalMark: mark)
    let found = try statement(CamtTests.file(CamtTests.entry("1234.50", "DBIT")), options)
    #expect(try rows(found).map { "\($0.date) \($0.amount)" } == ["2026-03-02 -1234.50"])
    #expect(found.detected.decimal == ".")
  }

  @Test func `charges are part of the amount already`() throws {
    let details = """
      <NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">1200.00</Amt></TxAmt></AmtDtls>
      <Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">18.00</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="EUR">18.00</Amt></Rcrd></Chrgs>
      </TxDtls></NtryDtls>
      """
    #expect(try readings(CamtTests.file(CamtTests.entry("1218.00", "DBIT", details))) == ["2026-03-02 -1218.00"])
  }

  @Test(arguments: ["053.001.02", "053.001.04", "053.001.08", "053.001.13", "052.001.08", "054.001.08"], ["", "n0"])
  func `each version is read, with and without a prefix`(_ version: String, _ prefix: String) throws {
    var entry = CamtTests.entry(
      "12.50", "DBIT",
      "<Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Shop &amp; Co</Nm></Pty></Cdtr>"
        + "<Dbtr><Nm>Me</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Invoice</Ustrd><Ustrd>17</Ustrd></RmtInf></TxDtls></NtryDtls>"
    )
    if !prefix.isEmpty {
      entry = entry.replacing("</", with: "\u{1}").replacing("<", with: "<\(prefix):").replacing(
        "\u{1}", with: "</\(prefix):")
    }
    let read = try rows(statement(CamtTests.file(entry, version: version, prefix: prefix)))
    #expect(read.map { "\($0.amount) \($0.payee ?? "") | \($0.note ?? "")" } == ["-12.50 Shop & Co | Invoice 17"])
  }

  @Test func `who pays is named where money comes in`() throws {
    let parties =
      "<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Payer</Nm></Dbtr><UltmtDbtr><Nm>Real payer</Nm></UltmtDbtr>"
      + "<Cdtr><Nm>Payee</Nm></Cdtr></RltdPties></TxDtls></NtryDtls>"
    let reversal = "<RvslInd>true</RvslInd>" + parties
    let read = try rows(
      statement(
        CamtTests.file(
          CamtTests.entry("1", "CRDT", parties) + CamtTests.entry("1", "DBIT", parties)
            + CamtTests.entry("1", "CRDT", reversal))))
    #expect(read.map(\.payee) == ["Payer", "Payee", "Payee"])
  }

  @Test func `the day is as written, and the value date stands in`() throws {
    let late =
      "<Ntry><Amt Ccy=\"EUR\">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><DtTm>2026-03-02T23:59:59-11:00</DtTm></BookgDt></Ntry>"
    let value = "<Ntry><Amt Ccy=\"EUR\">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><ValDt><Dt>2026-03-05</Dt></ValDt></Ntry>"
    #expect(try readings(CamtTests.file(late + value)) == ["2026-03-02 1.00", "2026-03-05 1.00"])
  }

  @Test func `what is pending is read when it is asked for`() throws {
    let file = CamtTests.file(
      CamtTests.entry("1", "DBIT", "<Sts>PDNG</Sts>") + CamtTests.entry("2", "DBIT", "<Sts>BOOK</Sts>")
        + CamtTests.entry("3", "DBIT", "<Sts><Cd>INFO</Cd></Sts>"))
    #expect(try statement(file).skipped.map(\.reason) == [.pending, .text])
    let read = try rows(statement(file, ReadingOptions(includePending: true)))
    #expect(read.map { "\($0.amount) \($0.status)" } == ["-1.00 pending", "-2.00 posted"])
  }

  @Test func `a batch is divided where its amounts add up`() throws {
    func detail(_ amount: String, _ name: String) -> String {
      "<TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><Amt Ccy=\"EUR\">\(amount)</Amt><CdtDbtInd>CRDT</CdtDbtInd>"
        + "<RltdPties><Dbtr><Nm>\(name)</Nm></Dbtr></RltdPties></TxDtls>"
    }
    let reference = "<AcctSvcrRef>B-20260302-7</AcctSvcrRef>"
    let good = reference + "<NtryDtls>\(detail("10.00", "A"))\(detail("20.00", "B"))</NtryDtls>"
    let bad = "<NtryDtls>\(detail("10.00", "A"))\(detail("19.00", "B"))</NtryDtls><AddtlNtryInf>Batch</AddtlNtryInf>"
    let found = try statement(
      CamtTests.file(CamtTests.entry("30.00", "CRDT", good) + CamtTests.entry("30.00", "CRDT", bad)))
    let read = try rows(found).map { "\($0.amount) \($0.payee ?? "") \($0.reference ?? "")" }
    #expect(read == ["10.00 A B-20260302-7/1", "20.00 B B-20260302-7/2", "30.00 Batch "])
    #expect(found.rowCount == 3)
  }

  @Test func `a short number of an entry is no id`() throws {
    let found = try rows(
      statement(
        CamtTests.file(
          CamtTests.entry("1", "CRDT", "<NtryRef>1</NtryRef>")
            + CamtTests.entry("1", "CRDT", "<NtryRef>2026030200017</NtryRef>")
            + CamtTests.entry("1", "CRDT", "<AcctSvcrRef>NONREF</AcctSvcrRef>"))))
    #expect(found.map(\.reference) == [nil, "2026030200017", nil])
  }

  @Test func `the closing balance is checked`() throws {
    func balance(_ type: String, _ amount: String) -> String {
      "<Bal><Tp><CdOrPrtry><Cd>\(type)</Cd></CdOrPrtry></Tp><Amt Ccy=\"EUR\">\(amount)</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>\n"
    }
    let account = "<Acct><Id><IBAN>DE02100100100006820101</IBAN></Id><Ccy>EUR</Ccy></Acct>"
    func file(_ closing: String) -> String {
      CamtTests.file(account + balance("OPBD", "100.00") + balance("CLBD", closing) + CamtTests.entry("30.00", "DBIT"))
    }
    let right = try statement(file("70.00"))
    #expect(right.warnings == [])
    #expect(try rows(right).map(\.account) == ["DE02100100100006820101"])
    #expect(
      try statement(file("71.00")).warnings == [
        .closingBalance(
          line: 4, account: "DE02100100100006820101", stated: money("71.00", "EUR"), expected: money("70.00", "EUR"))
      ])
  }

  @Test func `an entry that cannot be read is named by its line`() throws {
    let found = try statement(
      CamtTests.file(
        CamtTests.entry("1.00", "CRDT") + "\n" + CamtTests.entry("x", "CRDT") + "\n" + CamtTests.entry("1.00", "XXXX")
          + "\n<Ntry><Amt Ccy=\"EUR\">1</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry>"))
    #expect(
      found.problems == [
        RowProblem(line: 4, column: "Amt", reason: .notANumber("x")),
        RowProblem(line: 5, column: "CdtDbtInd", reason: .unknownDirection("XXXX")),
        RowProblem(line: 6, column: "BookgDt", reason: .noDate),
      ])
    #expect(try rows(found).count == 1)
  }

  @Test func `blanks and comments in front of the declaration do no harm`() throws {
    let file = CamtTests.file(CamtTests.entry("1", "CRDT"))
    #expect(try rows(statement("\n  \n" + file)).map(\.line) == [5])
    #expect(try rows(statement("<!-- exported -->\n" + file)).map(\.line) == [4])
  }

  @Test func `a declared encoding counts where the bytes are not UTF-8`() throws {
    let file = CamtTests.file(CamtTests.entry("1", "CRDT", "<AddtlNtryInf>Caf|</AddtlNtryInf>"))
    var bytes = Array(file.replacing("UTF-8", with: "ISO-8859-2").utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    bytes[mark] = 0xf8
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(try rows(found).map(\.payee) == ["Cafř"])
  }

  // MARK: Refusals

  @Test func `damaged XML is refused with its line`() {
    #expect(refusal(CamtTests.file("<Ntry>\n</Ntri>")) == .malformedXML(line: 4))
    #expect(refusal(String(CamtTests.file(CamtTests.entry("1", "CRDT")).dropLast(20))) == .malformedXML(line: 4))
  }

  @Test func `declared entities are refused`() {
    let file = """
      <?xml version="1.0"?>
      <!DOCTYPE Document [
      <!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <Document xmlns="camt.053"><BkToCstmrStmt><Stmt>&b;</Stmt></BkToCstmrStmt></Document>
      """
    #expect(refusal(file) == .declaredEntities(line: 3))
    let external = "<!DOCTYPE Document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
    #expect(refusal("<?xml version=\"1.0\"?>\(external)<Document><BkToCstmrStmt>&x;") == .declaredEntities(line: 1))
  }

  @Test func `a file without a statement is refused`() {
    #expect(refusal("<Document xmlns=\"camt.053.001.02\"><BkToCstmrStmt/></Document>") == .noStatement(.camt))
  }
}
