import LedgerDomain
import TestSupport
import Testing

@testable import LedgerImport

struct RefusalTests {
  @Test func `an empty file is refused`() {
    #expect(refusal([]) == .emptyFile)
  }

  @Test(arguments: ["\n\n\r\n", "   \t\n", "\u{feff}", "\r"])
  func `a file of blank lines is refused`(_ file: String) {
    #expect(refusal(file) == .onlyBlank)
  }

  @Test func `a file of zeros is refused`() {
    #expect(refusal(Array(repeating: 0, count: 5000)) == .nulBytes(line: 1))
  }

  @Test func `a byte of value 0 is named by its line`() {
    #expect(refusal(Array("Date,Amount\n2026-02-01,-1\n2026\u{0}-02-02,-1\n".utf8)) == .nulBytes(line: 3))
  }

  @Test(
    arguments: [
      (FileKind.zip, [0x50, 0x4b, 0x03, 0x04, 0x14]), (.pdf, Array("%PDF-1.7\n".utf8)), (.gzip, [0x1f, 0x8b, 0x08]),
      (.compoundFile, [0xd0, 0xcf, 0x11, 0xe0, 0xa1]), (.sqlite, Array("SQLite format 3\u{0}".utf8)),
      (.image, [0x89, 0x50, 0x4e, 0x47, 0x0d]), (.bzip2, Array("BZh91AY&SY".utf8)),
      (.xz, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]), (.zstandard, [0x28, 0xb5, 0x2f, 0xfd, 0x04]),
      (.sevenZip, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), (.rar, Array("Rar!\u{1a}\u{07}\u{1}".utf8)),
      (.utf32, [0xff, 0xfe, 0x00, 0x00, 0x44, 0x00, 0x00, 0x00]), (.utf32, [0x00, 0x00, 0xfe, 0xff, 0x00, 0x00]),
    ] as [(FileKind, [UInt8])])
  func `a file that is no text is refused by its kind`(_ kind: FileKind, _ bytes: [UInt8]) {
    #expect(refusal(bytes) == .notText(kind))
  }

  @Test func `a text that begins like a bzip2 archive is read`() throws {
    #expect(try readings("BZh9,Date,Amount\nx,2026-02-01,-1.50\n") == ["2026-02-01 -1.50"])
  }

  @Test(arguments: [[0xff, 0xfe], []] as [[UInt8]])
  func `half a character at the end of UTF-16 is named, and never part of a number`(_ mark: [UInt8]) throws {
    let text = "Date,Payee,Amount\n2026-02-01,Shop,-1.50\n2026-02-02,Shop,-12.5"
    let pairs = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let found = try Statement(bytes: mark + pairs + [0x30], options: ReadingOptions(), defaultCurrency: currency("EUR"))
    #expect(found.warnings == [.undecodable(line: 3, byte: 0x30, encoding: .utf16LittleEndian)])
    #expect(found.problems.map(\.line) == [3])
  }

  @Test func `a header without rows is a statement without rows`() throws {
    let found = try statement("Date,Description,Amount\n")
    #expect(found.rowCount == 0)
    #expect(found.dates == nil)
    #expect(try rows(found) == [])
  }

  @Test func `a file without dates is refused with the columns that were found`() {
    #expect(refusal("Name,Amount\nShop,-1.50\n") == .noDateColumn(found: ["Name", "Amount"]))
  }

  @Test func `a file without amounts is refused with the columns that were found`() {
    #expect(refusal("Date,Name\n2026-02-01,Shop\n") == .noAmountColumn(found: ["Date", "Name"]))
  }

  @Test func `two columns of amounts with one name are refused`() throws {
    let file = "Datum;Betrag;Währung;Betrag;Währung\n01.02.2026;-1,00;USD;-0,90;EUR\n02.02.2026;5,00;USD;4,50;EUR\n"
    #expect(refusal(file) == .severalAmountColumns(["2", "4"]))
    let options = ReadingOptions(columns: [.amount: "4"])
    #expect(try readings(file, options) == ["2026-02-01 -0.90", "2026-02-02 4.50"])
  }

  @Test func `a line of a million cells is refused as wider than any table`() {
    #expect(refusal(String(repeating: "a,", count: 1_000_000)) == .tooManyColumns(line: 1, most: 1000))
  }

  @Test func `a text is refused`() {
    #expect(refusal("Dear customer,\nthis is a letter.\nYours, the bank\n") == .noHeader)
  }

  @Test func `a column that is not there is refused with the nearest names`() {
    let error = refusal(
      "Date,Description,Amount\n2026-02-01,Shop,-1\n", ReadingOptions(columns: [.payee: "Descripton"]))
    #expect(
      error
        == .unknownColumns(["Descripton"], nearest: ["Description"], found: ["Date", "Description", "Amount"]))
  }

  @Test func `a name that looks like no column is refused with the names there are`() {
    let error = refusal("Date,Description,Amount\n2026-02-01,Shop,-1\n", ReadingOptions(columns: [.payee: "Zuva"]))
    #expect(
      error == .unknownColumns(["Zuva"], nearest: [], found: ["Date", "Description", "Amount"]))
  }

  @Test(
    arguments: ["When,What,Sum\n2026-02-01,Shop,-1.50\n", "When,What,Sum\nyesterday,Shop,-1.50\n", "When,What,Sum\n"],
    [nil, ";", ","] as [Character?])
  func `a missing column is named whatever the rows hold and whatever delimiter is given`(
    _ file: String, _ delimiter: Character?
  ) {
    let options = ReadingOptions(columns: [.amount: "Betrag", .date: "Wen"], delimiter: delimiter)
    #expect(
      refusal(file, options)
        == .unknownColumns(["Wen", "Betrag"], nearest: ["When"], found: ["When", "What", "Sum"]))
  }

  @Test func `a delimiter that divides nothing is refused with the one that does`() {
    let file = "Date,Payee,Amount\n2026-02-01,Shop,-1.50\n"
    #expect(refusal(file, ReadingOptions(delimiter: ";")) == .otherDelimiter(given: ";", found: ","))
    #expect(
      refusal(file, ReadingOptions(columns: [.amount: "Amount"], delimiter: ";"))
        == .otherDelimiter(given: ";", found: ","))
    #expect(refusal("Dear customer\nthis is a letter\n", ReadingOptions(delimiter: ";")) == .noHeader)
  }

  @Test(arguments: ["0", "4", "50", "99999999999999999999"], ColumnRole.allCases)
  func `the number of a column beyond the width of the file is refused`(_ number: String, _ role: ColumnRole) {
    let options = ReadingOptions(columns: [role: number])
    let rows = "2026-02-01,Shop,-1.50\n2026-02-02,Kiosk,2.50\n"
    #expect(refusal("Date,Description,Amount\n" + rows, options) == .noColumnOfNumber(number, width: 3))
    #expect(refusal(rows, options) == .noColumnOfNumber(number, width: 3))
  }

  @Test(arguments: FormatCase.all)
  func `text of a kind that is not read is refused by its format`(_ sample: FormatCase) {
    #expect(refusal(sample.file) == .notDelimited(sample.format))
    #expect(refusal("\u{feff}\r\n" + sample.file) == .notDelimited(sample.format))
  }

  @Test func `a table whose cells look like other formats is read`() throws {
    let file = "Date,Payee,Amount\n2026-02-01,<html>,-1.50\n2026-02-02,{\"a\": 1},-2.50\n2026-02-03,!Type:Bank,-3\n"
    #expect(try readings(file).count == 3)
  }

  @Test func `a delimiter that is no ASCII character is refused`() {
    #expect(refusal("Date,Amount\n", ReadingOptions(delimiter: "€")) == .unusableDelimiter("€"))
  }

  @Test func `a byte that the named encoding does not have is refused with its line`() {
    let bytes = Array("Date,Payee,Amount\n2026-02-01,Caf".utf8) + [0xe9] + Array(",-1\n".utf8)
    #expect(refusal(bytes, ReadingOptions(encoding: .utf8)) == .undecodable(line: 2, byte: 0xe9, encoding: .utf8))
  }
}

