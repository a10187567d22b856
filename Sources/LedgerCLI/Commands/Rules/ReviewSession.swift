internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// A conversation about uncategorized entries. Each answer is a transaction of its own, so that whenever it ends nothing that
/// was answered is lost.
struct ReviewSession {
  private let ledger: Ledger
  private let terminal: ReviewTerminal
  private let categories: [Category]
  private let queue: [Entry.ID]
  private var proposals: CategoryProposals
  private var index = 0
  private var steps: [ReviewStep] = []
  private var isEnded = false

  init(_ context: Context, limit: Int?) throws {
    let ledger = try context.ledger
    self.ledger = ledger
    terminal = ReviewTerminal(host: context.host)
    (categories, queue, proposals) = try ledger.read {
      let queue = try ledger.uncategorizedEntries()
      return (
        try ledger.categories().filter { !$0.isArchived && $0.kind != .uncategorized },
        Array(queue.prefix(limit ?? queue.count)),
        CategoryProposals(remembered: try ledger.rememberedCategories(), uses: try ledger.categoryUses())
      )
    }
  }

  /// Talks until all entries were shown or the person stops.
  mutating func run() throws {
    if queue.isEmpty { return terminal.say("There is nothing to review.") }
    repeat { try goThrough() } while try isResumed()
    let left = try ledger.uncategorizedPayees().reduce(0) { $0 + $1.entryCount }
    let done = steps.flatMap(\.sorted).reduce(0) { $0 + $1.ids.count }
    terminal.say("\(done) sorted, \(left) left.")
  }

  private mutating func goThrough() throws {
    while index < queue.count, !isEnded {
      guard let entry = try uncategorized(queue[index]) else {
        index += 1
        continue
      }
      let proposed = proposals.proposals(for: entry.content.payee)
      show(entry, proposed)
      try talk(about: entry, proposed.map(\.category))
    }
  }

  /// Behind the last entry its answer can still be taken back, or made a rule of.
  ///
  /// - Returns: whether there are entries to show again.
  private mutating func isResumed() throws -> Bool {
    while !isEnded, !steps.isEmpty {
      let line = terminal.ask("That was the last one (u takes the last answer back, r makes a rule of it, Enter ends):")
      switch line.map({ FoldedText($0).text }) {
      case "u": return try undo()
      case "r": try makeRule()
      default: isEnded = true
      }
    }
    return false
  }

  /// The entry, unless it is gone or was sorted since.
  private func uncategorized(_ id: Entry.ID) throws -> Entry? {
    var filter = EntryFilter()
    filter.ids = [id]
    return try ledger.entries(matching: filter).first { entry in
      entry.content.parts.contains { $0.category.kind == .uncategorized }
    }
  }

  private func show(_ entry: Entry, _ proposed: [CategoryProposals.Proposal]) {
    let content = entry.content
    let texts = [content.payee, content.account.name].compactMap { $0 }
    let facts = ["\(content.date)", "\(content.amount.groupedText) \(content.amount.currency)"] + texts
    terminal.say("", "\(index + 1) of \(queue.count)  \(facts.joined(separator: "  "))")
    if let note = content.note { terminal.say("   \(note)") }
    if case .split(let split) = content.allocation {
      for line in split.lines {
        let texts = [line.amount.groupedText, line.category.name, line.note].compactMap { $0 }
        terminal.say("   \(texts.joined(separator: "  "))")
      }
    }
    for (number, proposal) in proposed.enumerated() {
      terminal.say("   \(number + 1)  \(proposal.category.name) (\(proposal.reason.words))")
    }
  }

  /// Asks until the person has decided about the entry.
  private mutating func talk(about entry: Entry, _ proposed: [Category]) throws {
    while true {
      guard let line = terminal.ask("Category (? for help):") else { return isEnded = true }
      switch ReviewAnswer(line, proposals: proposed, categories: categories) {
      case .stop: return isEnded = true
      case .skip: return index += 1
      case .undo:
        if try undo() { return }
      case .rule:
        try makeRule()
        // A rule may have sorted the entry that is shown.
        if try isEnded || uncategorized(entry.id) == nil { return }
      case .help: help()
      case .unclear(let sentence): terminal.say(sentence)
      case .category(let category): return try sort(entry, into: category)
      }
    }
  }

  private mutating func sort(_ entry: Entry, into category: Category) throws {
    var step = ReviewStep(
      answer: .category(proposedBefore: nil), index: index, entry: entry, category: category,
      sorted: [try ledger.write { try $0.sortByHand([entry.id], into: category) }])
    if let payee = step.payee { step.answer = .category(proposedBefore: proposals.remember(category, for: payee)) }
    terminal.say("→ \(category.name)")
    let sorted = try ledger.entry(entry.id)
    if let advice = LoweredIncome.advice(on: sorted.content) { terminal.say(advice) }
    let others = try others(like: entry)
    if !others.isEmpty {
      let count = others.count == 1 ? "the other entry" : "the \(others.count) other entries"
      let answer = terminal.isAgreed("Sort \(count) of \(step.payee ?? "") too?")
      if answer == true {
        try ledger.keepSnapshot(before: .bulkEdit, of: others.count)
        step.sorted.append(try ledger.write { try $0.sortByHand(others, into: category) })
      }
      isEnded = answer == nil
    }
    steps.append(step)
    index += 1
  }

