import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// A file, and the currency that it states.
struct CurrencyCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let file: String
  let currency: String
  var options = ReadingOptions()

  static let all = [
    CurrencyCase(testDescription: "a column", file: "Date,Amount,Currency\n2026-02-01,-1,CHF\n", currency: "CHF"),
    CurrencyCase(
      testDescription: "the name of the column", file: "Date,Amount (GBP)\n2026-02-01,-1\n", currency: "GBP"),
    CurrencyCase(testDescription: "words", file: "Buchungstag;Umsatz in EUR\n01.02.2026;-1,5\n", currency: "EUR"),
    CurrencyCase(testDescription: "a code in the cell", file: "Date,Amount\n2026-02-01,-1 SEK\n", currency: "SEK"),
    CurrencyCase(testDescription: "a sign in the cell", file: "Date,Amount\n2026-02-01,-£1\n", currency: "GBP"),
    CurrencyCase(
      testDescription: "the preamble", file: "Saldo;1000,00 CZK\nDatum;Objem\n01.02.2026;-1,5\n", currency: "CZK"),
    CurrencyCase(testDescription: "nothing: the default", file: "Date,Amount\n2026-02-01,-1\n", currency: "NZD"),
    CurrencyCase(
      testDescription: "a shared sign that the default has", file: "Date,Amount\n2026-02-01,-$1\n", currency: "NZD"),
    CurrencyCase(
      testDescription: "the option before the preamble", file: "Saldo;1000,00 CZK\nDatum;Objem\n01.02.2026;-1,5\n",
      currency: "PLN", options: ReadingOptions(currency: Currency(code: "PLN"))),
    CurrencyCase(
      testDescription: "a coin in a column", file: "Date,Amount,Currency\n2026-02-01,-1,BTC\n", currency: "BTC"),
    CurrencyCase(
      testDescription: "a rare code in the preamble, beside a number",
      file: "Bakiye: 1000,00 TRY\nDate;Amount\n2026-02-01;-1\n", currency: "TRY"),
    CurrencyCase(
      testDescription: "a word that is a code as well", file: "ALL TRANSACTIONS\nDate,Amount\n2026-02-01,-1\n",
      currency: "NZD"),
    CurrencyCase(
      testDescription: "a name that is a coin as well", file: "ETH Juniors\nDate,Amount ETH\n2026-02-01,-1\n",
      currency: "NZD"),
    CurrencyCase(
      testDescription: "a company beside the currency",
      file: "Name: LTC Care Ltd\nCurrency: GBP\nDate,Amount\n2026-02-01,-1\n", currency: "GBP"),
    CurrencyCase(
      testDescription: "the row before the option", file: "Date,Amount,Currency\n2026-02-01,-1,CHF\n", currency: "CHF",
      options: ReadingOptions(currency: Currency(code: "PLN"))),
  ]
}

struct CurrencyTests {
  @Test(arguments: CurrencyCase.all)
  func `the currency comes from the row, the option, the file, the default`(_ sample: CurrencyCase) throws {
    let found = try rows(statement(sample.file, sample.options, currency: "NZD"))
    #expect(found.map(\.amount.currency.code) == [sample.currency])
  }

  @Test func `a column for each currency is read by rows`() throws {
    let file = "Date,Text,CAD$,USD$\n2026-02-01,Shop,-1.50,\n2026-02-02,Wire,,20.00\n"
    let found = try rows(statement(file))
    #expect(found.map(\.amount) == [money("-1.50", "CAD"), money("20.00", "USD")])
  }

  @Test func `the currencies of a file stand in the order of their first use, each once`() throws {
    let file =
      "Date,Amount,Currency\n2026-02-01,-1,SEK\n2026-02-02,-2,CHF\n2026-02-03,-3,SEK\n2026-02-04,x,JPY\n"
      + "2026-02-05,1.5,KRW\n2026-02-06,,NOK\n2026-02-07,-4,DKK\n"
    let found = try statement(file)
    #expect(found.currencies.map(\.code) == ["SEK", "CHF", "DKK"])
    #expect(try statement("Date,Amount\n").currencies == [])
  }
}
