internal import LedgerDomain
internal import SQLiteKit

/// What changes a ledger, handed out by ``Ledger/write(_:)`` for the length of one transaction.
///
/// Whichever way entries change, the sums of months and accounts change with them before the transaction commits.
public final class LedgerWriter {
  let ledger: Ledger
  var change: ConsumedAmountChange
  /// Whether an account was made or changed that begins with an amount.
  var hasNewOpening = false
  private var failure: (any Error)?
  private var payees: [String: Int64] = [:]
  private var recentPayees = TextMemo<Int64>()
  private var currencies: [Currency] = []
  private var lastCurrency: Currency?

  /// The last day of the period that was locked when the change began.
  let lockedBefore: CalendarDate?
  /// What the change log will say of this change.
  var description: ChangeDAO.Description

  init(_ ledger: Ledger, _ kind: LedgerChange.Kind) throws {
    self.ledger = ledger
    lockedBefore = try ledger.lockedUntil()
    description = ChangeDAO.Description(madeAt: ledger.now, command: ledger.command, kind: kind)
    change = ConsumedAmountChange(calendar: try ledger.calendar())
  }

  var connection: Connection { ledger.connection }
  var recorder: ChangeRecorder { ledger.recorder }

  /// Writes what was gathered; the transaction commits after it.
  ///
  /// - Throws: the error of a change that failed halfway, even if it was caught since; `SQLiteError`.
  func finish() throws {
    if let failure { throw failure }
    try applySums()
    try respectLock()
    guard let number = try recorder.finish(description), let target = description.target else { return }
    let changes = ChangeDAO(connection: connection)
    try changes.setUndone(target, by: description.kind == .undo ? number : nil)
  }

  /// Brings the stored sums up to what was changed so far.
  func applySums() throws {
    let sums = ConsumedAmountDAO(connection: connection)
    if !change.isEmpty || hasNewOpening {
      try sums.apply(change)
      try sums.refuseExcess(in: Set(change.categories.map(\.key.currency)))
    }
    change = ConsumedAmountChange(calendar: try ledger.calendar())
  }

  /// Does something in several steps. Once they have failed halfway the transaction cannot commit any more, so that
  /// entries and sums stay equal whoever catches the error.
  func whole<T>(_ steps: () throws -> T) throws -> T {
    do {
      return try steps()
    } catch {
      failure = failure ?? error
      throw error
    }
  }

  /// Remembers the category that a person gave to an entry of a payee, for rows of files that no rule sorts.
  func remember(_ entry: EntryContent) throws {
    guard case .category(let category) = entry.allocation, let payee = try payeeID(entry.payee) else { return }
    try PayeeDAO(connection: connection).remember(category.kind == .uncategorized ? nil : category.id, for: payee)
  }

  /// Stores an entry with what it refers to; `batch` is the import that brought it.
  func insert(_ entry: EntryContent, batch: Int64? = nil) throws -> Entry.ID {
    try refuseWrongSplit(entry)
    return try whole {
      try ensure(entry.amount.currency)
      let id = try EntryDAO(connection: connection).insert(entry, payee: try payeeID(entry.payee), batch: batch)
      try change.add(entry)
      return id
    }
  }

  /// Does what goes with an entry that is not split and that a buffer stores.
  ///
  /// - Returns: the number of its payee.
  func prepare(_ entry: EntryContent) throws -> Int64? {
    try ensure(entry.amount.currency)
    try change.add(entry)
    guard let payee = entry.payee else { return nil }
    if let known = recentPayees[payee] { return known }
    let id = try payeeID(payee)
    recentPayees[payee] = id
    return id
  }

  /// Refuses lines that do not add up to the amount (SEMANTICS §4): a content's amount may have changed since its
  /// split was made.
  func refuseWrongSplit(_ entry: EntryContent) throws {
    if case .split(let split) = entry.allocation { _ = try Split(total: entry.amount, lines: split.lines) }
  }

  /// Makes sure that rows can refer to a currency.
  func ensure(_ currency: Currency) throws {
    if currency == lastCurrency { return }
    lastCurrency = currency
    if currencies.contains(currency) { return }
    currencies.append(currency)
    try CurrencyDAO(connection: connection).insertIfMissing(currency)
  }

  /// The number of a payee, remembered for the length of the transaction.
  func payeeID(_ name: String?) throws -> Int64? {
    guard let name else { return nil }
    if let known = payees[name] { return known }
    let id = try PayeeDAO(connection: connection).id(of: name)
    payees[name] = id
    return id
  }

  /// A name without white space at its ends, refused when nothing is left, when it holds a control character, or when
  /// another one of its kind has it.
  func freeName(_ name: String, _ kind: LedgerError.Kind, among taken: [String]) throws -> String {
    let collapsed = FoldedText.collapsed(name)
    guard !collapsed.isEmpty, !collapsed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw LedgerError.invalidName(kind, name) }
    let folded = FoldedText(collapsed)
    // 'edit --balance none' and 'edit --goal none' say that there is none.
    if kind == .balance || kind == .goal, folded == FoldedText("none") { throw LedgerError.invalidName(kind, name) }
    if let other = taken.first(where: { FoldedText($0) == folded }) { throw LedgerError.nameTaken(kind, other) }
    return collapsed
  }
}
