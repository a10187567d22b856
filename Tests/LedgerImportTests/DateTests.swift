import LedgerDomain
import LedgerImport
import Testing

/// A column of dates, and the days that it has to be read as.
struct DateColumn: CustomTestStringConvertible, Sendable {
  let cells: [String]
  let days: [String]
  var pattern: String?
  var options = ReadingOptions()

  var testDescription: String { cells.joined(separator: " | ") }

  /// A file with the cells as its dates.
  var file: String { "Date;Text;Amount\n" + cells.map { "\"\($0)\";x;-1\n" }.joined() }

  static let readable = [
    DateColumn(cells: ["2026-02-01", "2026-12-31"], days: ["2026-02-01", "2026-12-31"], pattern: "yyyy-MM-dd"),
    DateColumn(cells: ["01/02/2026", "13/02/2026"], days: ["2026-02-01", "2026-02-13"], pattern: "dd/MM/yyyy"),
    DateColumn(cells: ["02/01/2026", "02/13/2026"], days: ["2026-02-01", "2026-02-13"], pattern: "MM/dd/yyyy"),
    DateColumn(cells: ["01.02.2026", "02.02.2026"], days: ["2026-02-01", "2026-02-02"], pattern: "dd.MM.yyyy"),
    DateColumn(cells: ["1.2.26", "12.2.26"], days: ["2026-02-01", "2026-02-12"], pattern: "d.M.yy"),
    DateColumn(cells: ["20260201", "20261231"], days: ["2026-02-01", "2026-12-31"], pattern: "yyyyMMdd"),
    DateColumn(cells: ["01022026", "13022026"], days: ["2026-02-01", "2026-02-13"], pattern: "ddMMyyyy"),
    DateColumn(cells: ["2026/2/1", "2026/12/31"], days: ["2026-02-01", "2026-12-31"]),
    DateColumn(cells: ["2012:05:14"], days: ["2012-05-14"]),
    DateColumn(cells: ["2019.04.29."], days: ["2019-04-29"]),
    DateColumn(cells: ["2026年02月01日"], days: ["2026-02-01"]),
    DateColumn(cells: ["28 Feb 18", "1 Mar 18"], days: ["2018-02-28", "2018-03-01"]),
    DateColumn(cells: ["22-Dec-2019", "04-APR-23"], days: ["2019-12-22", "2023-04-04"]),
    DateColumn(cells: ["Jan 28, 2019", "February 3, 2019"], days: ["2019-01-28", "2019-02-03"]),
    DateColumn(cells: ["3. März 2026", "4. Dez. 2026"], days: ["2026-03-03", "2026-12-04"]),
    DateColumn(cells: ["3 de enero de 2026"], days: ["2026-01-03"]),
    DateColumn(cells: ["12 août 2026", "13 févr. 2026"], days: ["2026-08-12", "2026-02-13"]),
    DateColumn(cells: ["Mon, 2 Feb 2026", "Di 03.02.2026"], days: ["2026-02-02", "2026-02-03"]),
    DateColumn(cells: ["2026-02-01T23:59:59Z", "2026-02-02T00:00:00+02:00"], days: ["2026-02-01", "2026-02-02"]),
    DateColumn(cells: ["28.06.2025 16:30:15", "01.07.2025 08:00"], days: ["2025-06-28", "2025-07-01"]),
    DateColumn(cells: ["6/23/2024 10:00 AM", "7/4/2024 1:00 PM"], days: ["2024-06-23", "2024-07-04"]),
    DateColumn(cells: ["04/17/2023 as of 04/16/2023"], days: ["2023-04-17"]),
    DateColumn(cells: ["=\"\"01.02.2024\"\"", "'02.02.2024'"], days: ["2024-02-01", "2024-02-02"]),
    DateColumn(cells: ["03/03/2026", "04/04/2026"], days: ["2026-03-03", "2026-04-04"]),
    DateColumn(cells: ["31/12/99", "01/01/00"], days: ["1999-12-31", "2000-01-01"]),
    DateColumn(
      cells: ["30/03/2026", "01/04/2026", "02/05/2026"], days: ["2026-03-30", "2026-04-01", "2026-05-02"]),
    DateColumn(
      cells: ["09/04/2026", "10/04/2026", "01/05/2026", "02/05/2026"],
      days: ["2026-04-09", "2026-04-10", "2026-05-01", "2026-05-02"]),
    DateColumn(cells: ["01/02/2026"], days: ["2026-02-01"], options: ReadingOptions(dateFormat: .dmy)),
    DateColumn(cells: ["01/02/2026"], days: ["2026-01-02"], options: ReadingOptions(dateFormat: .mdy)),
    DateColumn(cells: ["24-03-14"], days: ["2024-03-14"], options: ReadingOptions(dateFormat: .ymd)),
    DateColumn(cells: ["140324"], days: ["2024-03-14"], options: ReadingOptions(dateFormat: DateFormat("ddMMyy"))),
    DateColumn(cells: ["14 Mar", "15 Mar"], days: ["2026-03-14", "2026-03-15"], options: ReadingOptions(year: 2026)),
    DateColumn(cells: ["14.03.", "15.03."], days: ["2026-03-14", "2026-03-15"], options: ReadingOptions(year: 2026)),
  ]

