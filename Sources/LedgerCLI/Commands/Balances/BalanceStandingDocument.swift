internal import LedgerDomain
internal import LedgerReports

/// Where one balance stands after a command has changed it: a line for people, the card as data.
struct BalanceStandingDocument: ReportDocument {
  private let card: BalanceCard

  init(_ card: BalanceCard) { self.card = card }

  var json: JSONValue { BalancesDocument([card]).json }
  var csv: CSVTable { BalancesDocument([card]).csv }

  func text(_ style: TextStyle) -> String {
    let unit = card.source.unit == .time ? "" : " \(card.source.unit.name)"
    var parts = ["\(card.consumed) of \(card.total)\(unit) consumed"]
    if card.progress.hasBase { parts[0] += " (\(card.progress.percentText))" }
    if card.expired.scaled != 0 { parts.append("\(card.expired) expired") }
    parts.append("\(card.balance) left")
    if card.planned.scaled != 0 { parts.append("\(card.planned) planned") }
    if let next = card.nextExpiry { parts.append("\(next.quantity) expire after \(next.lastDay)") }
    return VisibleText.of("\(card.source.name): \(parts.joined(separator: ", "))") + "\n"
  }
}
