/// Turns each refusal into a sentence: what, where, what to do.
public enum ImportErrorSentence {
  /// The sentence for a refusal. It begins with a small letter, to stand behind the name of the file.
  public static func sentence(_ error: ImportError) -> String {
    switch error {
    case .emptyFile: "the file is empty"
    case .onlyBlank: "the file holds nothing but blank lines"
    case .nulBytes(let line): "the file is no text: line \(line) holds a byte of value 0"
    case .notText(.utf32): "the file is UTF-32, which is not read; save it as UTF-8"
    case .notText(let kind):
      "the file is a \(kind.rawValue), not text; export it as CSV from the program or bank it comes from"
    case .notDelimited(.json):
      "the file is JSON, which is not read as a statement; export it as CSV, OFX or CAMT from the program or bank it comes from. "
        + "The export of a whole ledger is read with --all"
    case .notDelimited(let format):
      "the file is \(format.rawValue), which is not read; export it as CSV, OFX or CAMT from the program or bank it comes from"
    case .malformedXML(let line): "the XML is damaged at line \(line), or the file is cut short; export it again"
    case .declaredEntities(let line):
      "line \(line) declares XML entities, which no statement needs; the file is not read for safety"
    case .nestedTooDeeply(let line, let most):
      "line \(line) has more than \(most) XML elements inside each other, which no statement has"
    case .noStatement(let format):
      "the file is \(format.rawValue.uppercased()), but holds no statement of an account; export the movements of an account"
    case .undecodable(let line, let byte, let encoding):
      "line \(line) holds the byte \(hex(byte)), which is no character in \(encoding.rawValue), so that --encoding \(encoding.rawValue) does not fit; leave it out, or name another one"
    case .otherEncoding(let given, let missing):
      (missing.isEmpty
        ? "" : (missing.count == 1 ? "there is no column " : "there are no columns ") + list(missing) + "; ")
        + "--encoding \(given.rawValue) does not fit: the file is UTF-8, and names of its columns come out garbled; leave it out"
    case .noHeader:
      "no line names the columns, and they cannot be told from what they hold; name them by number, such as --column date=1 --column amount=3"
    case .otherDelimiter(let given, let found):
      "the cells are divided by \(word(found)) and not by \(word(given)), so that --delimiter \(word(given)) does not fit; leave it out, or give the right one"
    case .tooManyColumns(let line, let most):
      "line \(line) has more than \(most) cells, and files with more than \(most) columns are not read; is it a table of money, and its delimiter right (--delimiter)?"
    case .noDateColumn(let found):
      "no column of dates was found\(among(found)); name it, such as --column date=NAME"
    case .noYear(let column, let example):
      "the dates of column \(quoted(column)) have no year, such as \(quoted(example)); say it with --year, such as --year 2026"
    case .noAmountColumn(let found):
      "no column of amounts was found\(among(found)); name it, such as --column amount=NAME, or --column debit=NAME --column credit=NAME"
    case .severalAmountColumns(let names):
      "several columns may be the amount: \(list(names)); name it, such as --column amount=NAME"
    case .ambiguousDecimal(let column, let examples):
      "the numbers of column \(quoted(column)) can be read in two ways, such as \(list(examples)); say which mark begins the decimals: --decimal point or --decimal comma"
    case .ambiguousDateOrder(let column, let examples):
      "the dates of column \(quoted(column)) can be read in two ways, such as \(list(examples)); say the order: --date-format dmy, mdy or ymd"
    case .ambiguousSign(let column, let doubt): sentence(column: column, doubt)
    case .unknownColumns(let names, let nearest, let found):
      (names.count == 1 ? "there is no column " : "there are no columns ") + list(names) + otherColumns(nearest, found)
    case .noColumnOfNumber(let number, let width):
      "there is no column \(number): the file has \(width), and the first is 1"
    case .badCells(let problems):
      "no one way of reading fits the whole column: "
        + problems.prefix(5).map(RowSentence.sentence).joined(separator: "; ")
    case .balanceContradiction(let line):
      "the amounts do not lead to the balance that line \(line) states, so the meaning of the signs is not proved; say it with --sign as-written or --sign inverted"
    case .temporaryFile(let error):
      "what was read is lost, because a temporary file in \(quoted(error.folder)) cannot be read back (error \(error.errno))"
    case .unusableDelimiter(let text): "\(quoted(text)) cannot be a delimiter; use one ASCII character"
    }
  }

  private static func sentence(column: String, _ doubt: SignDoubt) -> String {
    let options = "say it with --sign as-written (minus is money out) or --sign inverted (plus is money out)"
    switch doubt {
    case .noSign:
      return "no amount of column \(quoted(column)) has a sign, so money out cannot be told from money in; \(options)"
    case .noSignBesideBadCells(let problems):
      let cells = problems.prefix(5).map(RowSentence.sentence).joined(separator: "; ")
      return "\(cells); and \(sentence(column: column, .noSign))"
    case .text(let line, let text):
      return
        "line \(line) has \(quoted(text)) beside a negative amount, so the sign of column \(quoted(column)) is doubtful; \(options)"
    case .unnamedColumns:
      return
        "two columns hold amounts, and nothing says which is money out; name them, such as --column debit=\(column) --column credit=NUMBER"
    case .mixedDebits(let line):
      return "column \(quoted(column)) has amounts with and without a minus, first on line \(line); \(options)"
    }
  }

  private static func otherColumns(_ nearest: [String], _ found: [String]) -> String {
    let question = nearest.isEmpty ? "; " : ". Did you mean \(nearest.map(quoted).joined(separator: " or "))? "
    if !found.isEmpty { return "\(question)\(nearest.isEmpty ? "the" : "The") columns are \(list(found))" }
    return "; no line names the columns, so give their numbers, such as --column date=1"
  }

  private static func among(_ names: [String]) -> String { names.isEmpty ? "" : " among \(list(names))" }

  private static func list(_ texts: [String]) -> String {
    texts.prefix(12).map(quoted).joined(separator: ", ") + (texts.count > 12 ? " …" : "")
  }

  private static func word(_ delimiter: Character) -> String { delimiter == "\t" ? "tab" : quoted(String(delimiter)) }

  private static func quoted(_ text: String) -> String { RowSentence.quoted(text) }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