  static let ambiguous = [
    DateColumn(cells: ["03/04/2024", "03/05/2024"], days: []),
    DateColumn(cells: ["24-03-14", "24-03-15"], days: []),
    DateColumn(cells: ["01-02-2026"], days: []),
  ]
}

struct DateTests {
  @Test(arguments: DateColumn.readable)
  func `one order is proved for the whole column`(_ column: DateColumn) throws {
    let statement = try statement(column.file, column.options)
    #expect(statement.problems == [])
    #expect(try rows(statement).map(\.date.description) == column.days)
    if let pattern = column.pattern { #expect(statement.detected.dateFormat == pattern) }
  }

  @Test(arguments: DateColumn.ambiguous)
  func `dates that can be read in two ways are refused`(_ column: DateColumn) {
    #expect(refusal(column.file) == .ambiguousDateOrder(column: "Date", examples: column.cells))
  }

  @Test func `a second column of dates decides where the first cannot`() throws {
    let file = "Date;Value date;Amount\n03/04/2024;02/04/2024;-1\n05/04/2024;28/03/2024;-2\n"
    #expect(try readings(file) == ["2024-04-03 -1.00", "2024-04-05 -2.00"])
  }

  @Test func `the period in front of the header decides where the dates cannot`() throws {
    let file = "Account;12 34\nPeriod;from 01/04/2024 - 30/04/2024\nDate;Amount\n03/04/2024;-1\n05/04/2024;-2\n"
    #expect(try readings(file) == ["2024-04-03 -1.00", "2024-04-05 -2.00"])
  }

  @Test func `a purchase in the text, written with points, decides where it lies a few days before`() throws {
    let statement = try statement("Date,Text,Amount\n08/09/2021,CARD 07.09.21 SHOP,-1\n")
    #expect(try rows(statement).first?.date.description == "2021-09-08")
    #expect(statement.detected.dateDecidedAtLine == 2)
  }

  @Test(arguments: [
    ("Trans. Date,Post Date,Description,Amount,Category\n10/03/2023,10/04/2023,SHOP,9.30,Merchandise\n", "2023-10-03"),
    ("Number,Date,Account,Amount,Subcategory,Memo\n1,10/03/2023,20,-9.30,PAYMENT,SHOP\n", "2023-03-10"),
  ])
  func `a header that is known to belong to one country decides`(_ file: String, day: String) throws {
    #expect(try rows(try statement(file)).map(\.date.description) == [day])
  }

  @Test(arguments: [
    // Times of day, sort codes and telephone numbers are no dates, in front of the header or beside the dates.
    "Id,Date,Time,Name,Amount\n1,03/04/2024,10:15:30,Shop,-1\n2,05/04/2024,11:20:25,Shop,-2\n",
    "Exported at 10:15:30\nDate,Name,Amount\n03/04/2024,Shop,-1\n",
    "Sort code,04-29-09\nDate,Name,Amount\n03/04/2024,Shop,-1\n",
    "Sort code,04-29-09\nDate,Name,Amount\n03-04-24,Shop,-1\n",
    "Account,01-15-1234\nDate,Name,Amount\n03-04-2024,Shop,-1\n",
    "Tel. 01-23-4567\nDate,Name,Amount\n03-04-2024,Shop,-1\n",
    // A booking a day later is one a month later with day and month changed: cards settled on one day, instalments, loans.
    "Data operazione;Data valuta;Importo\n03/03/2024;10/04/2024;-1\n07/03/2024;10/04/2024;-2\n10/03/2024;10/04/2024;-3\n",
    "Data da compra;Data;Valor\n10/05/2024;10/06/2024;-1\n10/04/2024;10/06/2024;-2\n",
    "Invoice date,Due date,Customer,Amount\n03/04/2024,03/05/2024,A,-1\n05/04/2024,05/05/2024,B,-2\n",
    "10/03/2024,10/04/2024,x,-1\n11/03/2024,11/04/2024,y,-2\n",
    // Mandates, contracts, invoices and periods have dates too.
    "Date,Text,Amount\n05/02/2024,GYM MANDATE OF 05/01/2024,-1\n05/03/2024,GYM MANDATE OF 05/01/2024,-1\n",
    "Date,Text,Amount\n01/04/2024,RATA PRESTITO DEL 02.01.2024,-1\n01/05/2024,RATA PRESTITO DEL 02.01.2024,-1\n",
    "Date,Text,Amount\n01/04/2024,FEE CONTRACT 2024-01-01,-1\n01/07/2024,FEE CONTRACT 2024-01-01,-1\n",
    "Date,Text,Amount\n04/06/2024,INVOICE 17 OF 03.04.2024,-1\n",
    "Date,Text,Amount\n06/04/2024,PMT INV 2024-04-03,-1\n",
    "Date,Text,Amount\n08/09/2021,DUE 09.09.21,-1\n",
    // One row speaks for each order.
    "Date,Text,Amount\n08/09/2021,CARD 07.09.21,-1\n08/09/2021,CARD 08.08.21,-2\n",
  ])
  func `what looks like a proof of the order is none`(_ file: String) {
    guard case .ambiguousDateOrder = refusal(file) else {
      Issue.record("read, or refused for another reason")
      return
    }
  }

  @Test func `without a header a sort code is not taken for the date beside one with a whole year`() throws {
    #expect(try readings("04-29-09,13/04/2024,SHOP,-1.00\n") == ["2024-04-13 -1.00"])
  }

  @Test func `a time of day is not the date, whatever its column is called`() throws {
    #expect(try readings("Time,Date,Name,Amount\n10:15:30,13/04/2024,Shop,-1\n") == ["2024-04-13 -1.00"])
  }

  @Test func `the line that decides the order is reported`() throws {
    let statement = try statement("Date;Amount\n01/02/2026;-1\n13/02/2026;-1\n")
    #expect(statement.detected.dateDecidedAtLine == 3)
  }

  @Test(arguments: ["31/02/2026", "00/01/2026", "2026-13-01", "hello", "12/13/14/15", "1/2"])
  func `a cell that is no date is named by line and column`(_ cell: String) throws {
    let statement = try statement("Date;Text;Amount\n13/01/2026;x;-1\n\(cell);y;-2\n14/01/2026;z;-3\n")
    #expect(statement.problems.map(\.line) == [3])
    #expect(statement.problems.map(\.column) == ["Date"])
    #expect(try rows(statement).map(\.line) == [2, 4])
  }

  @Test func `a date without a year needs the option`() throws {
    #expect(refusal("Date;Amount\n14 Mar;-1\n15 Mar;-1\n") == .noYear(column: "Date", example: "14 Mar"))
    // Where others have one, the row is at fault.
    let statement = try statement("Date;Amount\n14 Mar;-1\n15 Mar 2026;-1\n")
    #expect(statement.problems.map(\.reason) == [.noYear("14 Mar")])
  }

  @Test func `the day of the purchase comes before that of the booking and of the value`() throws {
    let file = "Value date,Booking date,Transaction date,Amount\n2026-02-03,2026-02-02,2026-02-01,-1\n"
    #expect(try readings(file) == ["2026-02-01 -1.00"])
  }

  @Test func `the day of the booking stands in where that of the purchase is blank`() throws {
    let file = "Transaction date,Booking date,Amount\n2026-02-01,2026-02-02,-1\n,2026-02-05,-2\n"
    #expect(try readings(file) == ["2026-02-01 -1.00", "2026-02-05 -2.00"])
  }

  @Test(arguments: ["dmy", "MDY", "yyyy-MM-dd", "dd.MM.yy", "d/M/yyyy HH:mm", "ddMMyyyy", "dd MMM yyyy"])
  func `the option takes an order or a pattern`(_ text: String) {
    #expect(DateFormat(text) != nil)
  }

  @Test(arguments: ["", "yyyy", "MMMM", "hello", "yyyy-dd"])
  func `the option refuses what is neither`(_ text: String) {
    #expect(DateFormat(text) == nil)
  }
}
