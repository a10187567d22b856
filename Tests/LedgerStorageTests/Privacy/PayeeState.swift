import SQLiteKit

@testable import LedgerStorage

/// What a ledger says, payees by their names, to be compared with what it says once a payee named Ann is forgotten.
struct PayeeState: Equatable {
  private var entries: [[String?]]
  private var lines: [[String?]]
  private var recurring: [[String?]]
  private var rules: [[String?]]
  private var rest: [[String?]]

  init(_ ledger: Ledger) throws {
    func texts(_ sql: String) throws -> [[String?]] {
      try ledger.connection.values(sql).map { row in
        row.map { if case .text(let text) = $0 { text } else { nil } }
      }
    }
    entries = try texts(
      """
      SELECT cast(e.id AS TEXT), p.name, e.note,
        e.day || '|' || e.amount || '|' || ifnull(e.category_id, '') || '|' || ifnull(e.import_id, '') || '|' || e.edited
      FROM entry e LEFT JOIN payee p ON p.id = e.payee_id ORDER BY e.id
      """)
    lines = try texts(
      "SELECT cast(entry_id AS TEXT), note, line || '|' || category_id || '|' || amount FROM split_line ORDER BY entry_id, line"
    )
    recurring = try texts("SELECT cast(id AS TEXT), payee, note FROM recurring ORDER BY id")
    rules = try texts("SELECT pattern, payee, cast(id AS TEXT) FROM rule ORDER BY id")
    rest =
      try texts("SELECT entry_id || '|' || tag FROM entry_tag ORDER BY 1")
      + texts("SELECT import_id || '|' || entry_id || '|' || line_shift FROM import_row ORDER BY 1")
      + texts("SELECT import_id || '|' || first_line || '|' || size FROM import_text ORDER BY 1")
      + texts("SELECT id || '|' || ifnull(undone_at, '') FROM import ORDER BY 1")
  }

  /// The state as it has to be once the payee is forgotten.
  ///
  /// - Parameter seen: all states that the ledger went through.
  /// - Returns: the state without the payee.
  func forgetting(after seen: [PayeeState]) -> PayeeState {
    func isAnn(_ name: String?) -> Bool { name?.lowercased() == "ann" }
    let known = seen.flatMap(\.entries)
    let foreign = Set(known.filter { $0[1] != nil && !isAnn($0[1]) }.map { $0[0] })
    let own = Set(known.filter { isAnn($0[1]) }.map { $0[0] }).subtracting(foreign)
    var state = self
    state.entries = entries.map { isAnn($0[1]) ? [$0[0], nil, nil, $0[3]] : $0 }
    state.lines = lines.map { own.contains($0[0]) ? [$0[0], nil, $0[2]] : $0 }
    state.recurring = recurring.map { isAnn($0[1]) ? [$0[0], nil, nil] : $0 }
    state.rules = rules.filter { !isAnn($0[0]) }
    return state
  }

  /// The rows that only one of two states has.
  func difference(from other: PayeeState) -> String {
    func rows(_ state: PayeeState) -> [String] {
      (state.entries + state.lines + state.recurring + state.rules + state.rest).map { row in
        row.map { $0 ?? "-" }.joined(separator: " ; ")
      }
    }
    let (mine, theirs) = (rows(self), rows(other))
    return
      (mine.filter { !theirs.contains($0) }.map { "+ \($0)" } + theirs.filter { !mine.contains($0) }.map { "- \($0)" })
      .joined(separator: "\n")
  }
}
