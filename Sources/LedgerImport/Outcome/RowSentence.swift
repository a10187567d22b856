import LedgerDomain

/// Turns each problem, reason and warning of a row into a sentence.
public enum RowSentence {
  /// What is wrong with a row, with its line and column.
  public static func sentence(_ problem: RowProblem) -> String {
    "line \(problem.line), column \(quoted(problem.column)): \(reason(problem.reason))"
  }

  /// What is wrong with a row, without its place.
  public static func reason(_ reason: RowProblem.Reason) -> String {
    switch reason {
    case .notANumber(let text): "\(quoted(text)) is not a number"
    case .otherNotation(let text): "\(quoted(text)) is not written as the other numbers of the column are"
    case .tooManyDecimals(let text, let currency):
      "\(quoted(text)) has more decimals than \(currency.code), which has \(currency.exponent)"
    case .tooLarge(let text): "\(quoted(text)) is too large for the ledger"
    case .notADate(let text): "\(quoted(text)) is not a date, or not in the order of the other dates"
    case .noYear(let text): "\(quoted(text)) has no year; say it with --year"
    case .noDate: "there is an amount, but no date"
    case .debitAndCredit(let out, let into): "\(quoted(out)) goes out and \(quoted(into)) comes in on one row"
    case .signAgainstDirection(let text, let column): "the sign of \(quoted(text)) contradicts column \(quoted(column))"
    case .unknownDirection(let text): "\(quoted(text)) does not tell money out from money in"
    case .neutralDirection: "money goes neither out nor in"
    case .unknownCurrency(let text): "\(quoted(text)) is not the code of a currency"
    case .tooManyCells(let found, let expected):
      "\(found) cells where the header has \(expected); is a delimiter inside a text or number not quoted?"
    case .tooFewCells(let found, let expected):
      "the row has \(found) of \(expected) cells, and the amount is not among them; is a delimiter missing?"
    case .noAmount: "there is a date, but no amount"
    case .partsDoNotAddUp(let total, let parts): "the parts of the split add up to \(parts), not to \(total)"
    case .partsTooLarge(let total):
      "the parts of the split add up to more than the ledger can hold, not to \(total)"
    case .percentsDoNotAddUp: "the percents of the split do not add up to 100"
    case .tooManyParts(let most): "the split has more than \(most) parts, which no program makes"
    case .amountsBesidePercents: "some parts of the split are amounts and others percents"
    case .cutShort: "the file ends inside the movement"
    case .notInFormat(let text): "\(quoted(text)) is not built as the format says"
    }
  }

  /// Why a record is passed over.
  public static func reason(_ reason: SkippedRow.Reason) -> String {
    switch reason {
    case .pending: "not booked yet (--include-pending reads it)"
    case .cancelled: "declined or cancelled"
    case .balance: "states a balance"
    case .total: "states a total"
    case .header: "a second header"
    case .continuation: "continues the text of the row above"
    case .noAmount: "has no amount"
    case .neutral: "neither in nor out"
    case .investment: "moves securities, not money of the account"
    case .listEntry: "describes an account, category or security"
    case .text: "text, not a row"
    }
  }

  /// What a person should know.
  public static func sentence(_ warning: ImportWarning) -> String {
    switch warning {
    case .balanceBreak(let line, let stated, let expected):
      "line \(line): the balance \(stated) \(stated.currency.code) does not follow from the rows before it, which give \(expected)"
    case .closingBalance(let line, let account, let stated, let expected):
      "line \(line): the closing balance \(stated) \(stated.currency.code)\(account.map { " of \(quoted($0))" } ?? "") does not follow from the opening balance and the movements, which give \(expected)"
    case .cutShort(let line): "line \(line): the file ends in the middle, so that movements may be missing"
    case .undecodable(let line, let byte, let encoding):
      "line \(line): the byte 0x\(String(byte, radix: 16)) is no character in \(encoding.rawValue)"
    }
  }

  /// A text of the file in quotes, control characters taken out, and cut where it is long.
  static func quoted(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where clean.count < 60 {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: clean.append(" ")
      default: clean.append(scalar)
      }
    }
    return "\"" + String(clean) + (text.unicodeScalars.count > 60 ? "…" : "") + "\""
  }
}
