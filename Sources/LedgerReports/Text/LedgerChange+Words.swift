internal import LedgerDomain

extension LedgerChange {
  /// When it was made, to the minute: `2026-11-29 08:30`.
  var minute: String { String(madeAt.prefix(16)).split(separator: "T").joined(separator: " ") }

  /// The command line, or what happened where there is none.
  var commandText: String {
    if !command.isEmpty { return command }
    return switch kind {
    case .command: "(a program)"
    case .automatic: "(by itself)"
    case .undo: "(undo)"
    case .redo: "(redo)"
    }
  }

  /// Whether it holds, and what it is about.
  var stateText: String {
    let parts = [
      kind == .automatic ? "by itself" : nil,
      target.map { "\(kind == .undo ? "undid" : "redid") \($0.rawValue)" },
      undoneBy.map { "undone by \($0.rawValue)" },
      overrodeLock ? "in locked period" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ChangeCounts {
  /// The counts with signs: `+2 ~1 -3`; nothing for none.
  var signs: String {
    [("+", added), ("~", changed), ("-", removed)].filter { $0.1 > 0 }.map { $0.0 + FixedPoint.grouped("\($0.1)") }
      .joined(separator: " ")
  }

  /// The counts in words: `2 entries added, 1 changed`; nil for none.
  var words: String? {
    let parts = [("added", added), ("changed", changed), ("removed", removed)].filter { $0.1 > 0 }
    guard let first = parts.first else { return nil }
    let noun = first.1 == 1 ? "entry" : "entries"
    return
      (["\(FixedPoint.grouped("\(first.1)")) \(noun) \(first.0)"]
      + parts.dropFirst().map { "\(FixedPoint.grouped("\($0.1)")) \($0.0)" }).joined(separator: ", ")
  }
}
