/// Words of a payment that a card's bank has received. On the bill of a card they stand beside money that comes in.
enum PaymentWords {
  /// Whether a range has such words.
  static func occur(in bytes: SourceBytes, _ range: Range<Int>) -> Bool { finder.occurs(in: bytes, range) }

  private static let finder = PhraseFinder([
    "payment received", "payment - thank you", "payment thank you", "payment, thank you", "thank you for your payment",
    "payments received", "autopay payment", "payment - web", "pagamento recebido", "paiement recu", "pago recibido",
    "pagamento ricevuto", "zahlung erhalten", "zahlungseingang", "ihre zahlung", "betaling ontvangen",
    "betaling modtatt",
    "betaling mottatt", "enregistre-merci", "enregistré-merci", "paiement reçu", "paiement - merci",
    "gracias por su pago",
    "su pago", "grazie per il", "zahlung - danke", "tak for betaling", "takk for betaling", "tack for betalning",
    "tack för betalning", "tack för din betalning", "bedankt voor uw betaling", "inbetalning mottagen",
    "direct debit payment, thank you", "dankend erhalten",
  ])
}
