/// Words and letters that tell money out from money in.
enum DirectionWords {
  /// What a cell of a direction column says.
  enum Meaning: Hashable, Sendable {
    /// Money out.
    case out
    /// Money in.
    case `in`
    /// Neither, by the bank's own word.
    case neutral
  }

  /// The meaning of a whole cell; nil for any other text.
  static func meaning(of text: String) -> Meaning? {
    if text == "+" { return .in }
    if text == "-" || text == "−" { return .out }
    if text == "/" { return .neutral }
    return words[FoldedName.fold(text)]
  }

  /// The meaning of CR, DR and their like behind a number.
  static func suffix(_ word: String) -> Direction? {
    switch word.uppercased() {
    case "CR", "CR.", "C", "H", "HABEN", "K", "KREDIT", "CREDIT", "BIJ": .in
    case "DR", "DR.", "D", "DB", "S", "SOLL", "DEBIT", "DEBET", "AF": .out
    default: nil
    }
  }

  private static let words: [String: Meaning] = {
    let table: [(Meaning, String)] = [
      (
        .out,
        """
        d|dr|db|dt|dbit|deb|debit|debet|debito|débito|débit|debet d|s|soll|af|out|outflow|outgoing|expense|withdrawal|\
        money out|paid out|spent|lastschrift|belastung|ausgang|ausgabe|auszahlung|dare|addebito|uscita|cargo|gasto|\
        retiro|saída|saida|sortie|dépense|uttag|ut|obciążenie|obciazenia|wydatek|výdaj|kiadás|terhelés|isplata|расход|оплата|\
        дебет|списание|витрата|支出|支|出|借|出金|支払い|お支払い|출금|gider|borç|debetas|deebet|lähtevä|hævet|mp|send|sent
        """
      ),
      (
        .in,
        """
        c|cr|ct|cred|credit|kredit|k|h|haben|bij|in|inflow|incoming|income|deposit|money in|paid in|received|gutschrift|\
        eingang|einnahme|einzahlung|avere|accredito|entrata|abono|ingreso|entrada|crédito|credito|crédit|entrée|recette|\
        insättning|inn|uznanie|wpływ|příjem|bevétel|jóváírás|uplata|приход|доход|пополнение|поступление|кредит|зачисление|надходження|收入|收|入|\
        贷|入金|預り金|お預り|振替入金|입금|gelir|alacak|kreditas|kreedit|saabuv|receive
        """
      ),
      (.neutral, "不计收支|neutral|内部|/|其他"),
    ]
    var words: [String: Meaning] = [:]
    for (meaning, list) in table {
      for word in list.split(separator: "|") { words[FoldedName.fold(String(word))] = meaning }
    }
    words.removeValue(forKey: "")
    return words
  }()
}
