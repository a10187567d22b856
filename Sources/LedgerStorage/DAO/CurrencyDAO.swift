internal import LedgerDomain
internal import SQLiteKit

/// The currencies in use.
struct CurrencyDAO {
  let connection: Connection

  /// Makes sure that rows can refer to a currency.
  func insertIfMissing(_ currency: Currency) throws {
    try connection.run(
      "INSERT INTO currency (code, exponent) VALUES (?, ?) ON CONFLICT (code) DO NOTHING",
      currency, currency.exponent)
  }
}
