/// How the change log treats the tables of the ledger.
enum ChangeTables {
  /// Tables that follow from others, and the log itself: never recorded.
  static let unrecorded: Set<String> = [
    "consumed_amount", "account_amount", "change", "change_block", "schema_migrations",
  ]

  /// Tables whose rows belong to an import as a whole while it stores them.
  static let ofImports: Set<String> = ["import_row", "import_link", "import_extent", "import_bank_id", "import_text"]

  /// What other rows refer to by number once it was named: it stays when the change that brought it is undone, unseen where
  /// nothing refers to it.
  static let lasting: Set<String> = ["payee", "currency"]

  /// What may have been made along the way, as the account of a first entry: it goes as long as nothing else refers to it.
  static let named: Set<String> = ["account", "category"]

  /// The columns that tell rows of a table apart for people, beside their numbers.
  static let uniqueColumns: [String: [Int]] = [
    "account": [2], "category": [2], "leave_balance": [2], "savings_goal": [2], "profile": [2],
    "budget_rule": [1, 3, 2],
  ]

  /// The columns that hold numbers of entries, by table.
  static let entryColumns: [String: [Int]] = [
    "entry": [0], "split_line": [0], "entry_tag": [0], "transfer": [0, 1], "entry_goal": [0], "leave_entry": [0],
    "recurring_posting": [3],
  ]
}
