/// What the cells of one column look like, over a sample of records.
struct ColumnProfile {
  /// Cells that are not blank.
  var filled = 0
  /// Cells that are dates with a year, or with the name of a month.
  var dates = 0
  /// Dates with a year of two digits and no name of a month, which sort codes and numbers of versions look like.
  var shortDates = 0
  /// Cells that are numbers.
  var numbers = 0
  /// Numbers that have a mark, a sign or a currency, so that they are more than a count or an id.
  var moneyLike = 0
  /// Numbers with a minus.
  var negatives = 0
  /// Numbers with a plus.
  var pluses = 0
  /// Cells that are numbers, or are meant to be: no dates, and with more digits than letters.
  var figures = 0
  /// Cells that are the code or name of a currency.
  var currencies = 0
  /// Cells that have the form of such a code, whether or not there is a currency with it.
  var codes = 0
  /// Cells that say "out".
  var outs = 0
  /// Cells that say "in".
  var ins = 0
  /// Cells that say that money goes neither out nor in.
  var neutrals = 0
  /// The bytes of all cells.
  var length = 0
  /// Cells with more letters than digits.
  var words = 0

  /// Whether all cells that are not blank say the same.
  var isConstant = true
  private var firstHash: UInt64?

  /// Takes in a cell.
  mutating func take(_ bytes: SourceBytes, _ cell: Cell, _ hints: DateHints = DateHints()) {
    if bytes.isBlank(cell) {
      takeDirection(bytes, cell)
      return
    }
    filled += 1
    let whole = bytes.content(cell)
    length += whole.count
    // What a text begins with is enough to tell what it is.
    let content = whole.lowerBound..<min(whole.upperBound, whole.lowerBound + 200)
    let digits = content.reduce(0) { bytes.digit(at: $1) == nil ? $0 : $0 + 1 }
    let letters = content.reduce(0) { bytes[$1] >= 0x80 || (bytes[$1] | 0x20) >= 0x61 ? $0 + 1 : $0 }
    if letters > digits, letters >= 3 { words += 1 }
    let date = ColumnProfile.date(bytes, cell, hints)
    let isDate = date != nil
    if let date {
      dates += 1
      if date.isShort { shortDates += 1 }
    }
    if (3...5).contains(whole.count), whole.allSatisfy({ (0x41...0x5a).contains(bytes[$0]) }) { codes += 1 }
    if !isDate, digits > letters { figures += 1 }
    if let number = NumberLexer.lex(bytes, cell), !number.notations.isEmpty {
      numbers += 1
      if number.markCount > 0 || number.sign != .none || number.currencyMark != nil { moneyLike += 1 }
      if number.sign == .minus { negatives += 1 }
      if number.sign == .plus { pluses += 1 }
    } else if whole.count <= 24 {
      if CurrencyMark(bytes.text(whole)) != nil { currencies += 1 }
      takeDirection(bytes, cell)
    }
    let hash = bytes[content].reduce(UInt64(17 + whole.count)) { ($0 &* 31) ^ UInt64($1) }
    if let firstHash, firstHash != hash { isConstant = false }
    firstHash = hash
  }

  private mutating func takeDirection(_ bytes: SourceBytes, _ cell: Cell) {
    let range = bytes.trimmed(cell.range)
    guard !range.isEmpty, range.count <= 24 else { return }
    switch DirectionWords.meaning(of: bytes.text(range)) {
    case .out: outs += 1
    case .in: ins += 1
    case .neutral: neutrals += 1
    case nil: break
    }
  }

  /// Whether a cell is a date that no number is.
  static func isDate(_ bytes: SourceBytes, _ cell: Cell, _ hints: DateHints = DateHints()) -> Bool {
    date(bytes, cell, hints) != nil
  }

  private static func date(_ bytes: SourceBytes, _ cell: Cell, _ hints: DateHints) -> DateCell? {
    guard let date = DateLexer.lex(bytes, cell, compact: hints.compactOrder),
      date.third != nil || date.first.isName || date.second.isName || hints.hasYear
    else { return nil }
    return date.isDay(year: 2000) ? date : nil
  }

  /// Whether the column can be one of dates.
  var isDates: Bool { dates * 10 >= filled * 6 }
  /// Whether the column can be one of numbers.
  var isNumbers: Bool { numbers * 10 >= filled * 6 }
  /// Whether the column, if its name says so, is one of numbers, though many of them cannot be read.
  var isFigures: Bool { filled > 0 && figures * 10 >= filled * 6 }
  /// Whether the column can be one of currencies.
  var isCurrencies: Bool { currencies > 0 && currencies * 10 >= filled * 8 }
  /// Whether the column tells money out from money in.
  var isDirections: Bool {
    outs + ins > 0 && (outs + ins + neutrals) * 10 >= filled * 8
  }
}
