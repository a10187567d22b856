import LedgerDomain
import LedgerImport
import Testing

struct SignTests {
  @Test func `amounts with both signs are taken as written`() throws {
    let found = try statement("Date,Text,Amount\n2026-02-01,Shop,-1\n2026-02-02,Work,2\n")
    #expect(try rows(found).map(\.amount.description) == ["-1.00", "2.00"])
    #expect(found.detected.signProof == .asWritten)
  }

  @Test func `amounts without a sign are refused where nothing proves it`() {
    let error = refusal("Date,Text,Amount\n2026-02-01,Shop,1\n2026-02-02,Other,2\n")
    #expect(error == .ambiguousSign(column: "Amount", .noSign))
  }

  @Test(arguments: [SignConvention.asWritten, .inverted])
  func `the option settles the sign`(_ sign: SignConvention) throws {
    let found = try readings("Date,Amount\n2026-02-01,1\n2026-02-02,2\n", ReadingOptions(sign: sign))
    #expect(
      found == (sign == .inverted ? ["2026-02-01 -1.00", "2026-02-02 -2.00"] : ["2026-02-01 1.00", "2026-02-02 2.00"]))
  }

  @Test(arguments: [
    "PAYMENT RECEIVED - THANK YOU", "Online payment - thank you", "Zahlung erhalten, besten Dank", "Pagamento recebido",
  ])
  func `a payment received beside a minus is refused`(_ text: String) {
    let error = refusal("Date,Text,Amount\n2026-02-01,Shop,4\n2026-02-02,\"\(text)\",-9\n")
    #expect(error == .ambiguousSign(column: "Amount", .text(line: 3, text)))
  }

  @Test func `a running balance settles what a text makes doubtful`() throws {
    let file =
      "Date,Text,Amount,Balance\n2026-02-01,Shop,-4,96\n2026-02-02,PAYMENT RECEIVED,-9,87\n2026-02-03,Other,5,92\n"
    let found = try statement(file)
    #expect(try rows(found).map(\.amount.description) == ["-4.00", "-9.00", "5.00"])
    #expect(found.detected.signProof == .balance)
  }

  @Test func `a running balance turns the signs of a card`() throws {
    let file = "Date,Text,Amount,Balance\n2026-02-01,Shop,4,-4\n2026-02-02,Other,6,-10\n2026-02-03,Back,-7,-3\n"
    #expect(try rows(statement(file)).map(\.amount.description) == ["-4.00", "-6.00", "7.00"])
  }

  @Test(arguments: [
    ("Debit", "Credit"), ("DR", "CR"), ("D", "C"), ("S", "H"), ("Af", "Bij"), ("Soll", "Haben"), ("支出", "收入"),
    ("out", "in"),
    ("-", "+"),
  ])
  func `a column of directions gives the sign`(_ out: String, _ into: String) throws {
    let found = try statement("Date,Amount,Debit/Credit\n2026-02-01,4.50,\(out)\n2026-02-02,9.00,\(into)\n")
    #expect(try rows(found).map(\.amount.description) == ["-4.50", "9.00"])
    #expect(found.detected.signProof == .direction)
  }

  @Test func `signs beside directions are said twice, not turned`() throws {
    let file = "Date,Amount,Debit/Credit\n2026-02-01,-4.50,Debit\n2026-02-02,9.00,Credit\n"
    #expect(try readings(file) == ["2026-02-01 -4.50", "2026-02-02 9.00"])
  }

  @Test func `a sign against its direction is a problem of the row`() throws {
    let file =
      "Date,Amount,Debit/Credit\n2026-02-01,-4.50,Debit\n2026-02-02,9.00,Credit\n2026-02-03,-5.00,Debit\n2026-02-04,3.00,Debit\n"
    let found = try statement(file)
    #expect(
      found.problems == [RowProblem(line: 5, column: "Amount", reason: .signAgainstDirection("3.00", "Debit/Credit"))])
  }

  @Test func `a word that gives no direction is a problem of the row`() throws {
    let file =
      "Date,Amount,Debit/Credit\n"
      + (1...9).map { "2026-02-0\($0),4.50,Debit\n" }.joined() + "2026-02-10,9.00,Sideways\n2026-02-11,9.00,Credit\n"
    let found = try statement(file)
    #expect(found.problems == [RowProblem(line: 11, column: "Debit/Credit", reason: .unknownDirection("Sideways"))])
  }

  @Test func `debit and credit on one row are a problem`() throws {
    let found = try statement(
      "Date,Debit,Credit\n2026-02-01,4.50,1.00\n2026-02-02,,9.00\n2026-02-03,0.00,0.00\n2026-02-04,,\n")
    #expect(found.problems == [RowProblem(line: 2, column: "Debit", reason: .debitAndCredit("4.50", "1.00"))])
    #expect(try rows(found).map(\.amount.description) == ["9.00", "0.00"])
    #expect(found.skipped == [SkippedRow(line: 5, reason: .noAmount)])
  }

  @Test func `a debit column with both signs is refused where no balance proves it`() {
    let error = refusal("Date,Debit,Credit\n2026-02-01,4.50,\n2026-02-02,-3.00,\n2026-02-03,5.00,\n2026-02-04,,9.00\n")
    #expect(error == .ambiguousSign(column: "Debit", .mixedDebits(line: 3)))
  }

  @Test func `a debit taken back is money in where the balance proves it`() throws {
    let file =
      "Date,Debit,Credit,Balance\n2026-02-01,4.50,,95.50\n2026-02-02,-3.00,,98.50\n2026-02-03,5.00,,93.50\n2026-02-04,,9.00,102.50\n"
    #expect(try rows(statement(file)).map(\.amount.description) == ["-4.50", "3.00", "-5.00", "9.00"])
  }

  @Test func `two columns without names are refused where nothing says which is money out`() {
    let error = refusal("03/28/2024,Shop,12.50,\n03/15/2024,Work,,1000.00\n")
    #expect(error == .ambiguousSign(column: "3", .unnamedColumns))
  }

  @Test func `a balance says which of two columns without names is money out`() throws {
    let file = "03/28/2024,Shop,12.50,,987.50\n03/15/2024,Work,,1000.00,1000.00\n03/14/2024,Tram,3.00,,0.00\n"
    #expect(try readings(file) == ["2024-03-28 -12.50", "2024-03-15 1000.00", "2024-03-14 -3.00"])
  }

  @Test func `two columns of amounts that say different things are refused`() {
    let error = refusal("13/02/2026,Shop,-4.50,-17.00\n14/02/2026,Work,9.00,2.00\n")
    #expect(error == .severalAmountColumns(["3", "4"]))
  }
}
