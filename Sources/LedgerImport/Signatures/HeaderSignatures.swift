import LedgerDomain

/// The known headers. Only what the file itself does not tell stands here.
enum HeaderSignatures {
  /// Formats by their folded names, joined with commas.
  static let byHeader: [String: HeaderSignature] = {
    var table: [String: HeaderSignature] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
        String(part.drop { $0 == " " })
      }
      guard parts.count == 3 else { preconditionFailure("HeaderSignatures: \(line)") }
      var signature = HeaderSignature(name: String(parts[0].trimmedSpaces))
      for fact in parts[1].split(separator: " ") { signature.take(String(fact)) }
      var names = parts[2].split(separator: ",", omittingEmptySubsequences: false).map { FoldedName.fold(String($0)) }
      while names.last == "" { names.removeLast() }
      table[names.joined(separator: ",")] = signature
    }
    return table
  }()

  /// Name, facts, header. Facts: `inverted`, `fee`, `dmy` or `mdy`, a currency, `ROLE=column`, `out=word`, `in=word`.
  private static let text = """
    ABC debit | CNY | 交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言
    Alipay | CNY | 交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注
    American Express UK (with details) | inverted GBP dmy | Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,Town/City,Postcode,Country,Reference,Category
    ANZ New Zealand card | NZD dmy | Card,Type,Amount,Details,TransactionDate,ProcessedDate,ForeignCurrencyAmount,ConversionCharge
    ASB | NZD | Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount
    Axis Bank | INR | Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
    Banco do Brasil | BRL | Data,Dependencia Origem,Histórico,Data do Balancete,Número do documento,Valor
    Banco Inter | BRL dmy | Data Lançamento,Histórico,Descrição,Valor,Saldo
    Bank of America | USD mdy | Date,Description,Amount,Running Bal.
    Bank of America card | USD mdy | Posted Date,Reference Number,Payee,Address,Amount
    Bank of Montreal | CAD | First Bank Card,Transaction Type,Date Posted,Transaction Amount,Description
    Barclays UK | GBP dmy | Number,Date,Account,Amount,Subcategory,Memo
    bunq | EUR | Date,Amount,Account,Counterparty,Name,Description
    Capital One 360 | USD mdy | Account Number,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance
    Capital One card | USD | Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
    Chase | USD mdy | Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
    Chase card | USD mdy | Transaction Date,Post Date,Description,Category,Type,Amount,Memo
    China Merchants Bank | CNY | 交易日期,交易时间,支出,存入,余额,交易类型,交易备注
    Citi card | USD | Status,Date,Description,Debit,Credit,Member Name
    Danske Bank Lithuania | EUR | Date,Bank,Branch,Address City Country,Name,Memo,MemoConv,MemoDet,Amount
    DNB | NOK | Dato,Forklaring,Rentedato,Ut fra konto,Inn på konto
    Erste George | EUR | Buchungsdatum,Valutadatum,Betrag,Partnername,Partner IBAN,BIC/SWIFT,Partner Kontonummer,Bankleitzahl,Buchungs-Info
    Handelsbanken | SEK | Reskontradatum,Transaktionsdatum,Text,Belopp,Saldo
    HDFC Bank | INR dmy | Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
    JD.com | CNY | 交易时间,商户名称,交易说明,金额,收/付款方式,交易状态,收/支,交易分类,交易订单号,商家订单号,备注
    Kotak Mahindra Bank | INR | Sl. No.,Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr
    Länsförsäkringar | SEK | Bokföringsdatum,Transaktionsdatum,Transaktionstyp,Meddelande,Belopp
    Lloyds Bank | GBP | Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
    Mint | USD mdy | Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes
    Monarch Money | USD | Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
    MUFG Bank | JPY | 日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,メモ,未資金化区分,入払区分
    National Australia Bank | AUD | Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name
    NatWest | GBP dmy | Date,Type,Description,Value,Balance,Account Name,Account Number
    Nubank | BRL dmy | Data,Valor,Identificador,Descrição
    Rakuten Bank | JPY | 取引日,入出金(円),取引後残高(円),入出金内容
    SEB | SEK | Bokföringsdatum,Valutadatum,Verifikationsnummer,Text,Belopp,Saldo
    Simplii | CAD | Date,Transaction Details,Funds Out,Funds In
    SMBC | JPY | 年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル
    State Bank of India | INR | Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
    Tangerine | CAD | Transaction date,Transaction,Name,Memo,Amount
    TSB | GBP | Date,Type,Sort Code,Account Number,Description,In,Out,Balance
    Westpac | AUD | Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
    American Express US (with details) | inverted USD mdy | Date,Description,Card Member,Account #,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference,Category
    American Express US | inverted USD mdy | Date,Description,Card Member,Account #,Amount
    American Express US | inverted USD mdy | Date,Receipt,Description,Card Member,Account #,Amount
    American Express Germany | inverted | Datum,Beschreibung,Karteninhaber,Konto #,Betrag
    Apple Card | inverted USD mdy | Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
    Apple Card | inverted USD mdy | Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD)
    Discover | inverted USD mdy | Trans. Date,Post Date,Description,Amount,Category
    Copilot | inverted USD | date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring
    Nubank card | inverted BRL | date,title,amount
    Nubank card | inverted BRL | date,category,title,amount
    Rakuten Card | inverted JPY | 利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額,8月支払金額,9月繰越残高,新規サイン
    View Card | JPY | ご利用年月日,ご利用箇所,ご利用額,払戻額,ご請求額（うち手数料・利息）,支払区分（回数）,今回回数,今回ご請求額・弁済金（うち手数料・利息）,現地通貨額,通貨略称,換算レート
    Bank of Communications card | CNY date=2 out=消费 out=取现 out=利息 out=年费 in=退货 in=信用卡还款 in=还款 | 交易日期,记账日期,交易说明,交易币种/金额,入账币种/金额
    John Lewis Partnership Card | inverted GBP | Date Processed,Description,Amount
    Revolut | fee | Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
    """

  /// Formats without header, by the shape of their records.
  static let headerless: [HeaderlessShape] = [
    HeaderlessShape(
      signature: HeaderSignature(
        name: "Barclaycard UK", currency: Currency(code: "GBP"), columns: [.debit: 6, .credit: 5]),
      width: 7, dateColumn: 0, fixed: [2: ["Visa", "Mastercard", "MasterCard"]]),
    HeaderlessShape(
      signature: HeaderSignature(
        name: "Mitsui Sumitomo Card", sign: .inverted, currency: Currency(code: "JPY"), columns: [.amount: 2]),
      width: 7, dateColumn: 0, firstRecordContains: "**-****-****"),
  ]
}

extension HeaderSignature {
  /// Takes in one fact of the table.
  fileprivate mutating func take(_ fact: String) {
    if let equals = fact.firstIndex(of: "=") {
      let value = String(fact[fact.index(after: equals)...])
      switch fact[..<equals] {
      case "out": directionWords[value] = .out
      case "in": directionWords[value] = .in
      case let role:
        guard let role = ColumnRole(rawValue: String(role)), let column = Int(value) else {
          preconditionFailure("HeaderSignatures: \(fact)")
        }
        columns[role] = column - 1
      }
    } else if fact == "inverted" {
      sign = .inverted
    } else if fact == "fee" {
      takesFee = true
    } else if fact == "dmy" || fact == "mdy" {
      dateOrder = fact == "dmy" ? .dayMonthYear : .monthDayYear
    } else {
      currency = Currency(code: fact)
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmedSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text.drop { $0 == " " }
  }
}
