internal import LedgerDomain

/// Finds the category of each imported row: what the rules say, else what the file says, else what the person chose for the
/// file, else what was last given by hand to the same payee.
///
/// A row that the file itself divides stays divided: a rule gives it its payee's name alone, because no rule knows which part
/// it means.
struct CategorySorter {
  /// Where a row goes.
  struct Place {
    let allocation: Allocation
    /// The payee, which a rule may have given another name.
    let payee: String?
  }

  private let uncategorized: Category
  private let transfer: Category?
  private let chosen: Category?
  private let creates: Bool
  private let rules: (ImportRow, Account) throws -> RuleMatch?
  private let byHand: [FoldedText: Category]
  /// The same by payees as the file writes them, so that each is folded once.
  private var byPayee: [String: Category?] = [:]
  private var byName: [CategoryPath: Category]
  /// What becomes of names as the file writes them, so that a path is read once for each.
  private var byText = TextMemo<Category?>()
  private var seen: Set<CategoryPath> = []
  /// Names that the ledger does not know, or keeps archived, in the order of the file.
  private(set) var unknown: [String] = []
  /// Names of categories that were made, in the order of the file.
  private(set) var created: [String] = []

  /// Beyond so many distinct payees they are looked up each time, so that a file without end takes no memory without end.
  private static let mostPayees = 50_000

  /// Prepares for a file.
  ///
  /// - Throws: ``LedgerError/archived(_:_:)`` when its account, or the category chosen for it, takes nothing new.
  init(_ ledger: Ledger, _ source: ImportSource) throws {
    if let archived = source.allAccounts.first(where: \.isArchived) {
      throw LedgerError.archived(.account, archived.name)
    }
    if let category = source.category, category.isArchived { throw LedgerError.archived(.category, category.name) }
    let categories = try ledger.categories()
    guard let uncategorized = categories.first(where: { $0.kind == .uncategorized }) else {
      throw LedgerError.damaged(.missingCategory)
    }
    self.uncategorized = uncategorized
    transfer = categories.transfer
    chosen = source.category
    creates = source.createsCategories
    rules = source.sort
    byHand = try ledger.rememberedCategories()
    byName = Dictionary(categories.map { (CategoryPath($0.name), $0) }) { first, _ in first }
  }

  /// Where a row goes; `create` makes a category that the ledger does not know, behind
  /// those above it that are missing.
  mutating func place(
    of row: ImportRow, in account: Account, create: (String) throws -> [Category]
  ) throws -> Place {
    let match = try rules(row, account)
    let payee = match?.payee ?? row.payee
    if !row.splits.isEmpty {
      let lines = try row.splits.map { part in
        let own = try stated(part.category, part.otherAccount, create: create)
        return Split.Line(category: own ?? chosen ?? uncategorized, amount: part.amount, note: part.note)
      }
      return Place(allocation: .split(try Split(total: row.amount, lines: lines)), payee: payee)
    }
    if let match { return Place(allocation: .category(match.category), payee: payee) }
    let own = try stated(row.category, row.otherAccount, create: create)
    let category = own ?? chosen ?? row.payee.flatMap { remembered($0) } ?? uncategorized
    return Place(allocation: .category(category), payee: payee)
  }

  /// What was last given by hand to a payee.
  private mutating func remembered(_ payee: String) -> Category? {
    if byHand.isEmpty { return nil }
    if let known = byPayee[payee] { return known }
    let category = byHand[FoldedText(payee)]
    if byPayee.count < CategorySorter.mostPayees { byPayee[payee] = .some(category) }
    return category
  }

  /// What the file itself says: a category, or that money moves between own accounts, which is no spending even where the
  /// other account is never imported.
  private mutating func stated(
    _ category: String?, _ otherAccount: String?, create: (String) throws -> [Category]
  ) throws -> Category? {
    if otherAccount != nil { return transfer }
    return try category.flatMap { try known($0, create: create) }
  }

  /// The category of a name in the file; nil for a blank one, one that is unknown and not made, and an archived one.
  private mutating func known(_ name: String, create: (String) throws -> [Category]) throws -> Category? {
    if let category = byText[name] { return category }
    if FoldedText(name).text.isEmpty { return nil }
    let path = CategoryPath(name)
    let known = byName[path]
    if let known, !known.isArchived {
      byText[name] = known
      return known
    }
    // An archived one takes nothing new, also not below it, and its name cannot be given to another.
    let isBelowArchived = path.ancestors.first { byName[$0] != nil }.flatMap { byName[$0] }?.isArchived ?? false
    guard creates, known == nil, !isBelowArchived else {
      if seen.insert(path).inserted { unknown.append(name) }
      byText[name] = .some(nil)
      return nil
    }
    let new = try create(name)
    for category in new { byName[CategoryPath(category.name)] = category }
    created += new.map(\.name)
    return new.last
  }
}
