import LedgerDomain

/// An amount of CAMT as it stands in the file.
struct CamtAmount {
  /// The number.
  let text: [UInt8]
  /// The code of the currency; nil when there is none.
  let currency: String?
}

/// One transaction inside an entry (`TxDtls`).
struct CamtDetail {
  /// Where it begins.
  let start: XMLPlace
  /// The place behind it.
  var end: Int
  /// Its amount in the currency of the account: `TxDtls/Amt`, else `AmtDtls/TxAmt/Amt`.
  var amount: CamtAmount?
  /// `CRDT` or `DBIT`; empty when it is that of the entry.
  var indicator = ""
  /// The bank's id.
  var reference: String?
  /// Who pays, then for whom he pays.
  var debtors: [String] = []
  /// Who is paid, then for whom he is paid.
  var creditors: [String] = []
  /// The purpose.
  var remittance: [String] = []
  /// What else the bank says.
  var more: [String] = []

  /// A transaction without fields.
  init(_ start: XMLPlace) { (self.start, end) = (start, start.index) }
}

/// One entry of a statement (`Ntry`).
struct CamtEntry {
  /// Where it begins.
  let start: XMLPlace
  /// The place behind it.
  var end: Int
  /// The amount, without a sign.
  var amount: CamtAmount?
  /// `CRDT` or `DBIT`: which way the money goes, reversals included.
  var indicator = ""
  /// Whether it takes back an entry, so that debtor and creditor have changed sides.
  var isReversal = false
  /// `BOOK`, `PDNG`, `FUTR` or `INFO`; empty when it is not stated.
  var status = ""
  /// The day of the booking.
  var bookingDate: [UInt8] = []
  /// The day from which interest counts.
  var valueDate: [UInt8] = []
  /// The bank's id.
  var reference: String?
  /// The number of the entry in its statement, or an id.
  var entryReference: String?
  /// What the bank says about it.
  var information: String?
  /// The transactions.
  var details: [CamtDetail] = []

  /// An entry without fields.
  init(_ start: XMLPlace) { (self.start, end) = (start, start.index) }

  /// The line on which it begins.
  var line: Int { start.line }
}

/// A balance of a statement (`Bal`).
struct CamtBalance {
  /// The line on which it begins.
  let line: Int
  /// `OPBD`, `CLBD`, `PRCD` …
  var type = ""
  /// The amount, without a sign.
  var amount: CamtAmount?
  /// `CRDT` or `DBIT`.
  var indicator = ""

  /// A balance without fields.
  init(line: Int) { self.line = line }
}
