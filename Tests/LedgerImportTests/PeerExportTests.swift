import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// Exports of other ledgers as CSV: what a statement tells of them.
struct PeerExportTests {
  /// `hledger print -O csv`: one row for each posting.
  private static let print = """
    "txnidx","date","date2","status","code","description","comment","account","amount","commodity","credit","debit","posting-status","posting-comment"
    "1","2026-03-02","","*","","Corner shop","","expenses:food","12.50","EUR","","12.50","",""
    "1","2026-03-02","","*","","Corner shop","","assets:bank","-12.50","EUR","12.50","","",""
    "2","2026-03-13","","!","17","Employer | salary","bonus","assets:bank","2100.00","USD","","2100.00","",""
    "2","2026-03-13","","!","17","Employer | salary","bonus","income:salary","-2100.00","USD","2100.00","","",""

    """

  @Test func `each posting of hledger knows its account and its currency`() throws {
    let found = try statement(PeerExportTests.print, currency: "CHF")
    let read = try rows(found).map { "\($0.account ?? "") \($0.amount) \($0.amount.currency) \($0.payee ?? "")" }
    #expect(
      read == [
        "expenses:food 12.50 EUR Corner shop", "assets:bank -12.50 EUR Corner shop",
        "assets:bank 2100.00 USD Employer | salary", "income:salary -2100.00 USD Employer | salary",
      ])
    #expect(found.detected.columns.contains { $0.role == .account && $0.name == "account" })
  }

  @Test(arguments: [
    (
      "hledger register",
      "\"txnidx\",\"date\",\"code\",\"description\",\"account\",\"amount\",\"total\"\n"
        + "\"1\",\"2026-03-02\",\"\",\"Corner shop\",\"assets:bank\",\"EUR -12.50\",\"EUR -12.50\"\n"
        + "\"2\",\"2026-03-13\",\"\",\"Employer\",\"assets:bank\",\"EUR 2,100.00\",\"EUR 2,087.50\"\n", "assets:bank"
    ),
    (
      "bean-query",
      "date,flag,payee,narration,account,position,balance\n"
        + "2026-03-02,*,Corner shop,Bread,Assets:Bank,  -12.50 EUR,  -12.50 EUR\n"
        + "2026-03-13,*,Employer,Salary,Assets:Bank,2100.00 EUR,2087.50 EUR\n", "Assets:Bank"
    ),
    (
      "GnuCash, one row for each transaction",
      "Date,Account Name,Number,Description,Full Category Name,Reconcile,Amount With Sym,Amount Num.,Value Num.,Rate/Price\n"
        + "02/03/2026,Bank,,Corner shop,Expenses:Food,n,-€12.50,-12.50,-12.50,1.00\n"
        + "13/03/2026,Bank,,Employer,Income:Salary,n,\"€2,100.00\",\"2,100.00\",\"2,100.00\",1.00\n", "Bank"
    ),
    (
      "GnuCash, with the other side on rows of its own",
      "Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Void Reason,Action,Memo,Full Account Name,Account Name,"
        + "Amount With Sym,Amount Num.,Value With Sym,Value Num.,Reconcile,Reconcile Date,Rate/Price\n"
        + "02/03/2026,9f0c4f1e5d1b4f0c,,Corner shop,,CURRENCY::EUR,,,,Assets:Bank,Bank,-€12.50,-12.50,-€12.50,-12.50,n,,1.00\n"
        + ",,,,,,,,,Expenses:Food,Food,€12.50,12.50,€12.50,12.50,n,,1.00\n"
        + "13/03/2026,8f0c4f1e5d1b4f0c,,Employer,,CURRENCY::EUR,,,,Assets:Bank,Bank,\"€2,100.00\",\"2,100.00\",\"€2,100.00\","
        + "\"2,100.00\",n,,1.00\n"
        + ",,,,,,,,,Income:Salary,Salary,\"-€2,100.00\",\"-2,100.00\",\"-€2,100.00\",\"-2,100.00\",n,,1.00\n", "Bank"
    ),
    (
      "YNAB 4",
      "\"Account\",\"Flag\",\"Check Number\",\"Date\",\"Payee\",\"Category\",\"Master Category\",\"Sub Category\",\"Memo\","
        + "\"Outflow\",\"Inflow\",\"Cleared\",\"Running Balance\"\n"
        + "\"Bank\",\"\",\"\",\"02/03/2026\",\"Corner shop\",\"Food:Bread\",\"Food\",\"Bread\",\"\",\"€12,50\",\"€0,00\",\"U\",\"€87,50\"\n"
        + "\"Bank\",\"\",\"\",\"13/03/2026\",\"Employer\",\"Income\",\"Income\",\"\",\"\",\"€0,00\",\"€2.100,00\",\"U\",\"€2.187,50\"\n",
      "Bank"
    ),
    (
      "Actual",
      "Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared\n"
        + "Bank,2026-03-02,Corner shop,,Food,-12.50,0,Cleared\nBank,2026-03-13,Employer,,Income,2100.00,0,Reconciled\n",
      "Bank"
    ),
  ])
  func `the export of another ledger is read with its account`(_ name: String, _ file: String, _ account: String) throws
  {
    let found = try statement(file, currency: "EUR")
    let read = try rows(found).map { "\($0.date) \($0.amount) \($0.payee ?? "")" }
    #expect(read == ["2026-03-02 -12.50 Corner shop", "2026-03-13 2100.00 Employer"])
    #expect(try rows(found).map(\.account) == [account, account])
    #expect(found.problems == [])
  }

  @Test func `the parts of a split of Actual count, their sum does not count again`() throws {
    let file = """
      Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared
      Bank,2026-03-02,Market,,,0,-30.00,Cleared
      Bank,2026-03-02,Market,(SPLIT 1 OF 2) apples,Food,-20.00,0,Cleared
      Bank,2026-03-02,Market,(SPLIT 2 OF 2) soap,Household,-10.00,0,Cleared

      """
    #expect(try rows(statement(file)).map(\.amount.description) == ["0.00", "-20.00", "-10.00"])
  }

  @Test func `the account of the other side is not the own one`() throws {
    let file = """
      Date,Payee,Account number,Amount
      2026-03-02,A,DE02100100100006820101,-1.00
      2026-03-03,B,,-2.00
      2026-03-04,C,DE02100100100006820102,3.00

      """
    #expect(try rows(statement(file)).map(\.account) == [nil, nil, nil])
    let named = try rows(statement(file, ReadingOptions(columns: [.account: "Account number"])))
    #expect(named.map(\.account) == ["DE02100100100006820101", nil, "DE02100100100006820102"])
    let own = file.replacing("820102", with: "820101").replacing("B,,", with: "B,DE02100100100006820101,")
    #expect(Set(try rows(statement(own)).map(\.account)) == ["DE02100100100006820101"])
  }

  @Test func `a statement tells its header, its text and the columns of its texts`() throws {
    let file = "Date,Amount,Memo,Payee\n2026-03-02,-1.00,é,Shop\n"
    let found = try statement("\u{feff}" + file)
    #expect(found.headerNames == ["Date", "Amount", "Memo", "Payee"])
    #expect(Array(found.text) == Array(file.utf8))
    #expect(found.textColumns == ["Payee", "Memo"])
    #expect(found.detected.format == .csv)
    let bare = try statement("2026-03-02,Shop,-1.00\n2026-03-03,Kiosk,2.00\n")
    #expect(bare.headerNames == nil)
    #expect(bare.textColumns == ["2"])
  }
}
