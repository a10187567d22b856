import LedgerDomain
import LedgerImport
import TestSupport

/// A file of a test, read.
func statement(
  _ file: String, _ options: ReadingOptions = ReadingOptions(), currency code: String = "EUR"
) throws -> Statement {
  try Statement(bytes: Array(file.utf8), options: options, defaultCurrency: currency(code))
}

/// The rows of a statement.
func rows(_ statement: Statement) throws -> [ImportRow] {
  var rows: [ImportRow] = []
  try statement.forEachRow { rows.append($0) }
  return rows
}

/// The rows of a file as short text: date and amount.
func readings(
  _ file: String, _ options: ReadingOptions = ReadingOptions(), currency: String = "EUR"
) throws -> [String] {
  try rows(statement(file, options, currency: currency)).map { "\($0.date) \($0.amount)" }
}

/// The refusal of a file; nil when it is read.
func refusal(_ bytes: [UInt8], _ options: ReadingOptions = ReadingOptions(), currency code: String = "EUR")
  -> ImportError?
{
  do throws(ImportError) {
    _ = try Statement(bytes: bytes, options: options, defaultCurrency: currency(code))
    return nil
  } catch {
    return error
  }
}

/// The refusal of a file; nil when it is read.
func refusal(_ file: String, _ options: ReadingOptions = ReadingOptions(), currency: String = "EUR") -> ImportError? {
  refusal(Array(file.utf8), options, currency: currency)
}
