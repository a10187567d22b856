internal import LedgerDomain

/// The months of a decision, in order of time: those that change, `2026-03  300.00 → 400.00`, and those that an override holds.
struct AmountChangeRows {
  let changes: [AmountChange]
  let kept: [BudgetSchedule.Rule]
  let glyphs: Glyphs

  /// The lines, the amounts one below the other.
  var lines: [Line] {
    var rows = changes.map { change in
      (
        month: change.first, time: time(change),
        words: "\(amount(change.before)) \(glyphs.arrow) \(amount(change.after))"
      )
    }
    rows += kept.map { rule in
      (month: rule.month, time: "\(rule.month)", words: "\(amount(rule.amount)) is kept, set for this month alone")
    }
    let width = rows.map(\.time.count).max() ?? 0
    return rows.sorted { $0.month < $1.month }.map { row in
      Line(row.time, .faint).padded(to: width + 2) + Line(row.words)
    }
  }

  private func time(_ change: AmountChange) -> String {
    guard let last = change.last else { return "\(change.first) and on" }
    return last == change.first ? "\(change.first)" : "\(change.first)..\(last)"
  }

  private func amount(_ amount: Money?) -> String { amount?.groupedText ?? "none" }
}
