import LedgerDomain

/// Proves one reading for a whole file. ``CellProof`` settles notations and the order of dates; under these, the signs, the
/// balances, and which rows cannot be read.
///
/// Both need all rows, and the second needs the first. Mostly the first rows show already what all cells bear out: then one
/// walk under what they show does both, and counts only if the whole file says the same.
struct StatementProof {
  private let context: FileContext
  private var bytes: SourceBytes { context.bytes }
  private var cells: CellProof
  private var isTakingCells = false
  private var balances: BalanceProof
  private var account: String?
  private var accounts: AccountColumn
  private var order = RowOrder()
  private var references: [UInt32] = []
  private var doubt: (line: Int, text: String)?

  /// The proved reading.
  private(set) var reading: Reading
  /// The records after the header.
  private(set) var rowCount = 0
  /// Records that are no movement.
  private(set) var skipped: [SkippedRow] = []
  /// Rows that cannot be read.
  private(set) var problems: [RowProblem] = []
  /// Breaks of the running balance.
  private(set) var warnings: [ImportWarning] = []
  /// What the file says against settings that were given.
  private(set) var contradictions: [OptionContradiction] = []
  /// The first and last date.
  private(set) var dates: ClosedRange<CalendarDate>?
  private var dateDecidedAtLine: Int?
  private var ownName = OwnName()
  private var statedCurrencies = StatedCurrencies()
  /// The currencies of the rows that can be read, in the order of their first use.
  var currencies: [Currency] { statedCurrencies.order }
  /// What the column of accounts calls them, if it is one of own accounts.
  var accountsInFile: AccountsInFile { accounts.found }
  /// The fingerprints of the bank's ids that may occur more than once.
  private(set) var repeatedReferenceHashes: Set<UInt32> = []

  /// How many records are looked at before a walk through all.
  private static let firstRecords = 1_000

  /// Proves a file.
  ///
  /// - Throws: ``ImportError`` when the file as a whole cannot be read in one way alone.
  init(_ context: FileContext) throws(ImportError) {
    if let proof = StatementProof(guessing: context) {
      self = proof
    } else {
      try self.init(context, CellProof(walkingThrough: context))
      walk(context.walker(cells.sections))
    }
    settleReferences()
    if let column = context.layout.map.account {
      reading.usesAccounts = accounts.isOwn(name: context.layout.map.name(column))
    }
    contradictions = cells.contradictions + statedCurrencies.contradictions(of: context.options.currency)
    try settleSigns()
    reading.ownName = ownName.name(isInverted: reading.amounts.isInverted)
  }

  /// Begins under what the cells say.
  private init(_ context: FileContext, _ cells: CellProof) throws(ImportError) {
    self.context = context
    self.cells = cells
    balances = BalanceProof(hasFee: cells.hasFee)
    accounts = AccountColumn(isNamed: context.options.columns[.account] != nil)
    let (order, line) = try cells.dateOrder()
    dateDecidedAtLine = line
    reading = Reading(
      order: order, amounts: try cells.amountRule(), signProof: .asWritten, currency: context.currency,
      sections: cells.sections, usesReferences: false)
    if context.layout.map.reference != nil { references.reserveCapacity(context.bytes.count / 64) }
  }

  /// Walks through a file under what its first records say; nil when they say nothing, or all records something else.
  private init?(guessing context: FileContext) {
    let guess = CellProof(walkingThrough: context, atMost: StatementProof.firstRecords)
    guard guess.isDateOrderPlain, let proof = try? StatementProof(context, guess) else { return nil }
    self = proof
    let walker = context.walker()
    cells = CellProof(context, walker.columns)
    isTakingCells = true
    walk(walker)
    guard cells.isDateOrderPlain, cells.hasFee == guess.hasFee, let (order, line) = try? cells.dateOrder(),
      order == reading.order, (try? cells.amountRule()) == reading.amounts
    else { return nil }
    dateDecidedAtLine = line
    reading.sections = cells.sections
  }

  // MARK: Walk

  private mutating func walk(_ first: RowWalker) {
    var walker = first
    while let kind = walker.next() {
      rowCount += 1
      let line = walker.record.line
      switch kind {
      case .header: skipped.append(SkippedRow(line: line, reason: .header))
      case .skipped(let reason): skipped.append(SkippedRow(line: line, reason: reason))
      case .problem(let column, let reason): reject(CellProblem(column: column, reason: reason), walker)
      case .row:
        do throws(CellProblem) {
          try take(walker.row, walker)
        } catch {
          reject(error, walker)
        }
      }
      if isTakingCells { cells.take(kind, &walker) }
    }
  }

  private mutating func reject(_ problem: CellProblem, _ walker: RowWalker) {
    let column = walker.columns.map.name(problem.column)
    problems.append(RowProblem(line: walker.record.line, column: column, reason: problem.reason))
    balances.cut()
  }

  private mutating func take(_ row: ParsedRow, _ walker: RowWalker) throws(CellProblem) {
    let columns = walker.columns
    let date = try reading.date(row, columns: columns, bytes, year: context.options.year)
    let amount = try reading.amounts.amount(row, columns: columns, bytes)
    dates = dates.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
    statedCurrencies.take(row.currency)
    order.take(date)
    if let column = columns.map.account {
      accounts.take(bytes, walker.record[column], row.currency)
    } else if context.layout.map.account != nil {
      accounts.takeRowWithout(row.currency)
    }
    if columns.map.balance != nil, !row.isPending { followBalance(row, amount, walker) }
    if let payer = columns.map.payers.first, let payee = columns.map.payees.first, ownName.isOpen {
      ownName.take(
        payer: bytes.text(walker.record[payer]), payee: bytes.text(walker.record[payee]), isIn: amount > 0)
    }
    if let column = columns.map.reference, let hash = ReferenceCell.hash(bytes, walker.record[column]) {
      references.append(hash)
    }
    if doubt == nil, amount < 0 { noteDoubt(row, walker) }
  }

