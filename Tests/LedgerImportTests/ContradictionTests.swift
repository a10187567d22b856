import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// Settings that a person or a profile gives and that the file itself speaks against.
struct ContradictionTests {
  private static let balances =
    "Date,Payee,Amount,Balance\n2026-11-01,a,-5.00,95.00\n2026-11-02,b,-15.00,80.00\n2026-11-03,c,20.00,100.00\n"

  private func contradictions(
    _ file: String, _ options: ReadingOptions, currency: String = "EUR"
  ) throws -> [OptionContradiction] {
    try statement(file, options, currency: currency).contradictions
  }

  // MARK: Signs

  @Test func `a sign that the running balance disproves is named with the first line that does`() throws {
    let found = try statement(Self.balances, ReadingOptions(sign: .inverted))
    #expect(found.contradictions == [.sign(given: .inverted, line: 3)])
    #expect(found.warnings == [])
    #expect(try rows(found).map(\.amount.description) == ["5.00", "15.00", "-20.00"])
  }

  @Test func `a sign that the running balance proves, or says nothing about, is not named`() throws {
    #expect(try contradictions(Self.balances, ReadingOptions(sign: .asWritten)) == [])
    #expect(try contradictions(Self.balances, ReadingOptions()) == [])
    #expect(try contradictions("Date,Payee,Amount\n2026-11-01,a,-5.00\n", ReadingOptions(sign: .inverted)) == [])
  }

  @Test func `a balance that breaks now and then bears out neither sign where most steps are broken`() throws {
    let file =
      "Date,Amount,Balance\n2026-11-01,-5.00,95.00\n2026-11-02,-15.00,80.00\n2026-11-03,20.00,7.00\n2026-11-04,1.00,3.00\n"
    #expect(try contradictions(file, ReadingOptions(sign: .inverted)) == [])
  }

  @Test func `the newest row may stand first`() throws {
    let file = "Date,Amount,Balance\n2026-11-03,-4.00,93.00\n2026-11-02,-2.00,97.00\n2026-11-01,-1.00,99.00\n"
    #expect(try contradictions(file, ReadingOptions(sign: .inverted)) == [.sign(given: .inverted, line: 3)])
  }

