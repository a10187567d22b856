public import LedgerDomain

extension ImportDocument {
  /// One row of the file, with what became of it.
  public struct Transaction: Hashable, Sendable {
    /// The physical line on which the row begins, from 1.
    public var line: Int
    /// The day; nil when the row was not read.
    public var date: CalendarDate?
    /// The amount, with the sign of the account; nil when the row was not read.
    public var amount: Money?
    /// Who was paid, or who paid.
    public var payee: String?
    /// What else the bank says.
    public var note: String?
    /// The bank's own id.
    public var reference: String?
    /// The running balance after the row.
    public var balance: Money?
    /// The category that the entry has, or would have; nil for one that is split.
    public var category: String?
    /// The lines that the entry is split into, or would be; empty when it has one category.
    public var splits: [Split.Line] = []
    /// The account whose balance the row changes.
    public var account: String?
    /// What became of the row.
    public var status: RowOutcome.Status
    /// Why, when the status alone does not tell.
    public var reason: String?

    /// Makes a row that was read.
    ///
    /// - Parameters:
    ///   - row: what was read.
    ///   - allocation: where the entry counts, or would; nil when the row makes none.
    ///   - account: the account whose balance the row changes.
    ///   - status: what became of the row.
    ///   - reason: why, when the status alone does not tell.
    public init(
      _ row: ImportRow, allocation: Allocation?, account: String?, status: RowOutcome.Status, reason: String? = nil
    ) {
      self.init(line: row.line, account: account, status: status, reason: reason)
      self.date = row.date
      self.amount = row.amount
      self.payee = row.payee
      self.note = row.note
      self.reference = row.reference
      self.balance = row.balance
      switch allocation {
      case .category(let category): self.category = category.name
      case .split(let split): splits = split.lines
      case nil: break
      }
    }

    /// Makes a row that was not read: one that the reader skipped or rejected.
    ///
    /// - Parameters:
    ///   - line: the physical line on which it begins.
    ///   - account: the account of the import.
    ///   - status: what became of the row.
    ///   - reason: why.
    public init(line: Int, account: String?, status: RowOutcome.Status, reason: String?) {
      self.line = line
      self.account = account
      self.status = status
      self.reason = reason
    }

    var json: JSONValue {
      .object([
        ("line", .count(line)),
        ("date", .described(date)),
        ("amount", .described(amount)),
        ("currency", .described(amount?.currency)),
        ("payee", .text(payee)),
        ("note", .text(note)),
        ("reference", .text(reference)),
        ("balance", .described(balance)),
        ("category", .text(category)),
        ("account", .text(account)),
        ("status", .string(status.rawValue)),
        ("reason", .text(reason)),
        ("splits", .array(splits.map(JSONValue.splitLine))),
      ])
    }

    /// One row for each, and a split one in a row for each line, so that the amounts of a column add up.
    static func table(_ transactions: [Transaction], file: String) -> CSVTable {
      CSVTable(
        header: [
          "file", "line", "date", "amount", "currency", "payee", "note", "reference", "balance", "category",
          "account", "status", "reason",
        ],
        rows: transactions.flatMap(\.parts).map { row in
          [
            .text(file), .number(row.line), .described(row.date), .number(row.amount),
            .described(row.amount?.currency), .text(orEmpty: row.payee),
          ] + [
            .text(orEmpty: row.note), .text(orEmpty: row.reference), .number(row.balance),
            .text(orEmpty: row.category), .text(orEmpty: row.account), .text(row.status.rawValue),
            .text(orEmpty: row.reason),
          ]
        })
    }

    /// The row in one category, or once for each line that it is split into.
    private var parts: [Transaction] {
      if splits.isEmpty { return [self] }
      return splits.map { line in
        var part = self
        part.amount = line.amount
        part.category = line.category.name
        part.note = line.note ?? note
        return part
      }
    }
  }
}
