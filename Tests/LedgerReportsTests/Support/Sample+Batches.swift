import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static let checking = Account(
    id: .init(rawValue: 1), name: "Checking", opening: usd("0.00"), isArchived: false)

  private static func counts(
    new: Int = 0, known: Int = 0, linked: Int = 0, skipped: Int = 0, rejected: Int = 0
  ) -> ImportBatch.Counts {
    var counts = ImportBatch.Counts()
    (counts.new, counts.known, counts.linked, counts.skipped, counts.rejected) = (new, known, linked, skipped, rejected)
    return counts
  }

  private static func batch(
    _ number: Int64, _ file: String, undoneAt: String? = nil, account: Account? = checking,
    days: ClosedRange<CalendarDate>? = date("2026-11-01")...date("2026-11-28"), counts: ImportBatch.Counts,
    reading: [String: String] = [:]
  ) -> ImportBatch {
    ImportBatch(
      number: number, fileName: file, fileHash: String(repeating: "0123456789abcdef", count: 4),
      importedAt: "2026-11-29T08:30:00Z", undoneAt: undoneAt, account: account, days: days, counts: counts,
      reading: reading)
  }

  private static let november = batch(
    3, "november.csv", counts: counts(new: 3, known: 1_240, linked: 1, skipped: 1, rejected: 1),
    reading: [
      "decimal": "comma", "delimiter": "tab", "include-pending": "yes", "column:amount": "Betrag in EUR",
      "header": "Datum\u{1f}\u{1f}Betrag in EUR",
    ])

  private static let early: ImportBatch = {
    var first = batch(1, "\u{1b}[31mfirst.csv", account: nil, days: nil, counts: counts(new: 12))
    first.fileHash = nil
    return first
  }()

  private static func entry(_ id: Int64, _ amount: String, _ payee: String?) -> Entry {
    let content = EntryContent(
      date: date("2026-11-13"), amount: usd(amount), allocation: .category(Made.groceries), payee: payee,
      account: checking)
    return Entry(id: .init(rawValue: id), content: content, importBatch: 3, transferPeer: nil)
  }

  private static func row(
    _ line: Int, _ entry: Int64, linked: Bool = false, _ state: ImportedRow.State = .unchanged
  ) -> ImportedRow {
    ImportedRow(line: line, entry: .init(rawValue: entry), isLinked: linked, state: state)
  }

  private static let rows: [ImportDetailDocument.Row] = [
    .init(row: row(2, 41), entry: entry(41, "-42.50", "コーナーショップ"), text: "13.11.2026\t\"=1+1\u{7}\"\t-42,50"),
    .init(
      row: row(3, 42, .edited), entry: entry(42, "-1.00", "Bakery"), text: "13.11.2026\t\"Bakery\nMain street\"\t-2,00"),
    .init(row: row(1_204, 43, .deleted), entry: nil),
    .init(row: row(1_205, 7, linked: true), entry: entry(7, "3000.00", nil)),
    .init(row: row(1_206, 8, linked: true, .edited), entry: entry(8, "1.00", "Friend")),
  ]

  private static let undoneTyped: UndoneImport = {
    var undone = UndoneImport(batch: november)
    undone.deleted = 1
    undone.unlinked = 12
    undone.removedNames = ["Travel"]
    return undone
  }()

  private static func undone(_ batch: ImportBatch) -> UndoneImport {
    var undone = UndoneImport(batch: batch)
    undone.deleted = 1_240
    undone.unlinked = 1
    undone.separated = 2
    undone.edited = [.init(rawValue: 12), .init(rawValue: 15)]
    undone.removedNames = ["Checking", "Travel"]
    undone.mayHaveKnown = [Sample.batch(7, "november and december.csv", counts: counts(new: 2, known: 1_200))]
    return undone
  }

  /// Imports of the past.
  static let batches: [Sample] = [
    Sample(
      "imports-normal",
      ImportListDocument([
        november,
        batch(
          4, "Umsatzanzeige_2026-07.csv", days: date("2025-12-28")...date("2026-01-05"), counts: counts(new: 2)),
        batch(
          2, "a statement with a long name of October.csv", undoneAt: "2026-11-29T08:31:00Z",
          days: date("2026-10-05")...date("2026-10-05"), counts: counts(new: 1, known: 2)), early,
      ])),
    Sample("imports-empty", ImportListDocument([])),
    Sample("import-facts", ImportDetailDocument(november, rows: rows, listsRows: false)),
    Sample("import-rows", ImportDetailDocument(november, rows: rows, listsRows: true)),
    Sample(
      "import-undone",
      ImportDetailDocument(
        batch(2, "october.csv", undoneAt: "2026-11-29T08:31:00Z", counts: counts(new: 1)), rows: [], listsRows: true)),
    Sample("import-early", ImportDetailDocument(early, rows: [], listsRows: false)),
    Sample("undone-normal", UndoneImportDocument(undone(november), isDryRun: false)),
    Sample("undone-typed", UndoneImportDocument(undoneTyped, isDryRun: false)),
    Sample("undone-dry-run", UndoneImportDocument(undone(november), isDryRun: true)),
  ]

  private static func profile(
    _ name: String, account: Account? = nil, category: LedgerDomain.Category? = nil, header: [String]? = nil,
    reading: [String: String] = [:]
  ) -> ImportProfile {
    ImportProfile(
      id: .init(rawValue: 1), name: name, account: account, category: category, header: header, reading: reading)
  }

  private static let giro = profile(
    "My giro", account: checking, category: Made.home, header: ["Datum", "", "Betrag in EUR"],
    reading: [
      "decimal": "comma", "delimiter": ";", "include-pending": "yes", "column:amount": "Betrag in EUR",
      "column:date": "Datum",
    ])

  /// How banks' files are read.
  static let profiles: [Sample] = [
    Sample("profiles-normal", ProfileListDocument([giro, profile("card", reading: ["sign": "inverted"])])),
    Sample("profiles-empty", ProfileListDocument([])),
    Sample("profile-normal", ProfileDocument(giro)),
    Sample("profile-bare", ProfileDocument(profile("it's \u{1b}[31m"))),
  ]
}
