import LedgerDomain
import LedgerImport
import Testing

/// The smallest inputs that showed a fault in other programs, and the right reading.
struct ImportCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let file: String
  let readings: [String]
  var options = ReadingOptions()
  var currency = "EUR"

  init(
    _ description: String, _ lines: [String], _ readings: [String], _ options: ReadingOptions = ReadingOptions(),
    currency: String = "EUR"
  ) {
    testDescription = description
    file = lines.joined(separator: "\n") + "\n"
    self.readings = readings
    self.options = options
    self.currency = currency
  }

  static let numbers = [
    ImportCase(
      "a whole amount with a thousands point beside one with a comma",
      ["Datum;Betrag", "01.02.2026;\"-1.000\"", "02.02.2026;\"-1.234,50\""],
      ["2026-02-01 -1000.00", "2026-02-02 -1234.50"]),
    ImportCase(
      "1.000 beside 9,99", ["Datum;Betrag;Text", "01.02.2026;1.000;Lohn", "02.02.2026;9,99;Kiosk"],
      ["2026-02-01 1000.00", "2026-02-02 9.99"], ReadingOptions(sign: .asWritten)),
    ImportCase(
      "three decimals of a coin beside one", ["date,amount,currency", "2026-02-01,27.318,XMR", "2026-02-02,0.5,XMR"],
      ["2026-02-01 27.318000000000", "2026-02-02 0.500000000000"], ReadingOptions(sign: .asWritten)),
    ImportCase(
      "nine decimals of a coin behind a comma", ["date;amount", "2026-02-01;0,034172905"],
      ["2026-02-01 0.034172905"], ReadingOptions(sign: .asWritten), currency: "ETH"),
    ImportCase(
      "three decimals of a dinar beside one", ["date,amount,currency", "2026-02-01,-27.318,KWD", "2026-02-02,0.5,KWD"],
      ["2026-02-01 -27.318", "2026-02-02 0.500"]),
    ImportCase(
      "a sign, a thousands point and a currency",
      ["Datum;Betrag", "01.02.2026;\"-1.000,00 €\"", "02.02.2026;\"-950,00 €\""],
      ["2026-02-01 -1000.00", "2026-02-02 -950.00"]),
    ImportCase(
      "a blank in front, one decimal and a currency", ["Datum;Betrag", "01.02.2026;\" -84.3 €\""],
      ["2026-02-01 -84.30"]),
    ImportCase(
      "parentheses around and beside the currency",
      ["Date,Amount", "2026-02-01,\"($146.20)\"", "2026-02-02,\"€(58.40)\""],
      ["2026-02-01 -146.20", "2026-02-02 -58.40"], currency: "USD"),
    ImportCase(
      "a hyphen in the column that is not used",
      ["Datum,Text,Belastung,Gutschrift", "01.02.2026,Miete,900.00,-", "02.02.2026,Lohn,-,4200.00"],
      ["2026-02-01 -900.00", "2026-02-02 4200.00"]),
    ImportCase(
      "the minus sign U+2212, without a header", ["2024-06-01,Butikk,−199.00"], ["2024-06-01 -199.00"],
      currency: "NOK"),
    ImportCase(
      "a no-break space between thousands",
      ["Date;Libellé;Montant", "13/02/2026;Loyer;\"-16\u{a0}350\""], ["2026-02-13 -16350.00"]),
  ]

  static let signs = [
    ImportCase(
      "debit and credit columns, both positive",
      ["Date,Debit,Credit,Memo", "2018-06-01,54.00,,A", "2018-06-02,,56.00,B"],
      ["2018-06-01 -54.00", "2018-06-02 56.00"]),
    ImportCase(
      "a debit column that is negative, with four decimals",
      [
        "\"Date\",\"Description\",\"Debit\",\"Credit\"", "\"4/6/2020\",\"Deposit\",\"\",\"41.0000\"",
        "\"4/6/2020\",\"Broker\",\"-120.0000\",\"\"",
      ],
      ["2020-04-06 41.00", "2020-04-06 -120.00"], ReadingOptions(dateFormat: .mdy)),
    ImportCase(
      "a card whose header is known to have charges positive",
      [
        "Trans. Date,Post Date,Description,Amount,Category", "10/03/2023,10/04/2023,SHOP,9.30,Merchandise",
        "10/09/2023,10/09/2023,INTERNET PAYMENT - THANK YOU,-41.15,Payments and Credits",
      ],
      ["2023-10-03 -9.30", "2023-10-09 41.15"]),
    ImportCase(
      "a card from Brazil whose header is known",
      ["date,title,amount", "2018-09-01,Loja,25.00", "2018-09-05,Pagamento recebido,-300.00"],
      ["2018-09-01 -25.00", "2018-09-05 300.00"]),
    ImportCase(
      "money out and money in", ["Date,Money Out,Money In", "01/02/2020,12.00,", "02/02/2020,,50.00"],
      ["2020-02-01 -12.00", "2020-02-02 50.00"], ReadingOptions(dateFormat: .dmy)),
    ImportCase(
      "D and K behind pipes, without a header",
      ["LT00|20|2024-01-01|Shop|text|15.20|EUR|D", "LT00|20|2024-01-02|Firm|pay|900.00|EUR|K"],
      ["2024-01-01 -15.20", "2024-01-02 900.00"]),
    ImportCase(
      "the amount and the same in francs, without a header",
      ["08/09/2021,\"ACHAT CB BUS 07.09.21 EUR         10.40 CARTE NO  000  \",-10.40,-68.22"],
      ["2021-09-08 -10.40"]),
  ]

  static let dates = [
    ImportCase(
      "one order for the whole column",
      ["Date,Amount", "01/01/24,-1.00", "03/01/24,-1.00", "19/01/24,-1.00", "01/02/24,-1.00"],
      ["2024-01-01 -1.00", "2024-01-03 -1.00", "2024-01-19 -1.00", "2024-02-01 -1.00"]),
    ImportCase(
      "a day above 12 decides, without a header", ["13/02/2024,a,-1.00", "02/03/2024,b,-2.00"],
      ["2024-02-13 -1.00", "2024-03-02 -2.00"]),
    ImportCase(
      "points and names of months, without a header", ["14.03.21,58.00,x", "02 NOV 2021,7.25,y"],
      ["2021-03-14 58.00", "2021-11-02 7.25"], ReadingOptions(sign: .asWritten)),
    ImportCase(
      "capital month names, without a header", ["08 FEB 2022,a,1.00"], ["2022-02-08 1.00"],
      ReadingOptions(sign: .asWritten)),
    ImportCase(
      "the pattern that the user gave", ["Date,Amount", "17/04/2024 10:00,-1.00", "05/04/2024 10:00,-2.00"],
      ["2024-04-17 -1.00", "2024-04-05 -2.00"], ReadingOptions(dateFormat: DateFormat("dd/mm/yyyy hh:mm"))),
    ImportCase(
      "years of two digits and whole amounts, without a header",
      ["\"05.02.26\";\"05.02.26\";\"Gebucht\";\"A\";\"B\";\"\";\"Ausgang\";\"DE00\";\"-65\""], ["2026-02-05 -65.00"]),
    ImportCase("hyphens around the name of a month", ["04-Apr-23,a,-1.00"], ["2023-04-04 -1.00"]),
  ]

  static let structure = [
    ImportCase(
      "text behind the closing quote",
      ["Run Date,Account,Amount", " 10/11/2023,\"Brokerage\" Z000000,-28.15"],
      ["2023-10-11 -28.15"], ReadingOptions(dateFormat: .mdy)),
    ImportCase(
      "a delimiter inside quotes",
      ["14/02/2018,\"Reference: x\",\" 6.40\",\"SHOP\",\"7,15 EUR FEE 0.18 RATE 1.1172\","],
      ["2018-02-14 6.40"], ReadingOptions(sign: .asWritten)),
    ImportCase(
      "a header is no bad row", ["\"Date\",\"Payee\",\"Amount\"", "\"2019-10-01\",\"A\",\"-10\""], ["2019-10-01 -10.00"]
    ),
    ImportCase(
      "a byte order mark in front of the first name", ["\u{feff}Buchungstag;Betrag", "01.02.2025;-1,00"],
      ["2025-02-01 -1.00"]),
    ImportCase(
      "a preamble and a total", ["Account,000", "Date,Amount", "2019-01-02,-1.00", "Total,-1.00"], ["2019-01-02 -1.00"]),
    ImportCase(
      "no header: the first row counts", ["01/02/2023,-1.00,Shop", "02/02/2023,-2.00,Shop"],
      ["2023-02-01 -1.00", "2023-02-02 -2.00"], ReadingOptions(dateFormat: .dmy)),
    ImportCase(
      "names with accents", ["Numéro de séquence;Date d'exécution;Montant", "1;13/02/2023;-1,00"], ["2023-02-13 -1.00"]),
  ]
}

