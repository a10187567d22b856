internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport

/// What a person says about a file that does not tell it itself.
struct ReadingArguments: ParsableArguments {
  @Option(
    help: "A column of the file for a role, by its header or its number.", valueName: "role=name")
  var column: [String] = []
  @Option(help: "The order of dates: dmy, mdy, ymd, or a pattern such as dd.MM.yyyy.", valueName: "format")
  var dateFormat: String?
  @Option(help: "The decimal mark of numbers.") var decimal: DecimalMark?
  @Option(help: "The character between two cells, or tab.", valueName: "character") var delimiter: String?
  @Option(help: "How the bytes stand for characters, such as utf-8 or windows-1252.", valueName: "name")
  var encoding: String?
  @Option(help: "The currency of rows that state none; else the account's.", valueName: "code") var currency: Currency?
  @Option(help: "Whether a minus in the file is money out (as-written) or money in (inverted).") var sign:
    SignConvention?
  @Option(help: "The year of dates that have none.") var year: Int?
  @Flag(help: "Import rows that the bank has only announced as well.") var includePending = false
  @Flag(help: "Make categories that the file names and the ledger does not know.") var createCategories = false

  func validate() throws { _ = try options() }

  /// The options of the reader.
  func options() throws -> ReadingOptions {
    ReadingOptions(
      columns: try columns(), dateFormat: try dateFormat.map(ReadingArguments.format), decimalMark: decimal,
      delimiter: try delimiter.map(ReadingArguments.delimiter), encoding: try encoding.map(ReadingArguments.encoding),
      currency: currency, sign: sign, year: try year.map(ReadingArguments.year), includePending: includePending,
      createsCategories: createCategories)
  }

  private func columns() throws -> [ColumnRole: String] {
    var columns: [ColumnRole: String] = [:]
    for word in column {
      guard let mark = word.firstIndex(of: "="), let role = ColumnRole(rawValue: String(word[..<mark])),
        word.index(after: mark) != word.endIndex
      else {
        throw CommandLineError.invalidValue(
          argument: "--column", value: word,
          reason: "it has not the form ROLE=NAME with a role out of "
            + ColumnRole.allCases.map(\.rawValue).joined(separator: ", "))
      }
      guard columns.updateValue(String(word[word.index(after: mark)...]), forKey: role) == nil else {
        throw CommandLineError.invalidValue(argument: "--column", value: word, reason: "the role is given twice")
      }
    }
    return columns
  }

  private static func format(_ text: String) throws -> DateFormat {
    guard let format = DateFormat(text) else {
      throw CommandLineError.invalidValue(
        argument: "--date-format", value: text, reason: "it is neither dmy, mdy, ymd nor a pattern such as dd.MM.yyyy")
    }
    return format
  }

  private static func delimiter(_ text: String) throws -> Character {
    if text == "tab" || text == "\\t" { return "\t" }
    guard text.count == 1, let character = text.first, character.isASCII, !character.isLetter, !character.isNumber,
      character != "\"", !character.isNewline
    else {
      throw CommandLineError.invalidValue(
        argument: "--delimiter", value: text, reason: "it is no single character such as , ; | or tab")
    }
    return character
  }

  private static func encoding(_ text: String) throws -> TextEncoding {
    guard let encoding = TextEncoding(name: text) else {
      throw CommandLineError.invalidValue(
        argument: "--encoding", value: text, reason: "it is no known encoding",
        allowedValues: TextEncoding.allCases.map(\.rawValue))
    }
    return encoding
  }

  private static func year(_ number: Int) throws -> Int {
    guard (1900...9999).contains(number) else {
      throw CommandLineError.invalidValue(argument: "--year", value: "\(number)", reason: "it is no year such as 2026")
    }
    return number
  }
}
