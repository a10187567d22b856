internal import LedgerDomain

/// The entries of a page, taken in one by one and kept as short rows by month: names stand once in lists, and a row has their
/// numbers.
struct PageEntries {
  /// How many bytes the notes may take, and payees and notes together, so that a page of ten years stays one that can be sent
  /// around: 100,000 rows take about two million more.
  private static let most = (noteBytes: 1_000_000, textBytes: 2_250_000)
  /// The largest whole number that a script reads exactly (ECMA-262, "Number.MAX_SAFE_INTEGER").
  private static let mostExact: Int64 = 1 << 53 - 1

  /// Names in the order in which they first occurred.
  private struct Names {
    private(set) var all: [String] = []
    private var numbers: [String: Int] = [:]

    func known(_ name: String) -> Int? { numbers[name] }

    mutating func number(of name: String) -> Int {
      if let number = numbers[name] { return number }
      let number = all.count
      all.append(name)
      numbers[name] = number
      return number
    }
  }

  private let calendar: MonthCalendar
  private let currency: Currency
  private let isRedacted: Bool
  private let countedIn: [Category.ID: Category]
  private var categoryNames = Names()
  /// The names of the categories that these are counted in, where that is another one.
  private var countedNames: [String?] = []
  private var colors: [Gradient] = []
  private var payeeNames = Names()
  private var accountNames = Names()
  private var noteTexts = Names()
  private var noteBytes = 0
  private var payeeBytes = 0
  /// The first month, from the newest on, of which notes were left out because they would have taken too much room.
  private(set) var lastMonthWithoutNotes: Month?
  /// The first month, from the newest on, of which payees were left out that no newer entry has.
  private(set) var lastMonthWithoutPayees: Month?
  private var rows: [Month: [JSONValue]] = [:]

  /// Begins with no entry.
  ///
  /// - Parameters:
  ///   - calendar: which month an entry stands in.
  ///   - currency: the currency that a row need not name.
  ///   - isRedacted: whether amounts, payees, notes and the names of accounts are left out.
  ///   - countedIn: the categories that others are counted in where not all levels are shown.
  init(calendar: MonthCalendar, currency: Currency, isRedacted: Bool, countedIn: [Category.ID: Category] = [:]) {
    self.countedIn = countedIn
    self.calendar = calendar
    self.currency = currency
    self.isRedacted = isRedacted
  }

  /// Takes in an entry behind those that were taken in before. A split one has a row for each part; transfers have none.
  ///
  /// A row is `[day, amount, category, payee, account, note, status, currency]`: the day counted from the month's first one, the
  /// amount in minor units, the rest numbers in lists. What is missing at its end is usual: the first account, no note, posted,
  /// the ledger's currency, whose amounts alone are numbers.
  mutating func take(_ entry: Entry) {
    let content = entry.content
    let span = calendar.span(of: calendar.month(of: content.date))
    for part in content.allocation.lines(of: content.amount) where part.category.kind != .transfer {
      let category = number(of: part.category)
      let account = accountNames.number(of: isRedacted ? content.account.id.rawValue.description : content.account.name)
      var row: [JSONValue] = [
        .integer(Int64(content.date.days(since: span.days.lowerBound))),
        isRedacted ? .null : shortest(part.amount), .count(category),
        number(ofPayee: content.payee, in: span.month).map(JSONValue.count) ?? .null,
        account == 0 ? .null : .count(account),
        number(ofNote: part.note ?? content.note, in: span.month).map(JSONValue.count) ?? .null,
        content.status.number.map(JSONValue.integer) ?? .null,
        part.amount.currency == currency ? .null : .string(part.amount.currency.code),
      ]
      while case .null? = row.last { row.removeLast() }
      rows[span.month, default: []].append(.array(row))
    }
  }

  /// The rows of a month, in the order in which they were taken in.
  func rows(of month: Month) -> JSONValue { .array(rows[month] ?? []) }

  /// The categories of the rows, with the one that it is counted in where that is another.
  var categories: JSONValue {
    .array(
      categoryNames.all.indices.map { index in
        JSONValue.object([("name", .string(categoryNames.all[index])), ("colors", .colors(colors[index]))])
          .with(countedNames[index].map { [("countedIn", .string($0))] } ?? [])
      })
  }

  var payees: JSONValue { .array(payeeNames.all.map(JSONValue.string)) }
  var notes: JSONValue { .array(noteTexts.all.map(JSONValue.string)) }

  /// The accounts of the rows; in a redacted page numbered, since the name of one may be its number at the bank.
  var accounts: JSONValue {
    .array(accountNames.all.enumerated().map { .string(isRedacted ? "Account \($0 + 1)" : $1) })
  }

  /// The amount as a row has it: in minor units, or as a text where these would say something else.
  private func shortest(_ amount: Money) -> JSONValue {
    let isPlain = amount.currency == currency && amount.minorUnits.magnitude <= PageEntries.mostExact.magnitude
    return isPlain ? .integer(amount.minorUnits) : .described(amount)
  }

  private mutating func number(ofPayee payee: String?, in month: Month) -> Int? {
    guard let payee, !isRedacted else { return nil }
    // A name that a newer entry has takes no room.
    if let known = payeeNames.known(payee) { return known }
    let bytes = PageEntries.bytes(of: payee)
    if lastMonthWithoutPayees == nil, textBytes + bytes > PageEntries.most.textBytes { lastMonthWithoutPayees = month }
    if lastMonthWithoutPayees != nil { return nil }
    payeeBytes += bytes
    return payeeNames.number(of: payee)
  }

  private mutating func number(ofNote note: String?, in month: Month) -> Int? {
    guard let note, !isRedacted, lastMonthWithoutNotes == nil else { return nil }
    if let known = noteTexts.known(note) { return known }
    let bytes = PageEntries.bytes(of: note)
    guard noteBytes + bytes <= PageEntries.most.noteBytes, textBytes + bytes <= PageEntries.most.textBytes else {
      lastMonthWithoutNotes = month
      return nil
    }
    noteBytes += bytes
    return noteTexts.number(of: note)
  }

  private var textBytes: Int { payeeBytes + noteBytes }

  /// How many bytes a text takes in the page: with its quotes, its escapes and a comma.
  private static func bytes(of text: String) -> Int {
    var writer = JSONWriter(layout: .embedded)
    writer.write(.string(text))
    return writer.text.utf8.count + 1
  }

  private mutating func number(of category: Category) -> Int {
    let number = categoryNames.number(of: category.name)
    if number == colors.count {
      colors.append(category.colors)
      countedNames.append(countedIn[category.id]?.name)
    }
    return number
  }
}

extension Allocation {
  /// The parts of an entry with what is noted about each.
  fileprivate func lines(of amount: Money) -> [Split.Line] {
    switch self {
    case .category(let category): [Split.Line(category: category, amount: amount)]
    case .split(let split): split.lines
    }
  }
}

extension EntryStatus {
  /// Its number in a row; nil for the usual one.
  fileprivate var number: Int64? {
    switch self {
    case .posted: nil
    case .pending: 1
    case .planned: 2
    }
  }
}
