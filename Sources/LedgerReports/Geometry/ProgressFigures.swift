internal import LedgerDomain

/// What a progress card shows, whatever it is the progress of.
struct ProgressFigures {
  /// A quantity with what it is called.
  struct Figure {
    let label: String
    let text: String
  }

  let title: String
  /// The quantity that the whole bar stands for.
  let total: Quantity
  let progress: Ratio
  let color: HexColor
  /// What the filled part of the bar stands for.
  let done: Figure
  /// What the rest stands for.
  let left: Figure
  /// More to tell, below both.
  let facts: [Figure]
  /// A last remark in words.
  var remark: String?
  /// Whether more was consumed than there was, which is an alarm.
  let isOver: Bool

  /// How much of the bar is filled, 0…1.
  var drawnFraction: Double { isOver && !progress.hasBase ? 1 : progress.drawnFraction }

  /// The unit, where the total does not say it itself as time does.
  var unitBehindTotal: String { total.unit == .time ? "" : total.unit.name }

  /// The card in a sentence.
  var sentence: String {
    ([
      "\(title): total \(total.textWithUnit)", "\(done.label.lowercased()) \(done.text)",
      "\(left.label.lowercased()) \(left.text)\(isOver ? ", over" : "")",
    ] + facts.map { "\($0.label.lowercased()) \($0.text)" } + [remark].compactMap { $0 }).joined(separator: ", ")
      + "."
  }
}

extension ProgressFigures {
  /// A leave-style balance: what is consumed of its total.
  init(_ card: BalanceCard) {
    self.init(
      title: card.source.name, total: card.total, progress: card.progress, color: card.source.color,
      done: Figure(label: "Consumed", text: card.consumed.groupedText),
      left: Figure(label: "Balance", text: card.balance.groupedText),
      facts: [("Planned", card.planned), ("Expired", card.expired)].filter { $0.1.scaled != 0 }
        .map { Figure(label: $0.0, text: $0.1.groupedText) },
      remark: card.nextExpiry.map { "\($0.quantity.groupedText) expire after \($0.lastDay)" }, isOver: card.isOverdrawn)
  }

  /// A savings goal: what is saved of its target.
  init(_ card: GoalCard) {
    let missing = max(0, card.remaining.minorUnits)
    let time =
      switch card.status {
      case .reached: "reached"
      case .missed: "missed in \(card.source.month)"
      case .open: "by \(card.source.month)"
      }
    self.init(
      title: card.source.name, total: Quantity(card.source.target), progress: card.progress, color: card.source.color,
      done: Figure(label: "Saved", text: Quantity(card.saved).groupedText),
      left: Figure(
        label: "To go", text: Quantity(Money(minorUnits: missing, currency: card.remaining.currency)).groupedText),
      facts: (card.perMonth.map { [Figure(label: "A month", text: $0.groupedText)] } ?? [])
        + [Figure(label: "Goal", text: time)],
      isOver: false)
  }
}

extension BalanceCard {
  /// Whether more was consumed than there was.
  var isOverdrawn: Bool { balance.scaled < 0 }
}
