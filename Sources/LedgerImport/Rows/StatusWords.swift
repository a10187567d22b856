/// Words that say that a row is only announced, or that no money moved.
enum StatusWords {
  /// What a word says.
  enum Meaning: Hashable, Sendable {
    /// The bank has only announced it.
    case pending
    /// It was declined, cancelled or reversed.
    case cancelled
    /// Money came back.
    case refund
  }

  /// The meaning of a whole cell; nil for any other text.
  static func meaning(of text: String) -> Meaning? { text.utf8.count > 120 ? nil : words[FoldedName.fold(text)] }

  private static let words: [String: Meaning] = {
    let table: [(Meaning, String)] = [
      (
        .pending,
        """
        pending|processing|in progress|authorised|authorized|authorisation|authorization|uncleared pending|not posted|\
        not booked|vorgemerkt|umsatz vorgemerkt|offen|ausstehend|in bearbeitung|nicht gebucht|en attente|à venir|en cours|\
        pendiente|pendente|in sospeso|da contabilizzare|non contabilizzato|in attesa|in afwachting|in behandeling|gereserveerd|\
        reserverat|reserverat belopp|reserverad|preliminär|reserveret|reservert|reservasjon|afventer|venter|varaus|katevaraus|oczekująca|oczekujące|\
        w trakcie realizacji|blokada|nierozliczone|čekající|nezaúčtováno|blokace|függőben|zárolás|в обработке|в ожидании|hold|\
        в обробці|待入账|未入账|预授权|処理中|未確定|대기|scheduled|upcoming|bekliyor|provizyon|ootel|rezervuota
        """
      ),
      (
        .cancelled,
        """
        failed|declined|cancelled|canceled|reverted|reversed authorization|rejected|expired|voided|void|denied|error|refused|\
        abgelehnt|abgebrochen|fehlgeschlagen|refusé|annulé|échoué|rechazado|rechazada|cancelado|cancelada|anulada|fallida|recusado|rejeitado|\
        rifiutato|annullato|geweigerd|geannuleerd|mislukt|nekad|avbruten|avvist|afvist|hylätty|odrzucona|anulowana|zamítnuto|zrušeno|\
        elutasítva|отклонено|отменено|не выполнено|відхилено|交易关闭|已关闭|交易失败|失败|已撤销|取消|취소
        """
      ),
      (.refund, "退款成功|退款|已全额退款|refund|refunded|rückerstattung|退货|仅退款"),
    ]
    var words: [String: Meaning] = [:]
    for (meaning, list) in table {
      for word in list.split(separator: "|") { words[FoldedName.fold(String(word))] = meaning }
    }
    return words
  }()
}
