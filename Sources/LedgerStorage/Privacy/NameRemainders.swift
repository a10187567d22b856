internal import LedgerDomain
internal import SQLiteKit

/// Looks for a name in all that people wrote, or their banks.
struct NameRemainders {
  /// A column with texts.
  struct Column: Hashable {
    let table: String
    let name: String
  }

  /// The columns that people and banks write into, by what they are for a person.
  static let places: [Column: ForgottenPayee.Place] = [
    Column(table: "payee", name: "name"): .payee,
    Column(table: "entry", name: "note"): .note,
    Column(table: "split_line", name: "note"): .note,
    Column(table: "entry_tag", name: "tag"): .tag,
    Column(table: "recurring_tag", name: "tag"): .tag,
    Column(table: "category", name: "name"): .category,
    Column(table: "account", name: "name"): .account,
    Column(table: "account_identifier", name: "identifier"): .accountIdentifier,
    Column(table: "rule", name: "pattern"): .rulePattern,
    Column(table: "rule", name: "payee"): .rulePayee,
    Column(table: "recurring", name: "payee"): .recurring,
    Column(table: "recurring", name: "note"): .recurring,
    Column(table: "leave_balance", name: "name"): .balance,
    Column(table: "leave_balance", name: "unit"): .balance,
    Column(table: "leave_event", name: "note"): .balanceNote,
    Column(table: "savings_goal", name: "name"): .goal,
    Column(table: "profile", name: "name"): .profile,
    Column(table: "profile", name: "header"): .reading,
    Column(table: "profile_reading", name: "value"): .reading,
    Column(table: "import_reading", name: "value"): .reading,
    Column(table: "import", name: "file_name"): .fileName,
  ]

  /// What the program writes itself, or repeats from another column: codes, moments, checksums, folded names, banks' ids. The
  /// commands of the log are looked at when it is gone through.
  static let unsearched: Set<Column> = Set(
    [
      ("account", "currency"), ("account", "folded_name"), ("account_amount", "currency"), ("budget_rule", "scope"),
      ("category", "folded_name"), ("category", "kind"), ("change", "command"), ("change", "kind"),
      ("change", "made_at"), ("consumed_amount", "currency"), ("currency", "code"), ("entry", "currency"),
      ("import", "file_hash"), ("import", "imported_at"), ("import", "undone_at"), ("import_bank_id", "bank_id"),
      ("import_reading", "key"), ("import_restored_row", "bank_id"), ("leave_balance", "folded_name"),
      ("leave_event", "kind"), ("leave_rule", "every"), ("leave_rule", "kind"), ("leave_rule", "validity"),
      ("payee", "folded_name"), ("profile", "folded_name"), ("profile_reading", "key"), ("recurring", "currency"),
      ("recurring", "unit"), ("recurring_posting", "how"), ("roll_over_rule", "mode"), ("rule", "currency"),
      ("savings_goal", "currency"), ("savings_goal", "folded_name"), ("schema_migrations", "applied_at"),
      ("schema_migrations", "checksum"), ("schema_migrations", "name"), ("setting", "key"), ("setting", "value"),
    ].map { Column(table: $0, name: $1) })

  private let connection: Connection
  private let name: PayeeName
  private var counts: [ForgottenPayee.Place: Int] = [:]

  init(_ connection: Connection, _ name: PayeeName) {
    self.connection = connection
    self.name = name
  }

  /// What was found, in the order of the places.
  var found: [ForgottenPayee.Remainder] {
    ForgottenPayee.Place.allCases.compactMap { place in
      counts[place].map { ForgottenPayee.Remainder(place: place, count: $0) }
    }
  }

  /// Takes in what was found elsewhere.
  mutating func add(_ place: ForgottenPayee.Place, _ count: Int) {
    if count > 0 { counts[place, default: 0] += count }
  }

  /// Looks through the columns.
  mutating func findAll() throws {
    for (column, place) in NameRemainders.places {
      let texts = try connection.all(
        "SELECT \"\(column.name)\" FROM \"\(column.table)\" WHERE \"\(column.name)\" IS NOT NULL"
      ) { try $0.value(0, as: String.self) }
      // A payee's name that has this one in it is another payee's, which a person may want to know.
      add(place, texts.count { place == .payee ? name.isPart(of: $0) : name.isMentioned(in: $0) })
    }
  }
}
