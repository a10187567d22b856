/// Proposes categories for payees out of what was decided before.
public struct CategoryProposals: Sendable {
  /// A category, and why it is proposed.
  public struct Proposal: Hashable, Sendable {
    /// Where a proposal comes from.
    public enum Reason: String, Sendable {
      /// It was the last one given by hand to this payee.
      case lastGiven = "last-given"
      /// Entries of this payee are in it.
      case samePayee = "same-payee"
      /// Entries of payees that begin with the same word are in it.
      case similarPayee = "similar-payee"
    }

    /// The category.
    public let category: Category
    /// Why it is proposed.
    public let reason: Reason

    /// Describes a proposal.
    public init(category: Category, reason: Reason) {
      self.category = category
      self.reason = reason
    }
  }

  /// Words shorter than this, such as `the`, make no two payees alike.
  private static let shortestWord = 4

  private var remembered: [FoldedText: Category]
  private var ofPayee: [FoldedText: [Category: Int]] = [:]
  private var ofWord: [String: [Category: Int]] = [:]

  /// Learns from what was decided before.
  ///
  /// - Parameters:
  ///   - remembered: the category last given by hand, by payee.
  ///   - uses: how often entries of payees are in categories.
  public init(remembered: [FoldedText: Category], uses: [CategoryUse]) {
    self.remembered = remembered
    for use in uses {
      ofPayee[use.payee, default: [:]][use.category, default: 0] += use.entryCount
      // Each payee counts once, so that the daily coffee does not speak for all that begin like it.
      if let word = CategoryProposals.word(of: use.payee) { ofWord[word, default: [:]][use.category, default: 0] += 1 }
    }
  }

  /// Learns the category that was just given by hand; nil forgets it.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - payee: the payee.
  /// - Returns: the category that was known before.
  @discardableResult
  public mutating func remember(_ category: Category?, for payee: String) -> Category? {
    let folded = FoldedText(payee)
    defer { remembered[folded] = category }
    return remembered[folded]
  }

  /// The proposals for a payee, the best first, each category once.
  ///
  /// - Parameters:
  ///   - payee: the payee; nil has none.
  ///   - limit: how many at most.
  /// - Returns: the proposals.
  public func proposals(for payee: String?, limit: Int = 5) -> [Proposal] {
    guard let folded = payee.map({ FoldedText($0) }) else { return [] }
    var found: [Proposal] = []
    func add(_ categories: [Category], _ reason: Proposal.Reason) {
      for category in categories where !found.contains(where: { $0.category.id == category.id }) {
        found.append(Proposal(category: category, reason: reason))
      }
    }
    add(remembered[folded].map { [$0] } ?? [], .lastGiven)
    add(CategoryProposals.ranked(ofPayee[folded] ?? [:]), .samePayee)
    add(CategoryProposals.word(of: folded).map { CategoryProposals.ranked(ofWord[$0] ?? [:]) } ?? [], .similarPayee)
    return Array(found.prefix(limit))
  }

  private static func ranked(_ counts: [Category: Int]) -> [Category] {
    counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }.map(\.key)
  }

  /// The first word that is long enough to tell payees apart.
  private static func word(of payee: FoldedText) -> String? {
    payee.text.split { !$0.isLetter }.first { $0.count >= shortestWord }.map(String.init)
  }
}
