internal import LedgerDomain

/// Finds the category of each imported row from what the file says.
struct CategorySorter {
  private let standard: Category
  private let creates: Bool
  private var byName: [FoldedText: Category]
  private var seen: Set<FoldedText> = []
  /// Names that the ledger does not know, or keeps archived, in the order of the file.
  private(set) var unknown: [String] = []
  /// Names of categories that were made, in the order of the file.
  private(set) var created: [String] = []

  /// Prepares for a file.
  ///
  /// - Throws: ``LedgerError/archived(_:_:)`` when its account, or the category chosen for it, takes nothing new.
  init(_ ledger: Ledger, _ source: ImportSource) throws {
    if source.account.isArchived { throw LedgerError.archived(.account, source.account.name) }
    if let category = source.category, category.isArchived { throw LedgerError.archived(.category, category.name) }
    let categories = try ledger.categories()
    guard let uncategorized = categories.first(where: { $0.kind == .uncategorized }) else {
      throw LedgerError.damaged(.missingCategory)
    }
    standard = source.category ?? uncategorized
    creates = source.createsCategories
    byName = Dictionary(categories.map { (FoldedText($0.name), $0) }) { first, _ in first }
  }

  /// The category of a row; `create` makes one that the ledger does not know, drafts one where nothing is stored.
  mutating func category(of row: ImportRow, create: (String) throws -> Category) throws -> Category {
    guard let name = row.category else { return standard }
    let folded = FoldedText(name)
    if folded.text.isEmpty { return standard }
    let known = byName[folded]
    if let known, !known.isArchived { return known }
    // An archived one takes nothing new, and its name cannot be given to another.
    guard creates, known == nil else {
      if seen.insert(folded).inserted { unknown.append(name) }
      return standard
    }
    let new = try create(name)
    byName[folded] = new
    created.append(new.name)
    return new
  }

  /// A category as it would be made, for a preview.
  static func draft(named name: String) -> Category {
    Category(
      id: Category.ID(rawValue: 0), name: FoldedText.collapsed(name), kind: .spending, colors: Palette.gradient(0),
      isArchived: false)
  }
}