  @Test func `columns of debit and credit that a person has exchanged are named`() throws {
    let file =
      "Date,Payee,A,B,Balance\n2026-11-01,a,5.00,,95.00\n2026-11-02,b,15.00,,80.00\n2026-11-03,c,,20.00,100.00\n"
    #expect(
      try contradictions(file, ReadingOptions(columns: [.debit: "B", .credit: "A"])) == [.exchangedColumns(line: 3)])
    #expect(try contradictions(file, ReadingOptions(columns: [.debit: "A", .credit: "B"])) == [])
  }

  // MARK: Numbers and dates

  @Test(arguments: [
    ("-5,00", "-15,50", DecimalMark.point), ("-5.00", "-15.50", .comma), ("-1.234,00", "-15,50", .point),
  ])
  func `a decimal mark that the column disproves is named`(first: String, second: String, mark: DecimalMark) throws {
    let file = "Date;Payee;Amount\n2026-11-03;a;\(first)\n2026-11-04;b;\(second)\n"
    #expect(try contradictions(file, ReadingOptions(decimalMark: mark)) == [.decimal(given: mark, line: 2)])
    let other: DecimalMark = mark == .point ? .comma : .point
    #expect(try contradictions(file, ReadingOptions(decimalMark: other)) == [])
  }

  @Test func `a decimal mark that the balances alone disprove is named`() throws {
    let file = "Date;Amount;Balance\n2026-11-03;-1.000;9.000,50\n2026-11-04;-2.000;7.000,50\n"
    #expect(try contradictions(file, ReadingOptions(decimalMark: .point)) == [.decimal(given: .point, line: 2)])
  }

  @Test func `a column that fits both marks disproves neither`() throws {
    let file = "Date;Payee;Amount\n2026-11-03;a;-1.000\n2026-11-04;b;-12.500\n"
    for mark in DecimalMark.allCases {
      #expect(try contradictions(file, ReadingOptions(decimalMark: mark)) == [])
    }
  }

  @Test func `an order of dates that a day above 12 disproves is named`() throws {
    let file = "Date,Payee,Amount\n03/11/2026,a,-5.00\n13/11/2026,b,-6.00\n"
    #expect(
      try contradictions(file, ReadingOptions(dateFormat: .mdy))
        == [.dateFormat(given: "mdy", proved: "dd/MM/yyyy", line: 3)])
    #expect(try contradictions(file, ReadingOptions(dateFormat: .pattern("d/M/y"))) == [])
  }

  @Test func `an order of dates that leaves rows out of order, where another one sorts them, is named`() throws {
    let file = "Date,Amount\n01/02/2026,-5.00\n02/02/2026,-6.00\n01/03/2026,-6.00\n02/03/2026,-6.00\n03/03/2026,-7.00\n"
    #expect(
      try contradictions(file, ReadingOptions(dateFormat: .mdy))
        == [.dateFormat(given: "mdy", proved: "dd/MM/yyyy", line: nil)])
    #expect(try contradictions(file, ReadingOptions(dateFormat: .dmy)) == [])
  }

  @Test func `an order that no date of the file can have is named`() throws {
    let file = "Date,Amount\n2026-11-03,-5.00\n2026-11-04,-6.00\n"
    #expect(
      try contradictions(file, ReadingOptions(dateFormat: .dmy))
        == [.dateFormat(given: "dmy", proved: "yyyy-MM-dd", line: 2)])
  }

  @Test func `days up to 12 in no order disprove nothing`() throws {
    let file = "Date,Amount\n03/11/2026,-5.00\n01/10/2026,-6.00\n"
    for format in [DateFormat.dmy, .mdy] {
      #expect(try contradictions(file, ReadingOptions(dateFormat: format)) == [])
    }
  }

  @Test func `what QIF and OFX prove is held against settings as well`() throws {
    let qif = "!Type:Bank\nD25/11/2026\nT-5.00\n^\n"
    #expect(
      try contradictions(qif, ReadingOptions(dateFormat: .mdy, decimalMark: .comma)) == [
        .dateFormat(given: "mdy", proved: "dd/MM/yyyy", line: 2), .decimal(given: .comma, line: 2),
      ])
    let ofx = "<OFX><STMTRS><STMTTRN><DTPOSTED>20261103<TRNAMT>-5.50</STMTTRN></STMTRS></OFX>"
    #expect(try contradictions(ofx, ReadingOptions(decimalMark: .comma)) == [.decimal(given: .comma, line: 1)])
  }

  // MARK: Currencies and encodings

  @Test func `rows that state another currency than the one given are counted`() throws {
    let file =
      "Date,Amount,Currency\n2026-11-01,-5.00,EUR\n2026-11-02,-6.00,\n2026-11-03,-6.00,EUR\n2026-11-04,-6.00,GBP\n"
    #expect(
      try contradictions(file, ReadingOptions(currency: .usd)) == [
        .currency(given: .usd, stated: currency("EUR"), rows: 2),
        .currency(given: .usd, stated: currency("GBP"), rows: 1),
      ])
    #expect(try contradictions(file, ReadingOptions(), currency: "USD") == [])
    let ofx =
      "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST><STMTTRN><DTPOSTED>20261103<TRNAMT>-5.50</STMTTRN></BANKTRANLIST></STMTRS></OFX>"
    #expect(
      try contradictions(ofx, ReadingOptions(currency: .usd))
        == [.currency(given: .usd, stated: currency("EUR"), rows: 1)])
  }

  @Test func `an old encoding that is given for UTF-8 is named, and blamed for columns that are not found`() throws {
    let file = "Date;Käufer;Amount\n03.11.2026;Müller;-5,00\n"
    let given = ReadingOptions(encoding: .windows1252)
    #expect(try contradictions(file, given) == [.encoding(given: .windows1252)])
    #expect(try contradictions(file, ReadingOptions()) == [])
    #expect(try contradictions("Date;Amount\n03.11.2026;-5,00\n", given) == [])
    let named = ReadingOptions(columns: [.payee: "Käufer"], encoding: .windows1252)
    #expect(refusal(file, named) == .otherEncoding(given: .windows1252, missing: ["Käufer"]))
    // A name in ASCII is missing in whatever encoding.
    let missing = ReadingOptions(columns: [.payee: "Payee"], encoding: .windows1252)
    guard case .unknownColumns(["Payee"], _, _) = refusal(file, missing) else {
      Issue.record("a column that is not there is not the encoding's fault")
      return
    }
  }

  @Test func `a header that cannot be understood may be garbled`() {
    let file = "Überweisungstag;Größe\nfoo;bar\n"
    #expect(refusal(file, ReadingOptions(encoding: .windows1252)) == .otherEncoding(given: .windows1252, missing: []))
  }

  // MARK: Years

  @Test(arguments: ["Date,Payee,Amount\n03/11,a,-5.10\n04/11,b,-15.20\n", "03/11,a,-5.10\n04/11,b,-15.20\n"])
  func `dates without a year are told from no dates`(file: String) throws {
    guard case .noYear(_, "03/11") = refusal(file) else {
      Issue.record("the year is what is missing: \(String(describing: refusal(file)))")
      return
    }
    #expect(
      try readings(file, ReadingOptions(dateFormat: .dmy, year: 2026)) == ["2026-11-03 -5.10", "2026-11-04 -15.20"])
  }

  @Test func `a column that is called a date may have points, one of prices is none`() {
    #expect(
      refusal("Date,Payee,Amount\n03.11,a,-5.10\n04.11,b,-15.20\n") == .noYear(column: "Date", example: "03.11"))
    #expect(
      refusal("Item,Qty,Price\napple,3.5,-5.10\npear,1.2,-15.20\n") == .noDateColumn(found: ["Item", "Qty", "Price"]))
  }

  // MARK: Sentences

  @Test(
    arguments: [
      (.decimal(given: .point, line: 2), ["--decimal point", "decimal comma", "line 2", "leave it out"]),
      (.decimal(given: .comma, line: nil), ["--decimal comma", "decimal point"]),
      (.dateFormat(given: "mdy", proved: "dd/MM/yyyy", line: 4), ["--date-format mdy", "dd/MM/yyyy", "line 4"]),
      (.dateFormat(given: "mdy", proved: "dd/MM/yyyy", line: nil), ["--date-format mdy", "order of time"]),
      (.sign(given: .inverted, line: 3), ["line 3: the running balance says otherwise", "--sign inverted"]),
      (.exchangedColumns(line: 3), ["line 3: the running balance says otherwise", "exchange"]),
      (.encoding(given: .windows1252), ["--encoding windows-1252", "UTF-8"]),
      (.currency(given: .usd, stated: .usd, rows: 1), ["1 row says USD", "--currency USD"]),
    ] as [(OptionContradiction, [String])])
  func `each contradiction names the setting, and the profile that it is from`(
    contradiction: OptionContradiction, parts: [String]
  ) {
    let sentence = OptionContradictionSentence.sentence(contradiction, profile: nil)
    for part in parts { #expect(sentence.contains(part), "\(sentence)") }
    #expect(!sentence.contains("profile"))
    let ofProfile = OptionContradictionSentence.sentence(contradiction, profile: "giro")
    #expect(ofProfile.contains("profile 'giro'") || ofProfile.contains("--profile"))
  }
}
