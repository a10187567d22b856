/// Why a whole file is refused. Values without text: ``ImportErrorSentence`` says them.
public enum ImportError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case emptyFile
  /// The file has no character but white space.
  case onlyBlank
  /// The file has bytes of value 0, so it is no text.
  case nulBytes(line: Int)
  /// The file is of a kind that has to be exported as text first.
  case notText(FileKind)
  /// The file is text, but of a kind that is not in columns and is not read.
  case notDelimited(TextFormat)
  /// XML that is not well formed from this line on.
  case malformedXML(line: Int)
  /// XML that declares entities, which no bank needs and attacks do.
  case declaredEntities(line: Int)
  /// XML with more elements inside each other than any statement.
  case nestedTooDeeply(line: Int, most: Int)
  /// The file is of a format that is read, but holds no statement of an account.
  case noStatement(FileFormat)
  /// A byte that the named encoding does not have.
  case undecodable(line: Int, byte: UInt8, encoding: TextEncoding)
  /// An option names an encoding, and the file is UTF-8, so that the names of its columns are garbled; `missing` are columns
  /// that options name and that were not found.
  case otherEncoding(given: TextEncoding, missing: [String])
  /// No record names the columns, and they cannot be told from their content.
  case noHeader
  /// An option names a delimiter that parts no line into names of columns, and another one does.
  case otherDelimiter(given: Character, found: Character)
  /// A line has more cells than any table of money.
  case tooManyColumns(line: Int, most: Int)
  /// There is no column of dates; `found` are the names of the columns.
  case noDateColumn(found: [String])
  /// The dates of a column have a day and a month and no year, and no option tells it.
  case noYear(column: String, example: String)
  /// There is no column of amounts; `found` are the names of the columns.
  case noAmountColumn(found: [String])
  /// Several columns could be the amount, and nothing settles which.
  case severalAmountColumns([String])
  /// Each number of the column can be read in two ways.
  case ambiguousDecimal(column: String, examples: [String])
  /// Each date of the column can be read in two ways.
  case ambiguousDateOrder(column: String, examples: [String])
  /// The meaning of the sign cannot be told.
  case ambiguousSign(column: String, SignDoubt)
  /// Columns that options name are not there; `nearest` are names that look like them, `found` are all names.
  case unknownColumns([String], nearest: [String], found: [String])
  /// An option gives the number of a column, and there are fewer.
  case noColumnOfNumber(String, width: Int)
  /// No reading fits all cells of a column: these do not fit.
  case badCells([RowProblem])
  /// The running balance was to prove the sign, but does not follow from the amounts.
  case balanceContradiction(line: Int)
  /// What was read of the file is lost, through no fault of its own.
  case temporaryFile(TemporaryFileError)
  /// The option names a delimiter that is no ASCII character.
  case unusableDelimiter(String)
}

/// Why the meaning of a sign cannot be told.
public enum SignDoubt: Hashable, Sendable {
  /// No amount has a sign.
  case noSign
  /// No amount has a sign, as far as the rows can be read; these cannot.
  case noSignBesideBadCells([RowProblem])
  /// A text such as PAYMENT RECEIVED stands beside money that the sign would make go out, or a salary likewise.
  case text(line: Int, String)
  /// Two columns hold the amounts, and nothing says which is money out.
  case unnamedColumns
  /// A column of money out has both signs.
  case mixedDebits(line: Int)
}

/// What settles the meaning of the signs of a file.
public enum SignProof: Hashable, Sendable {
  /// The amounts have both signs, or all are money out, and nothing speaks against it.
  case asWritten
  /// The option.
  case option
  /// A column of words or letters.
  case direction
  /// Columns for money out and money in.
  case columns
  /// A running balance.
  case balance
  /// A header that is known.
  case knownHeader
}
