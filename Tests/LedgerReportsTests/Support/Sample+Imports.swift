import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static let detected = ImportDocument.Detected(
    encoding: "utf-8", delimiter: ",", decimal: ".", dateFormat: "yyyy-MM-dd",
    columns: [("date", "Date"), ("payee", "Description"), ("amount", "Amount"), ("balance", "Balance")],
    format: ("csv", "CSV"))

  private static let stored: ImportDocument = {
    var document = ImportDocument(
      file: "bank/november.csv", batch: 3, isDryRun: false,
      counts: .init(new: 1_240, known: 3, linked: 0, skipped: 1, rejected: 1), detected: detected,
      days: date("2026-11-01")...date("2026-11-28"),
      totals: [
        .init(moneyIn: usd("3000.00"), moneyOut: usd("1842.50")),
        .init(moneyIn: money("0.00", "EUR"), moneyOut: money("12.00", "EUR")),
      ],
      problems: [
        .init(line: 17, column: "Amount", reason: "\"1.2.3\" is not a number"),
        .init(
          line: 120,
          reason: "there are 9 cells where the header has 4 names; a delimiter inside a text has to stand in quotes"),
      ])
    document.accounts = [("Checking", true), ("Savings", false)]
    document.remarks = [.init(line: 12, reason: "linked: your entry 4")]
    document.transfers = [transfer(doubt: nil), transfer(doubt: "another entry fits as well")]
    document.createdCategories = ["Travel", "Pets 🐈"]
    document.unknownCategories = ["Takeaway", "\u{1b}[31mFun", "Books and newspapers", "Presents for the family"]
    document.skippedRows = [.init(line: 128, reason: "states a total")]
    document.uncategorizedCount = 24
    document.proposedProfile = "My bank"
    document.warnings = ["the balance on line 40 does not follow from the amounts before it"]
    return document
  }()

  private static func transfer(doubt: String?) -> ImportDocument.Transfer {
    func leg(_ id: Int64, _ amount: String, _ account: String) -> Entry {
      let peer = Entry.ID(rawValue: 63 - id)
      let content = EntryContent(
        date: date("2026-11-05"), amount: usd(amount), allocation: .category(category("Transfer", kind: .transfer)),
        account: TestSupport.account(account, id: id))
      return Entry(
        id: Entry.ID(rawValue: id), content: content, importBatch: 7, transferPeer: doubt == nil ? peer : nil)
    }
    let pair = TransferPair(out: leg(31, "-500.00", "Checking"), into: leg(32, "500.00", "Savings"), doubt: nil)
    return ImportDocument.Transfer(pair, doubt: doubt)
  }

  /// A division as a file has it.
  private static let division = split(
    total: usd("-30.00"),
    [
      .init(category: category("Groceries"), amount: usd("-20.00"), note: "apples"),
      .init(category: category("Home"), amount: usd("-10.00")),
    ])

  private static func split(total: Money, _ lines: [Split.Line]) -> Split {
    do {
      return try Split(total: total, lines: lines)
    } catch {
      preconditionFailure("the lines add up: \(error)")
    }
  }

  private static let explained: ImportDocument = {
    let row = ImportRow(
      line: 2, date: date("2026-11-01"), amount: usd("-42.50"), payee: "コーナーショップ", note: "card 1234",
      reference: "A1", balance: usd("957.50"))
    return ImportDocument(
      file: "-", batch: nil, isDryRun: true, counts: .init(new: 2, known: 1, skipped: 1, rejected: 1),
      detected: detected,
      days: date("2026-11-01")...date("2026-11-02"),
      totals: [.init(moneyIn: usd("0.00"), moneyOut: usd("73.50"))],
      problems: [.init(line: 14, column: "Date", reason: "\"soon\" is not a date")],
      transactions: [
        .init(
          row, allocation: .category(TestSupport.category("Groceries")), account: "Checking", status: .new),
        .init(
          ImportRow(line: 3, date: date("2026-11-01"), amount: usd("-30.00"), payee: "Market"),
          allocation: .split(division), account: "Checking", status: .new),
        .init(
          ImportRow(line: 12, date: date("2026-11-02"), amount: usd("-1.00"), payee: "=SUM(A1)"), allocation: nil,
          account: "Checking", status: .known, reason: "imported before"),
        .init(line: 13, account: "Checking", status: .skipped, reason: "states a balance"),
        .init(line: 14, account: "Checking", status: .rejected, reason: "\"soon\" is not a date"),
      ])
  }()

  /// Imported files.
  static let imports: [Sample] = [
    Sample("import-stored", stored), Sample("import-explained", explained),
    Sample(
      "import-refused",
      ImportDocument(
        file: "notes.pdf", batch: nil, isDryRun: false,
        problems: [.init(line: nil, reason: "the file is a PDF document; export it as CSV first")])),
  ]
}
