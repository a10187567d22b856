/// Words of records that state a balance or a total instead of a movement.
enum SummaryWords {
  /// What a cell that is no date says about its record; nil when it is no word of a balance or total.
  static func meaning(ofLabel text: String) -> SkippedRow.Reason? {
    if text.utf8.count > 240 { return nil }
    let words = FoldedName.fold(text).split(separator: " ").prefix(8)
    if words.contains(where: { totals.contains(String($0)) }) { return .total }
    if words.contains(where: { balances.contains(String($0)) }) { return .balance }
    // Words of languages that put no blanks between words.
    guard text.utf8.contains(where: { $0 >= 0xe3 }) else { return nil }
    return wideTotals.contains { text.contains($0) } ? .total : nil
  }

  /// Whether a text may be such words: a quick look, since nearly no description is.
  static func mayOccur(in bytes: SourceBytes, _ range: Range<Int>) -> Bool {
    range.count <= 60 && parts.occurs(in: bytes, range)
  }

  /// Parts of the descriptions below.
  private static let parts = PhraseFinder([
    "saldo", "s a l d o", "balan", "b/f", "c/f", "brought f", "carried f", "solde", "likut", "apyvart", "total",
    "umsatzsu",
    "turnover", "stand", "stav", "statek", "egyenleg", "atlikum", "käive", "apgroz", "остаток", "итого", "余额", "承前",
    "繰越", "이월", "合计", "合計",
  ])

  /// What a description says that has a date and an amount beside it; nil unless it is nothing but such words.
  static func meaning(ofDescription text: String) -> SkippedRow.Reason? { descriptions[FoldedName.fold(text)] }

  private static let totals = Set(
    """
    total totals totales totali totale totaal totalt totaux sum sums summe summen gesamt gesamtsumme gesamtbetrag insgesamt \
    subtotal yhteensa razem suma celkem soucet osszesen ukupno итого всего разом 合计 合計 小计 小計 总计 總計 合計金額 합계 toplam \
    apyvarta kokku kopa
    """.split(separator: " ").map(String.init))

  private static let wideTotals = totals.filter { $0.utf8.first.map { $0 >= 0x80 } ?? false }

  private static let balances = Set(
    """
    balance saldo kontostand endsaldo anfangssaldo schlusssaldo solde saldos likutis zustatek zostatok egyenleg stanje \
    остаток баланс залишок 余额 餘額 残高 差引残高 잔액 bakiye atlikums jaak beginsaldo eindsaldo restsaldo guthaben
    """.split(separator: " ").map(String.init))

  private static let descriptions: [String: SkippedRow.Reason] = {
    let table: [(SkippedRow.Reason, String)] = [
      (
        .balance,
        """
        opening balance|closing balance|beginning balance|ending balance|balance brought forward|balance carried forward|\
        balance forward|previous balance|brought forward|carried forward|b/f|c/f|anfangssaldo|endsaldo|schlusssaldo|alter saldo|\
        neuer saldo|alter kontostand|neuer kontostand|saldovortrag|saldo vortrag|solde initial|solde final|ancien solde|\
        nouveau solde|solde précédent|saldo inicial|saldo final|saldo anterior|saldo do dia|saldo actual|saldo iniziale|saldo finale|\
        beginsaldo|eindsaldo|ingående saldo|utgående saldo|ingående balans|utgående balans|inngående saldo|primosaldo|ultimosaldo|\
        saldo początkowe|saldo końcowe|počáteční zůstatek|konečný zůstatek|počáteční stav|konečný stav|nyitó egyenleg|záró egyenleg|\
        likutis pradžiai|likutis pabaigai|algsaldo|lõppsaldo|sākuma atlikums|beigu atlikums|входящий остаток|исходящий остаток|\
        期初余额|期末余额|承前|前期繰越|繰越|이월잔액|s a l d o|saldo
        """
      ),
      (
        .total,
        "apyvarta|turnover|total turnover|käive|apgrozījums|umsatzsumme|total credits|total debits|totals|total|итого|合计|合計"
      ),
    ]
    var descriptions: [String: SkippedRow.Reason] = [:]
    for (reason, list) in table {
      for text in list.split(separator: "|") { descriptions[FoldedName.fold(String(text))] = reason }
    }
    return descriptions
  }()
}
