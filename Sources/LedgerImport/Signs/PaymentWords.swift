/// Words of a payment that a card's bank has received. On the bill of a card they stand beside money that comes in.
enum PaymentWords {
  /// Whether a range has such words. ASCII alone counts, and case does not.
  static func occur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count >= 9 else { return false }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index] | 0x20
      guard byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z"), firstLetters & (1 << UInt32(byte - 97)) != 0 else {
        index += 1
        continue
      }
      for phrase in phrases where phrase[0] == byte && matches(bytes, index, range.upperBound, phrase) { return true }
      index += 1
    }
    return false
  }

  private static func matches(_ bytes: [UInt8], _ index: Int, _ end: Int, _ phrase: [UInt8]) -> Bool {
    guard index + phrase.count <= end else { return false }
    for offset in 1..<phrase.count {
      let byte = bytes[index + offset]
      let folded = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      if folded != phrase[offset] { return false }
    }
    return true
  }

  /// One bit for each letter that a phrase begins with.
  private static let firstLetters = phrases.reduce(UInt32(0)) { $0 | 1 << UInt32($1[0] - 97) }

  private static let phrases = [
    "payment received", "payment - thank you", "payment thank you", "payment, thank you", "thank you for your payment",
    "payments received", "autopay payment", "payment - web", "pagamento recebido", "paiement recu", "pago recibido",
    "pagamento ricevuto", "zahlung erhalten", "zahlungseingang", "ihre zahlung", "betaling ontvangen",
    "betaling modtatt",
    "betaling mottatt", "enregistre-merci", "enregistré-merci", "paiement reçu", "paiement - merci",
    "gracias por su pago",
    "su pago", "grazie per il", "zahlung - danke", "tak for betaling", "takk for betaling", "tack for betalning",
    "tack för betalning", "tack för din betalning", "bedankt voor uw betaling", "inbetalning mottagen",
    "direct debit payment, thank you", "dankend erhalten",
  ].map { Array($0.utf8) }
}