  private mutating func followBalance(_ row: ParsedRow, _ amount: Int64, _ walker: RowWalker) {
    if let column = walker.columns.map.account {
      let name = bytes.text(bytes.trimmed(walker.record[column].range))
      if name != account { balances.cut() }
      account = name
    }
    balances.take(
      amount: amount, fee: reading.amounts.fee(row), balance: reading.amounts.balance(row), line: walker.record.line)
  }

  /// Notes a text such as PAYMENT RECEIVED beside money that goes out by its written sign alone.
  private mutating func noteDoubt(_ row: ParsedRow, _ walker: RowWalker) {
    if case .single(let number, _, _, let direction) = row.money, direction != nil || number.direction != nil { return }
    for column in walker.columns.descriptions {
      let cell = walker.record[column]
      if PaymentWords.occur(in: bytes, cell.range) {
        doubt = (walker.record.line, bytes.text(cell) ?? "")
        return
      }
    }
  }

  // MARK: Settlement

  /// A column in which a fifth of the ids occur again holds no ids.
  private mutating func settleReferences() {
    references.sort()
    var repeated = 0
    for (first, second) in zip(references, references.dropFirst()) where first == second {
      repeatedReferenceHashes.insert(first)
      repeated += 1
    }
    reading.usesReferences = repeated * 5 <= references.count || references.count < 5
    if !reading.usesReferences { repeatedReferenceHashes = [] }
    references = []
  }

  private mutating func settleSigns() throws(ImportError) {
    let map = context.layout.map
    let borneOut = map.balance == nil ? nil : balances.borneOut(isNewestFirst: order.isNewestFirst)
    let signs = try signs(borneOut?.guess)
    reading.signProof = signs.proof
    reading.amounts.isInverted = signs.isInverted
    if map.fee != nil, cells.hasFee {
      let isNamed = context.options.columns[.fee] != nil || (context.layout.signature?.takesFee ?? false)
      reading.amounts.takesFee = borneOut?.guess.takesFee ?? isNamed
    }
    if map.balance == nil { return }
    if let guess = borneOut?.guess, guess.isInverted != signs.isInverted,
      let contradiction = contradiction(of: signs, borneOut: guess)
    {
      // One word about the whole column says more than each of its breaks.
      contradictions.append(contradiction)
      return
    }
    let chain = balances.chain(
      isInverted: signs.isInverted, takesFee: reading.amounts.takesFee, isNewestFirst: order.isNewestFirst)
    guard let chain, chain.matches > 0 else { return }
    if signs.restsOnBalance, let first = chain.breaks.first {
      throw .balanceContradiction(line: first.line)
    }
    let currency = context.currency
    warnings = chain.breaks.map { found in
      .balanceBreak(
        line: found.line, stated: Money(minorUnits: found.stated, currency: currency),
        expected: Money(minorUnits: found.expected, currency: currency))
    }
  }

  /// What the running balance says against the signs that a person gave, by --sign or by naming columns.
  private func contradiction(of signs: SignSettlement, borneOut guess: BalanceProof.Guess) -> OptionContradiction? {
    let given = balances.chain(
      isInverted: signs.isInverted, takesFee: guess.takesFee, isNewestFirst: guess.isNewestFirst)
    guard let line = given?.breaks.first?.line else { return nil }
    if let sign = context.options.sign { return .sign(given: sign, line: line) }
    let named = context.options.columns
    return named[.debit] != nil || named[.credit] != nil ? .exchangedColumns(line: line) : nil
  }

  /// What the signs mean. Where none is to be seen, it may stand in one of the cells that cannot be read.
  private func signs(_ guess: BalanceProof.Guess?) throws(ImportError) -> SignSettlement {
    do throws(ImportError) {
      return try SignSettlement(context, cells.signs, balance: guess, doubt: doubt)
    } catch .ambiguousSign(let column, .noSign) where !problems.isEmpty {
      throw .ambiguousSign(column: column, .noSignBesideBadCells(Array(problems.prefix(20))))
    } catch {
      throw error
    }
  }

  // MARK: Result

  /// The description of the file.
  func detected(encoding: TextEncoding) -> DetectedFormat {
    let layout = context.layout
    var detected = DetectedFormat(
      encoding: encoding.rawValue, delimiter: String(UnicodeScalar(layout.dialect.delimiter)),
      decimal: reading.amounts.decimal.text, dateFormat: cells.dates.pattern(reading.order),
      columns: layout.map.columns, profile: layout.signature?.name, headerLine: layout.headerLine,
      decimalDecidedAtLine: cells.amounts.hasMarks ? cells.amounts.decidingLine : nil,
      dateDecidedAtLine: dateDecidedAtLine, signProof: reading.signProof)
    if layout.headerLine != nil { detected.header = layout.map.names }
    detected.isDecimalProved = cells.proveDecimal(reading.amounts)
    detected.isDateOrderProved = cells.dates.isTold
    detected.isInverted = reading.amounts.isInverted
    return detected
  }
}