struct ImportCaseTests {
  @Test(arguments: ImportCase.numbers)
  func `numbers that tripped other programs`(_ sample: ImportCase) throws {
    #expect(try readings(sample.file, sample.options, currency: sample.currency) == sample.readings)
  }

  @Test(arguments: ImportCase.signs)
  func `signs that tripped other programs`(_ sample: ImportCase) throws {
    #expect(try readings(sample.file, sample.options, currency: sample.currency) == sample.readings)
  }

  @Test(arguments: ImportCase.dates)
  func `dates that tripped other programs`(_ sample: ImportCase) throws {
    #expect(try readings(sample.file, sample.options, currency: sample.currency) == sample.readings)
  }

  @Test(arguments: ImportCase.structure)
  func `structure that tripped other programs`(_ sample: ImportCase) throws {
    #expect(try readings(sample.file, sample.options, currency: sample.currency) == sample.readings)
  }

  @Test(arguments: ["date;amount\n2026-02-01;0,034172905\n", "date;amount\n2026-02-01;-0,034172905\n2026-02-02;-1,5\n"])
  func `long decimals that the currency does not have are refused, not read as an integer`(_ file: String) throws {
    let found = try statement(file, ReadingOptions(sign: .asWritten))
    let cell = file.contains(";-0") ? "-0,034172905" : "0,034172905"
    #expect(found.problems.map(\.reason) == [.tooManyDecimals(cell, Currency(code: "EUR")!)])
  }

