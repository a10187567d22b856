internal import CommandLineKit
internal import LedgerDomain

/// Reads amounts of the command line, whose currency the ledger decides.
enum AmountReading {
  /// An amount typed as spent: above or equal 0 (SEMANTICS §4).
  ///
  /// - Parameters:
  ///   - text: the word.
  ///   - argument: what the word is called in a message.
  ///   - currency: its currency.
  ///   - negativeAdvice: what to do instead of typing a minus.
  /// - Returns: the amount, not negative.
  /// - Throws: `CommandLineError`.
  static func amount(
    _ text: String, argument: String, currency: Currency, negativeAdvice: String = "type it without a minus"
  ) throws -> Money {
    do {
      return try TypedAmount.parse(text, currency: currency)
    } catch {
      throw refusal(of: text, argument: argument, error, unit: currency.code, negativeAdvice: negativeAdvice)
    }
  }

  /// An amount with the sign of an account, such as an opening balance.
  static func signedAmount(_ text: String, argument: String, currency: Currency) throws -> Money {
    guard text.hasPrefix("-") else { return try amount(text, argument: argument, currency: currency) }
    let magnitude = try amount(String(text.dropFirst()), argument: argument, currency: currency)
    return try magnitude.negated()
  }

  /// A quantity of a leave-style balance.
  static func quantity(
    _ text: String, argument: String, unit: LeaveUnit, allowsZero: Bool = false
  ) throws -> Quantity {
    do {
      let quantity = try Quantity(typed: text, unit: unit)
      if !allowsZero, quantity.scaled == 0 {
        throw CommandLineError.invalidValue(argument: argument, value: text, reason: "it is nothing")
      }
      return quantity
    } catch let error as AmountError {
      if let reason = reason(error, unit) {
        throw CommandLineError.invalidValue(argument: argument, value: text, reason: reason)
      }
      throw refusal(
        of: text, argument: argument, error, unit: unit.name, negativeAdvice: "type it without a minus")
    }
  }

  /// What is wrong with a quantity that is no money; nil where it is the same as with an amount.
  private static func reason(_ error: AmountError, _ unit: LeaveUnit) -> String? {
    switch (unit, error) {
    case (.time, .notANumber): "it is no time such as 7h30, 7:30, 20m or 7.5"
    case (.time, .tooManyDecimals): "it is no whole number of minutes; write hours and minutes, such as 0h20"
    case (.counted, .notANumber): "it is no quantity such as 10 or 0.5"
    case (.counted(let name), .tooManyDecimals(let allowed)): "a quantity of \(name) has \(allowed) decimals at most"
    default: nil
    }
  }

  /// A quantity with a sign, `+2` or `-1.5`; without one it is above 0.
  static func signedQuantity(_ text: String, argument: String, unit: LeaveUnit) throws -> Quantity {
    if text.hasPrefix("+") { return try quantity(String(text.dropFirst()), argument: argument, unit: unit) }
    guard text.hasPrefix("-") else { return try quantity(text, argument: argument, unit: unit) }
    let magnitude = try quantity(String(text.dropFirst()), argument: argument, unit: unit)
    return Quantity(scaled: -magnitude.scaled, unit: unit)
  }

  private static func refusal(
    of text: String, argument: String, _ error: AmountError, unit: String, negativeAdvice: String
  ) -> CommandLineError {
    let reason =
      switch error {
      case .empty: "it is empty"
      case .notANumber:
        namesCurrency(text)
          ? "write the number alone, such as 42.50, and another currency with --currency"
          : "it is no amount such as 42.50"
      case .negative: "it is below zero; \(negativeAdvice)"
      case .doubtfulMark(let mark):
        "'\(mark)' may group thousands or begin decimals; write 1234 or 1234.00, or 42.50 with the digits of \(unit)"
      case .tooManyDecimals(let allowed):
        allowed == 0 ? "\(unit) has no decimals" : "\(unit) has \(allowed) decimals at most"
      case .outOfRange: "it is too large for the ledger"
      }
    return .invalidValue(argument: argument, value: text, reason: reason)
  }

  /// Whether a currency's sign or code stands beside the number.
  private static func namesCurrency(_ text: String) -> Bool {
    let words = text.split(whereSeparator: { !$0.isLetter })
    return text.contains(where: \.isCurrencySymbol) || words.contains { Currency(code: String($0)) != nil }
  }
}