  /// The other uncategorized entries of the same payee, whichever way it is spelled.
  private func others(like entry: Entry) throws -> [Entry.ID] {
    guard let payee = entry.content.payee, !entry.content.isSplit else { return [] }
    var filter = EntryFilter()
    filter.payeeText = payee
    filter.categories = [try ledger.uncategorized().id]
    return try ledger.entries(matching: filter).filter { other in
      guard case .category = other.content.allocation, other.transferPeer == nil else { return false }
      return other.id != entry.id && other.content.payee.map { FoldedText($0) } == FoldedText(payee)
    }.map(\.id)
  }

  /// Takes the last answer back.
  ///
  /// - Returns: whether there was one.
  private mutating func undo() throws -> Bool {
    guard let step = steps.popLast() else {
      terminal.say("There is nothing to take back.")
      return false
    }
    try ledger.write { writer in
      for sorted in step.sorted.reversed() { try writer.revert(sorted) }
      if case .rule(let rule) = step.answer, try ledger.rules().contains(where: { $0.id == rule.id }) {
        try writer.removeRule(rule.id)
      }
    }
    switch step.answer {
    case .category(let proposedBefore):
      if let payee = step.payee { proposals.remember(proposedBefore, for: payee) }
      terminal.say("Taken back.")
    case .rule(let rule): terminal.say("Taken back: rule \(rule.id.rawValue).")
    }
    index = step.index
    return true
  }

  /// Makes a rule of the last answer, and sorts by it what it fits.
  private mutating func makeRule() throws {
    guard let step = steps.last(where: { if case .category = $0.answer { true } else { false } }) else {
      return terminal.say("Give an entry a category first.")
    }
    guard let payee = step.payee else {
      return terminal.say("The last entry has no payee, or is split: there is nothing to make a rule of.")
    }
    guard let pattern = pattern(for: payee, category: step.category) else { return terminal.say("No rule was made.") }
    do {
      let rule = try ledger.write { try $0.addRule(pattern: .part(pattern), category: step.category) }
      terminal.say(rule.summary + ".")
      steps.append(
        ReviewStep(answer: .rule(rule), index: index, entry: step.entry, category: step.category, sorted: []))
      try apply(rule)
    } catch let error as LedgerError {
      terminal.say(Failure(error).message)
    } catch let error as RuleError {
      terminal.say(Failure(error).message)
    }
  }

  /// Asks for the pattern of a rule until it is one that fits the payee.
  ///
  /// - Returns: the pattern; nil when the person goes back.
  private func pattern(for payee: String, category: Category) -> String? {
    let question = "Pattern of the rule for \(category.name) (a part of the payee; Enter for '\(payee)', q goes back):"
    while let line = terminal.ask(question) {
      let typed = FoldedText.collapsed(line)
      switch FoldedText(line).text {
      case "": return payee
      case "q", "-": return nil
      case _ where !fits(typed, payee, category):
        terminal.say("'\(typed)' is no part of '\(payee)': the rule would not fit this entry.")
      // Letters that are answers elsewhere are slips here.
      case "u", "r", "y", "n":
        terminal.say("'\(typed)' alone would fit too much; type more of the payee.")
      default: return typed
      }
    }
    return nil
  }

  /// Whether a rule with a pattern would fit a payee.
  private func fits(_ pattern: String, _ payee: String, _ category: Category) -> Bool {
    let draft = Rule(id: Rule.ID(rawValue: 0), pattern: .part(pattern), category: category)
    // A part of a text takes no steps that could be too many.
    let fitting = try? RuleSet([draft]).rules(fitting: payee)
    return fitting?.isEmpty == false
  }

  /// Says how many uncategorized entries a rule decides about, and sorts them as 'rule apply' does if that is agreed.
  private mutating func apply(_ rule: Rule) throws {
    let rules = try RuleSet(try ledger.rules())
    var fitting: [Entry] = []
    try ledger.forEachEntry(in: SortingScope()) { entry in
      if try rules.match(entry.content)?.rule == rule.id { fitting.append(entry) }
    }
    if fitting.isEmpty { return terminal.say("No other uncategorized entry fits it.") }
    let entries = fitting.count == 1 ? "1 uncategorized entry" : "\(fitting.count) uncategorized entries"
    let answer = terminal.isAgreed("It fits \(entries). Sort \(fitting.count == 1 ? "it" : "them") now?")
    isEnded = answer == nil
    guard answer == true else { return }
    try ledger.keepSnapshot(before: .bulkEdit, of: fitting.count)
    let sorted = try ledger.write { try $0.sort(fitting, by: rule) }
    steps[steps.count - 1].sorted.append(sorted)
    terminal.say("\(fitting.count) → \(rule.category.name)")
  }

  private func help() {
    terminal.say(
      "A number takes a proposal; a name, or as much of it as is needed, any category. Enter skips the entry,",
      "u takes the last answer back, r makes a rule of it, q stops. Those that move most money come first. The categories:",
      categories.map(\.name).joined(separator: ", "))
  }
}

extension EntryContent {
  fileprivate var isSplit: Bool { if case .split = allocation { true } else { false } }
}

extension CategoryProposals.Proposal.Reason {
  fileprivate var words: String {
    switch self {
    case .lastGiven: "last given to this payee"
    case .samePayee: "other entries of this payee"
    case .similarPayee: "similar payees"
    }
  }
}