  @Test func `an unquoted decimal comma is one cell too many, never a smaller amount`() throws {
    let found = try statement("Date,Amount,Text\n01/02/2018,-12,50,Kiosk\n", ReadingOptions(dateFormat: .dmy))
    #expect(try rows(found).map(\.amount.description) == ["-12.50"])
    #expect(try rows(found).map(\.payee) == ["Kiosk"])
  }

  @Test func `the account of a cell with text behind the closing quote is kept whole`() throws {
    let file = "Run Date,Account,Amount\n 10/11/2023,\"Brokerage\" Z000000,-28.15\n"
    #expect(try rows(try statement(file, ReadingOptions(dateFormat: .mdy))).map(\.account) == ["\"Brokerage\" Z000000"])
  }

  @Test func `blanks around pipes belong to no cell`() throws {
    let file =
      "LT00 | 20 | 2024-01-01 | Shop | text | 15.20 | EUR | D\nLT00 | 20 | 2024-01-02 | Firm | pay | 900.00 | EUR | K\n"
    #expect(try readings(file) == ["2024-01-01 -15.20", "2024-01-02 900.00"])
  }

  @Test func `a file of windows-1252 with CRLF and without header is read`() throws {
    let text = "08/09/2021,\"ACHAT CB BUS CAF\u{c9} 07.09.21 EUR         10.40 CARTE NO  000  \",-10.40,-68.22\r\n"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(try rows(found).map { "\($0.date) \($0.amount)" } == ["2021-09-08 -10.40"])
    #expect(try rows(found).first?.payee?.contains("CAFÉ") == true)
  }

  @Test func `a bad byte does not turn the rest of a UTF-8 file into another encoding`() throws {
    let bytes =
      Array("\u{feff}Date,Payee,Amount\n2026-02-01,Caf".utf8) + [0xe9] + Array(",-1.00\n2026-02-02,Café,-2.00\n".utf8)
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(found.warnings == [.undecodable(line: 2, byte: 0xe9, encoding: .utf8)])
    #expect(try rows(found).map(\.payee) == ["Caf\u{fffd}", "Café"])
  }

  @Test(arguments: [
    ["Datum;Popis;Castka\n13.02.2026;P", "evod;-1,00\n"], ["Datum;Text;Castka\n13.02.2026;P", "evod;-1,00\n"],
    ["Date;Text;Amount;Currency\n13.02.2026;P", "evod;-1,00;CZK\n"],
  ])
  func `Czech text is not taken for Danish`(_ file: [String]) throws {
    let bytes = Array(file[0].utf8) + [0xf8] + Array(file[1].utf8)
    let found = try Statement(bytes: bytes, options: ReadingOptions(), defaultCurrency: .usd)
    #expect(found.detected.encoding == "windows-1250")
    #expect(try rows(found).map(\.payee) == ["Převod"])
  }
}
