public import LedgerDomain

/// What became of one imported file: `import`.
public struct ImportDocument: ReportDocument {
  /// The file's path as it was given, or `-` for standard input.
  public var file: String
  /// The number of the import; nil when nothing was stored.
  public var batch: Int64?
  /// Whether the file was only looked at.
  public var isDryRun: Bool
  /// How many rows of the file met which fate.
  public var counts: Counts
  /// How the file was read.
  public var detected: Detected
  /// The first and last day of the rows; nil when no row was read.
  public var days: ClosedRange<CalendarDate>?
  /// The sums of the rows, one for each currency.
  public var totals: [Total]
  /// The sums of the new rows alone, one for each currency. In the text form alone.
  public var newTotals: [Total] = []
  /// What could not be read.
  public var problems: [Problem]
  /// Each row of the file; nil leaves the key out of the JSON form.
  public var transactions: [Transaction]?
  /// The accounts that the rows went into, or would go, and whether the import made them. In the text form alone.
  public var accounts: [(name: String, isNew: Bool)] = []
  /// The categories that the import made. In the text form alone.
  public var createdCategories: [String] = []
  /// The category names of the file that the ledger does not know.
  public var unknownCategories: [String] = []
  /// The rows that were passed over, with the reason; they are listed unless ``transactions`` are. In the text form alone.
  public var skippedRows: [Problem] = []
  /// Rows of which there is more to say than their status. In the text form alone; ``transactions`` say it as well.
  public var remarks: [Problem] = []
  /// Pairs of entries that look like transfers between own accounts.
  public var transfers: [Transfer] = []
  /// How many new entries wait in Uncategorized. In the text form alone.
  public var uncategorizedCount = 0
  /// Sentences about what a person should know.
  public var warnings: [String] = []
  /// The name of a saved profile for files with this header, when none was used.
  public var proposedProfile: String?

  /// Makes the document; what only the text form shows is set afterwards.
  ///
  /// - Parameters:
  ///   - file: the file's path as it was given.
  ///   - batch: the number of the import; nil when nothing was stored.
  ///   - isDryRun: whether the file was only looked at.
  ///   - counts: how many rows met which fate.
  ///   - detected: how the file was read.
  ///   - days: the first and last day of the rows.
  ///   - totals: the sums of the rows.
  ///   - problems: what could not be read.
  ///   - transactions: each row; nil unless asked for.
  public init(
    file: String, batch: Int64?, isDryRun: Bool, counts: Counts = Counts(), detected: Detected = Detected(),
    days: ClosedRange<CalendarDate>? = nil, totals: [Total] = [], problems: [Problem] = [],
    transactions: [Transaction]? = nil
  ) {
    self.file = file
    self.batch = batch
    self.isDryRun = isDryRun
    self.counts = counts
    self.detected = detected
    self.days = days
    self.totals = totals
    self.problems = problems
    self.transactions = transactions
  }

  /// The document of DESIGN §4.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .string(file)),
      ("batch", batch.map(JSONValue.integer) ?? .null),
      ("dryRun", .bool(isDryRun)),
      ("rows", .count(counts.rows)),
      ("new", .count(counts.new)),
      ("known", .count(counts.known)),
      ("linked", .count(counts.linked)),
      ("skipped", .count(counts.skipped)),
      ("rejected", .count(counts.rejected)),
      ("detected", detected.json),
      ("from", .described(days?.lowerBound)),
      ("to", .described(days?.upperBound)),
      ("totals", .array(totals.map(\.json))),
      ("problems", .array(problems.map(\.json))),
    ]
    if let transactions { members.append(("transactions", .array(transactions.map(\.json)))) }
    members.append(("warnings", .array(warnings.map(JSONValue.string))))
    members.append(("unknownCategories", .array(unknownCategories.map(JSONValue.string))))
    members.append(("transfers", .array(transfers.map(\.json))))
    members.append(("proposedProfile", .text(proposedProfile)))
    return .document(members)
  }

  /// The rows that were asked for, one in a row; without any the problems.
  public var csv: CSVTable {
    if let transactions, !transactions.isEmpty || problems.isEmpty {
      return Transaction.table(transactions, file: file)
    }
    return CSVTable(
      header: ["file", "line", "column", "reason"],
      rows: problems.map { [.text(file), .number($0.line), .text(orEmpty: $0.column), .text($0.reason)] })
  }
}