/// The beginning of a file that is not in columns.
struct FormatCase: CustomTestStringConvertible, Sendable {
  let format: TextFormat
  let file: String

  var testDescription: String { "\(format): \(file.prefix(30))" }

  static let all = [
    FormatCase(format: .xml, file: "<?xml version=\"1.0\"?>\n<statement><row date=\"2026-02-01\"/></statement>"),
    FormatCase(format: .html, file: "<!DOCTYPE html>\n<html><body><table><tr><td>2026-02-01</td></tr></table>"),
    FormatCase(format: .html, file: "<html xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><head>"),
    FormatCase(format: .html, file: "<TABLE border=1><TR><TD>Date</TD></TR>"),
    FormatCase(format: .json, file: "{\"transactions\": [{\"date\": \"2026-02-01\"}]}"),
    FormatCase(format: .json, file: "[\n  {\"date\": \"2026-02-01\", \"amount\": -1.5}\n]\n"),
  ]
}

/// Each refusal, and what its sentence has to say.
struct SentenceCase: CustomTestStringConvertible, Sendable {
  let error: ImportError
  let parts: [String]

  var testDescription: String { "\(error)" }

  static let all = [
    SentenceCase(error: .emptyFile, parts: ["empty"]),
    SentenceCase(error: .onlyBlank, parts: ["blank"]),
    SentenceCase(error: .nulBytes(line: 3), parts: ["line 3", "no text"]),
    SentenceCase(error: .notText(.pdf), parts: ["PDF", "CSV"]),
    SentenceCase(error: .notText(.utf32), parts: ["UTF-32", "save it as UTF-8"]),
    SentenceCase(
      error: .undecodable(line: 2, byte: 0xe9, encoding: .utf8), parts: ["line 2", "0xe9", "utf-8", "--encoding"]),
    SentenceCase(
      error: .otherEncoding(given: .windows1252, missing: ["Käufer"]),
      parts: ["no column \"Käufer\"", "--encoding windows-1252", "UTF-8"]),
    SentenceCase(error: .otherEncoding(given: .windows1252, missing: []), parts: ["--encoding windows-1252", "UTF-8"]),
    SentenceCase(error: .noYear(column: "Date", example: "03/11"), parts: ["Date", "03/11", "--year"]),
    SentenceCase(error: .noHeader, parts: ["--column date="]),
    SentenceCase(error: .noDateColumn(found: ["Name"]), parts: ["Name", "--column date="]),
    SentenceCase(error: .noAmountColumn(found: ["Date"]), parts: ["Date", "--column amount="]),
    SentenceCase(error: .severalAmountColumns(["3", "4"]), parts: ["\"3\"", "\"4\"", "--column amount="]),
    SentenceCase(
      error: .ambiguousDecimal(column: "Betrag", examples: ["1.000"]), parts: ["Betrag", "1.000", "--decimal point"]),
    SentenceCase(
      error: .ambiguousDateOrder(column: "Date", examples: ["03/04/2024"]),
      parts: ["Date", "03/04/2024", "--date-format dmy"]),
    SentenceCase(error: .ambiguousSign(column: "Amount", .noSign), parts: ["Amount", "--sign as-written"]),
    SentenceCase(
      error: .ambiguousSign(column: "Amount", .text(line: 3, "PAYMENT")),
      parts: ["line 3", "PAYMENT", "--sign inverted"]),
    SentenceCase(error: .ambiguousSign(column: "3", .unnamedColumns), parts: ["--column debit=3"]),
    SentenceCase(error: .ambiguousSign(column: "Debit", .mixedDebits(line: 3)), parts: ["line 3", "--sign"]),
    SentenceCase(
      error: .unknownColumns(["Amont"], nearest: ["Amount"], found: ["Date", "Amount"]),
      parts: ["Amont", "Did you mean", "Amount"]),
    SentenceCase(
      error: .unknownColumns(["Zuva"], nearest: [], found: ["Date", "Amount"]), parts: ["Zuva", "Date", "Amount"]),
    SentenceCase(error: .unknownColumns(["Zuva"], nearest: [], found: []), parts: ["Zuva", "--column date=1"]),
    SentenceCase(
      error: .unknownColumns(["Summe", "Tag"], nearest: ["Sum"], found: ["Date", "Sum"]),
      parts: ["no columns \"Summe\", \"Tag\"", "Did you mean \"Sum\"? The columns are \"Date\", \"Sum\""]),
    SentenceCase(error: .otherDelimiter(given: "\t", found: ";"), parts: ["by \";\" and not by tab", "--delimiter"]),
    SentenceCase(
      error: .temporaryFile(TemporaryFileError(folder: "/tmp", errno: 5)), parts: ["/tmp", "cannot be read back"]),
    SentenceCase(error: .noColumnOfNumber("50", width: 3), parts: ["no column 50", "has 3"]),
    SentenceCase(error: .tooManyColumns(line: 4, most: 1000), parts: ["line 4", "1000", "--delimiter"]),
    SentenceCase(error: .notDelimited(.html), parts: ["HTML", "CSV", "OFX", "CAMT"]),
    SentenceCase(error: .malformedXML(line: 7), parts: ["line 7", "XML", "again"]),
    SentenceCase(error: .declaredEntities(line: 2), parts: ["line 2", "entities"]),
    SentenceCase(error: .nestedTooDeeply(line: 2, most: 100), parts: ["line 2", "100"]),
    SentenceCase(error: .noStatement(.ofx), parts: ["OFX", "no statement", "export"]),
    SentenceCase(
      error: .badCells([RowProblem(line: 3, column: "Amount", reason: .notANumber("x"))]),
      parts: ["line 3", "\"Amount\"", "\"x\""]),
    SentenceCase(error: .balanceContradiction(line: 7), parts: ["line 7", "--sign"]),
    SentenceCase(error: .unusableDelimiter("€"), parts: ["€", "ASCII"]),
  ]
}

