import LedgerDomain
import TestSupport
import Testing

@testable import LedgerImport

/// How a file was read, kept as words, and read back.
struct ReadingSettingsTests {
  private static let whole = ReadingOptions(
    columns: [.amount: "Betrag", .date: "1", .foreignAmount: "Original = x"], dateFormat: .pattern("dd.MM.yyyy"),
    decimalMark: .comma, delimiter: "\t", encoding: .windows1252, currency: currency("EUR"), sign: .inverted,
    includePending: true)

  @Test func `options become words and the same options again`() throws {
    let settings = ReadingSettings(Self.whole)
    #expect(
      settings.values == [
        "encoding": "windows-1252", "delimiter": "tab", "decimal": "comma", "date-format": "dd.MM.yyyy",
        "currency": "EUR", "sign": "inverted", "include-pending": "yes", "column:amount": "Betrag", "column:date": "1",
        "column:foreign-amount": "Original = x",
      ])
    let options = try settings.options()
    #expect(ReadingSettings(options) == settings)
    #expect(options.columns == Self.whole.columns)
    #expect(options.delimiter == "\t" && options.dateFormat == .pattern("dd.MM.yyyy"))
  }

  @Test func `no options are no words, and a year is never one`() throws {
    #expect(ReadingSettings(ReadingOptions(year: 2026, includeDeleted: true)).values == [:])
    #expect(try ReadingSettings().options().columns == [:])
  }

  @Test(arguments: DateFormat.allNames)
  func `each order of dates comes back`(_ text: String) throws {
    let format = try #require(DateFormat(text))
    #expect(try ReadingSettings(ReadingOptions(dateFormat: format)).options().dateFormat == format)
  }

  @Test(arguments: ["year", "column", "column:", "column:Amount", "columns:amount", "Decimal", ""])
  func `an unknown setting is named`(_ name: String) {
    #expect(throws: ReadingSettingsError.unknownSetting(name)) {
      try ReadingSettings(values: ["decimal": "comma", name: "1"]).options()
    }
  }

  @Test(arguments: [
    ("encoding", "utf-9"), ("delimiter", ",,"), ("delimiter", ""), ("delimiter", "x"), ("delimiter", "\""),
    ("decimal", ","), ("date-format", "yyyy"), ("currency", "EURO"), ("sign", "minus"), ("include-pending", "true"),
    ("column:amount", ""),
  ])
  func `a value that a setting cannot have is named`(setting: String, value: String) {
    #expect(throws: ReadingSettingsError.invalidValue(setting: setting, value: value)) {
      try ReadingSettings(values: [setting: value]).options()
    }
  }

  @Test func `of remembered words those that are settings are known`() {
    let known = ReadingSettings.known(among: ["header": "A\u{1f}B", "decimal": "comma", "column:date": "A"])
    #expect(known.values == ["decimal": "comma", "column:date": "A"])
  }

  // MARK: Files

  @Test(arguments: BankExport.all)
  func `a file read by its own settings has the same rows`(_ export: BankExport) throws {
    let code = export.expected.currency ?? "EUR"
    func read(_ options: ReadingOptions) throws -> Statement {
      try Statement(bytes: export.bytes, options: options, defaultCurrency: currency(code))
    }
    let first = try read(export.options)
    for settings in [
      ReadingSettings(first.detected, given: export.options),
      ReadingSettings(first.detected, given: export.options).lasting,
    ] {
      let again = try read(settings.options())
      #expect(try rows(again) == rows(first), "\(settings.values)")
      #expect(again.skipped == first.skipped)
      #expect(ReadingSettings(again.detected, given: try settings.options()).lasting == settings.lasting)
    }
  }

  @Test(arguments: BankExport.all)
  func `the header of a file is known, whether it is read or refused`(_ export: BankExport) throws {
    let code = export.expected.currency ?? "EUR"
    let statement = try Statement(bytes: export.bytes, options: export.options, defaultCurrency: currency(code))
    let headers = Statement.headers(of: export.bytes, options: ReadingOptions())
    #expect(headers.count == (statement.detected.header == nil ? 0 : 1))
    #expect(headers.first == statement.detected.header)
  }

  private let german = "Datum;Text;Betrag\n"

  @Test func `what the rows prove is pinned: the next file may leave it open`() throws {
    let file = german + "13/11/2026;Shop;-1.234,50\n14/11/2026;Shop;2,00\n"
    let settings = ReadingSettings(try statement(file).detected, given: ReadingOptions()).lasting
    #expect(
      settings.values == [
        "delimiter": ";", "decimal": "comma", "date-format": "dd/MM/yyyy", "column:date": "Datum",
        "column:description": "Text", "column:amount": "Betrag",
      ])
    let next = german + "03/02/2026;Shop;-1.000\n04/02/2026;Shop;2.000\n"
    #expect(refusal(next) != nil)
    #expect(try readings(next, settings.options()) == ["2026-02-03 -1000.00", "2026-02-04 2000.00"])
  }

  @Test func `what the rows leave open is not pinned`() throws {
    let file = "Date,Text,Amount\n03/03/2026,Shop,-12\n03/03/2026,Shop,5\n"
    let settings = ReadingSettings(try statement(file).detected, given: ReadingOptions())
    #expect(settings.values["decimal"] == nil)
    #expect(settings.values["date-format"] == nil)
    let next = "Date,Text,Amount\n03/14/2026,Shop,\"-12,50\"\n"
    #expect(try readings(next, settings.options()) == ["2026-03-14 -12.50"])
  }

  @Test func `a running balance pins the decimal mark of whole amounts`() throws {
    let file = "Date;Text;Amount;Balance\n2026-11-02;Shop;-12;1.088,50\n2026-11-03;Shop;5;1.093,50\n"
    let settings = ReadingSettings(try statement(file).detected, given: ReadingOptions())
    #expect(settings.values["decimal"] == "comma")
  }

  @Test func `UTF-8 is remembered and not pinned unless it is given, another encoding is`() throws {
    let plain = ReadingSettings(try statement(german + "13.11.2026;Shop;-1,50\n").detected, given: ReadingOptions())
    #expect(plain.values["encoding"] == "utf-8")
    #expect(plain.lasting.values["encoding"] == nil)
    let bytes = Array((german + "13.11.2026;M").utf8) + [0xfc] + Array("ller;-1,50\n".utf8)
    let legacy = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: currency("EUR"))
    #expect(ReadingSettings(legacy.detected, given: ReadingOptions()).lasting.values["encoding"] == "windows-1252")
  }

  @Test func `one of several columns of text is not pinned`() throws {
    let file = "Date,Payee,Memo,Notes,Amount\n2026-11-02,Shop,card,two,-12.50\n2026-11-03,Shop,cash,one,1.00\n"
    let first = try statement(file)
    let settings = ReadingSettings(first.detected, given: ReadingOptions())
    #expect(settings.values["column:payee"] == "Payee")
    #expect(settings.values["column:note"] == nil)
    #expect(try rows(statement(file, settings.options())) == rows(first))
  }

  @Test func `a column given by its number is remembered by its name`() throws {
    let given = ReadingOptions(columns: [.amount: "3"])
    let file = "Date,Text,Zahl\n2026-11-02,Shop,-12.50\n2026-11-03,Shop,1.00\n"
    let settings = ReadingSettings(try statement(file, given).detected, given: given)
    #expect(settings.values["column:amount"] == "Zahl")
  }

  @Test func `a renamed column is refused by its name`() throws {
    let settings = ReadingSettings(values: ["column:amount": "Betrag", "column:date": "Datum"])
    let renamed = "Datum;Text;Betrag in EUR\n13.11.2026;Shop;-1,50\n14.11.2026;Shop;2,50\n"
    #expect(
      refusal(renamed, try settings.options())
        == .unknownColumns(["Betrag"], nearest: [], found: ["Datum", "Text", "Betrag in EUR"]))
  }

  @Test func `categories to make are remembered`() throws {
    let given = ReadingOptions(createsCategories: true)
    let file = "Date,Category,Amount\n2026-11-13,Food,-12.50\n"
    let settings = ReadingSettings(try statement(file, given).detected, given: given).lasting
    #expect(settings.values["create-categories"] == "yes")
    #expect(try settings.options().createsCategories)
    #expect(try settings.options(under: ReadingOptions()).createsCategories)
    #expect(ReadingSettings.known(among: settings.values) == settings)
    #expect(try !ReadingSettings(values: [:]).options(under: ReadingOptions()).createsCategories)
    #expect(throws: ReadingSettingsError.invalidValue(setting: "create-categories", value: "no")) {
      try ReadingSettings(values: ["create-categories": "no"]).options()
    }
  }

  // MARK: What was given

  @Test func `what was given wins over the settings`() throws {
    let settings = ReadingSettings(values: ["decimal": "comma", "delimiter": ";", "column:amount": "Betrag"])
    let given = ReadingOptions(
      columns: [.date: "Datum"], decimalMark: .point, year: 2026, includeDeleted: true)
    let options = try settings.options(under: given)
    #expect(options.decimalMark == .point && options.delimiter == ";")
    #expect(options.columns == [.amount: "Betrag", .date: "Datum"])
    #expect(options.year == 2026 && options.includeDeleted)
  }

  @Test func `columns that were given leave no contradicting ones`() throws {
    let single = ReadingSettings(values: ["column:amount": "Betrag", "column:direction": "S/H", "column:date": "Tag"])
    #expect(
      try single.options(under: ReadingOptions(columns: [.debit: "Soll"])).columns == [.debit: "Soll", .date: "Tag"])
    let pair = ReadingSettings(values: ["column:debit": "Soll", "column:credit": "Haben"])
    #expect(try pair.options(under: ReadingOptions(columns: [.amount: "Betrag"])).columns == [.amount: "Betrag"])
    #expect(
      try single.options(under: ReadingOptions(columns: [.valueDate: "Tag"])).columns
        == [.amount: "Betrag", .direction: "S/H", .valueDate: "Tag"])
  }

  @Test func `the headers of a refused file are the lines that may be one`() {
    let file = "Konto 1\nTag;Was;Zahl\n13.11.2026;Shop;x\n"
    #expect(refusal(file) != nil)
    #expect(Statement.headers(of: Array(file.utf8), options: ReadingOptions()).contains(["Tag", "Was", "Zahl"]))
    #expect(Statement.headers(of: [0, 1, 2], options: ReadingOptions()).isEmpty)
  }
}

extension DateFormat {
  fileprivate static let allNames = ["dmy", "mdy", "ymd", "dd.MM.yyyy", "yyyy-MM-dd", "ddMMyy", "MMM d, yyyy"]
}
