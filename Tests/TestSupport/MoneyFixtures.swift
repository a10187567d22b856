public import LedgerDomain

/// The currency with an ISO 4217 code; any other code is a fault of the test.
public func currency(_ code: String) -> Currency {
  guard let currency = Currency(code: code) else { preconditionFailure("\(code) is no currency") }
  return currency
}

/// The amount that exact text such as `-42.50` stands for in a currency; any other text is a fault of the test.
public func money(_ text: String, _ code: String) -> Money {
  do {
    return try Money(exactly: text, currency: currency(code))
  } catch {
    preconditionFailure("\(text) is no amount in \(code): \(error)")
  }
}

/// The amount in US dollars that exact text such as `-42.50` stands for; any other text is a fault of the test.
public func usd(_ text: String) -> Money { money(text, "USD") }
