import LedgerDomain

/// Gathers the entries of CAMT out of the elements of the XML, by their local names, so that no version is unknown.
final class CamtHandler: XMLHandler {
  /// What is gathered, in the order of the file.
  enum Item {
    /// A statement begins.
    case statement
    /// An entry, with the account and its currency.
    case entry(CamtEntry, account: String?, currency: String?)
    /// A statement ends, with its balances.
    case end(balances: [CamtBalance], account: String?)
  }

  /// What was gathered and is not taken out yet.
  private(set) var items: [Item] = []
  /// Whether any statement was found.
  private(set) var hasStatement = false
  private var path: [String] = []
  private var account: String?
  private var accountCurrency: String?
  private var entry: CamtEntry?
  private var detail: CamtDetail?
  private var balance: CamtBalance?
  private var balances: [CamtBalance] = []
  private var amountCurrency: String?

  /// A handler that has seen no element.
  init() {}

  /// Takes out what was gathered.
  func takeItems() -> [Item] {
    defer { items = [] }
    return items
  }

  private static let statements: Set<String> = ["Stmt", "Rpt", "Ntfctn"]

  func begin(_ name: String, currency: String?, at place: XMLPlace) {
    path.append(name)
    switch name {
    case "Stmt", "Rpt", "Ntfctn":
      guard path.count <= 3 else { return }
      hasStatement = true
      (account, accountCurrency, balances) = (nil, nil, [])
      items.append(.statement)
    case "Ntry" where entry == nil: entry = CamtEntry(place)
    case "TxDtls" where entry != nil: detail = CamtDetail(place)
    case "Bal" where entry == nil: balance = CamtBalance(line: place.line)
    case "Amt": amountCurrency = currency
    default: break
    }
  }

  func end(_ name: String, text: [UInt8], before place: Int) {
    defer { path.removeLast() }
    let parent = parent(1)
    switch name {
    case "Stmt", "Rpt", "Ntfctn":
      guard path.count <= 3 else { return }
      items.append(.end(balances: balances, account: account))
    case "Ntry":
      entry?.end = place
      if let entry { items.append(.entry(entry, account: account, currency: accountCurrency)) }
      entry = nil
    case "TxDtls":
      detail?.end = place
      if let detail { entry?.details.append(detail) }
      detail = nil
    case "Bal":
      if let balance { balances.append(balance) }
      balance = nil
    default:
      if detail != nil {
        takeDetail(name, parent, text)
      } else if entry != nil {
        takeEntry(name, parent, text)
      } else if balance != nil {
        takeBalance(name, parent, text)
      } else {
        takeStatement(name, parent, text)
      }
    }
  }

  /// The name of an element around the current one; empty outside.
  private func parent(_ levels: Int) -> String {
    let index = path.count - 1 - levels
    return index >= 0 ? path[index] : ""
  }

  // MARK: Fields

  private func takeStatement(_ name: String, _ parent: String, _ text: [UInt8]) {
    switch (name, parent) {
    case ("IBAN", "Id") where self.parent(2) == "Acct" && CamtHandler.statements.contains(self.parent(3)):
      account = text.plainText
    case ("Id", "Othr")
    where self.parent(2) == "Id" && self.parent(3) == "Acct" && CamtHandler.statements.contains(self.parent(4)):
      account = account ?? text.plainText
    case ("Ccy", "Acct") where CamtHandler.statements.contains(self.parent(2)): accountCurrency = text.plainText
    default: break
    }
  }

  private func takeBalance(_ name: String, _ parent: String, _ text: [UInt8]) {
    switch (name, parent) {
    case ("Cd", "CdOrPrtry"): balance?.type = text.plainText ?? ""
    case ("Amt", "Bal"): balance?.amount = CamtAmount(text: text, currency: amountCurrency)
    case ("CdtDbtInd", "Bal"): balance?.indicator = text.plainText ?? ""
    default: break
    }
  }

  private func takeEntry(_ name: String, _ parent: String, _ text: [UInt8]) {
    switch (name, parent) {
    case ("Amt", "Ntry"): entry?.amount = CamtAmount(text: text, currency: amountCurrency)
    case ("CdtDbtInd", "Ntry"): entry?.indicator = text.plainText ?? ""
    case ("RvslInd", "Ntry"): entry?.isReversal = ["true", "1"].contains(text.plainText)
    case ("Sts", "Ntry"), ("Cd", "Sts"), ("Prtry", "Sts"):
      if let status = text.plainText { entry?.status = status }
    case ("Dt", "BookgDt"), ("DtTm", "BookgDt"): entry?.bookingDate = text
    case ("Dt", "ValDt"), ("DtTm", "ValDt"): entry?.valueDate = text
    case ("AcctSvcrRef", "Ntry"): entry?.reference = CamtReference.id(text)
    case ("NtryRef", "Ntry"): entry?.entryReference = CamtReference.id(text)
    case ("AddtlNtryInf", "Ntry"): entry?.information = text.plainText
    default: break
    }
  }

  private func takeDetail(_ name: String, _ parent: String, _ text: [UInt8]) {
    switch (name, parent) {
    case ("Amt", "TxDtls"): detail?.amount = CamtAmount(text: text, currency: amountCurrency)
    case ("Amt", "TxAmt"):
      if detail?.amount == nil { detail?.amount = CamtAmount(text: text, currency: amountCurrency) }
    case ("CdtDbtInd", "TxDtls"): detail?.indicator = text.plainText ?? ""
    case ("AcctSvcrRef", "Refs"): if let id = CamtReference.id(text) { detail?.reference = id }
    case ("TxId", "Refs"): if detail?.reference == nil { detail?.reference = CamtReference.id(text) }
    case ("Nm", _):
      if let name = text.plainText { takeName(name, of: parent == "Pty" ? self.parent(2) : parent) }
    case ("Ustrd", "RmtInf"), ("Ref", "CdtrRefInf"), ("AddtlRmtInf", "Strd"):
      if let part = text.plainText { detail?.remittance.append(part) }
    case ("AddtlTxInf", "TxDtls"):
      if let part = text.plainText { detail?.more.append(part) }
    default: break
    }
  }

  /// Takes the name of a side; for whom somebody pays or is paid stands behind it.
  private func takeName(_ name: String, of side: String) {
    switch side {
    case "Dbtr": detail?.debtors.insert(name, at: 0)
    case "Cdtr": detail?.creditors.insert(name, at: 0)
    case "UltmtDbtr": detail?.debtors.append(name)
    case "UltmtCdtr": detail?.creditors.append(name)
    default: break
    }
  }
}
