extension ReadingSettings {
  /// How a file was read: what a person gave, and what the file itself has proved.
  ///
  /// What the file left open is not there, although it was read in some way: whole amounts alone prove no decimal mark,
  /// and the next file decides it better. Columns of text are there where a role has one column alone: naming one of
  /// several would leave the others out.
  ///
  /// - Parameters:
  ///   - statement: what the file turned out to be.
  ///   - given: what a person said; it wins.
  public init(_ statement: DetectedFormat, given: ReadingOptions) {
    self.init()
    self[.encoding] = TextEncoding(name: statement.encoding)?.rawValue
    self[.delimiter] = statement.delimiter.flatMap(ReadingSettings.word)
    if statement.isDecimalProved { self[.decimal] = statement.decimal == "," ? "comma" : "point" }
    if statement.isDateOrderProved, let pattern = statement.dateFormat {
      self[.dateFormat] = DateFormat(ReadingSettings.day(of: pattern))?.text
    }
    if statement.signProof == .knownHeader {
      self[.sign] = (statement.isInverted ? SignConvention.inverted : .asWritten).rawValue
    }
    for column in statement.columns where ReadingSettings.canPin(column, of: statement) {
      values[ReadingSettings.key(of: column.role)] = column.name
    }
    values.merge(ReadingSettings(given).values) { $1 }
    if let header = statement.header { name(given.columns, after: header) }
  }

  /// Puts the name of a column in the place of the number that was given, where the header has one that tells it.
  private mutating func name(_ columns: [ColumnRole: String], after header: [String]) {
    for (role, text) in columns where !header.contains(text) {
      guard let number = Int(text), header.indices.contains(number - 1) else { continue }
      let folded = FoldedName.fold(header[number - 1])
      if header.count(where: { FoldedName.fold($0) == folded }) == 1, !folded.isEmpty {
        values[ReadingSettings.key(of: role)] = header[number - 1]
      }
    }
  }

  /// The settings that hold for the next file of the same bank as well. UTF-8 tells itself in any file, and one without
  /// any letter beyond ASCII has not proved it.
  public var lasting: ReadingSettings {
    var lasting = self
    if self[.encoding] == TextEncoding.utf8.rawValue { lasting[.encoding] = nil }
    return lasting
  }

  /// The word for a delimiter that was found; nil for the colon of lines with a label and a value, which is none.
  private static func word(forDelimiter text: String) -> String? {
    if text == "\t" { return "tab" }
    return text == ":" ? nil : delimiter(text).map(String.init)
  }

  /// A pattern without its time.
  private static func day(of pattern: String) -> String {
    var day = pattern.prefix { !"HhT'".contains($0) }
    while day.last == " " { day.removeLast() }
    return String(day)
  }

  /// Whether naming the column reads the file in the same way as leaving it to the file.
  private static func canPin(_ column: DetectedFormat.Column, of statement: DetectedFormat) -> Bool {
    let folded = FoldedName.fold(column.name)
    if let header = statement.header, header.count(where: { FoldedName.fold($0) == folded }) > 1 { return false }
    switch column.role {
    // A fee that is named is taken off, one that is found only where the balance proves it.
    case .fee: return false
    // Two columns without telling names, which the amounts told apart: their names would say nothing, or the contrary.
    case .debit, .credit: return statement.signProof != .balance && statement.signProof != .asWritten
    // Whether a column holds the own account is told by what all its cells hold; one that is named is believed.
    case .account: return false
    // Without a header texts are told by what all columns together hold.
    case .payee, .payer, .description, .note, .status, .reference, .category:
      return column.isOnly && statement.header != nil
    default: return column.isOnly
    }
  }
}