struct SentenceTests {
  @Test(arguments: SentenceCase.all)
  func `a refusal says what, where and what to do`(_ sample: SentenceCase) {
    let sentence = ImportErrorSentence.sentence(sample.error)
    for part in sample.parts { #expect(sentence.contains(part)) }
    #expect(!sentence.hasSuffix("."))
  }

  @Test(arguments: [
    RowProblem.Reason.notANumber("x"), .otherNotation("1,5"), .tooManyDecimals("1.234", .usd), .tooLarge("9"),
    .notADate("x"), .noYear("14 Mar"), .noDate, .debitAndCredit("1", "2"), .signAgainstDirection("1", "D/C"),
    .unknownDirection("x"), .neutralDirection, .unknownCurrency("XYZ"), .tooManyCells(found: 4, expected: 3),
    .tooFewCells(found: 2, expected: 3), .noAmount, .cutShort, .notInFormat("x"),
    .partsDoNotAddUp(total: .zero(.usd), parts: .zero(.usd)),
  ])
  func `a problem of a row has its line and column in front`(_ reason: RowProblem.Reason) {
    let sentence = RowSentence.sentence(RowProblem(line: 17, column: "Amount", reason: reason))
    #expect(sentence == "line 17, column \"Amount\": \(RowSentence.reason(reason))")
    #expect(!RowSentence.reason(reason).isEmpty)
  }

  @Test func `control characters of a file do not reach a sentence`() {
    let sentence = RowSentence.reason(.notANumber("\u{1b}[31mred\u{7}\u{202e}x"))
    #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202e })
  }

  @Test(arguments: [
    SkippedRow.Reason.pending, .cancelled, .balance, .total, .header, .continuation, .noAmount, .neutral, .text,
    .investment,
    .listEntry,
  ])
  func `each reason for passing over a row has words of its own`(_ reason: SkippedRow.Reason) {
    let all: [SkippedRow.Reason] = [
      .pending, .cancelled, .balance, .total, .header, .continuation, .noAmount, .neutral, .text,
      .investment, .listEntry,
    ]
    let others = all.filter { $0 != reason }.map { RowSentence.reason($0) }
    #expect(!others.contains(RowSentence.reason(reason)))
  }
}
