/// What the names of columns mean, in the usual languages.
enum HeaderVocabulary {
  /// What a name means: a role, and how well the name says it (0 is best).
  struct Meaning: Hashable {
    /// The role.
    let role: ColumnRole
    /// The rank among names of the same role.
    let rank: Int
  }

  /// The meanings of a name as it stands in a header; none when it is not known.
  static func meanings(of name: String) -> [Meaning] {
    let folded = FoldedName.fold(name)
    if folded.isEmpty { return [] }
    if let known = table[folded] { return known }
    let plain = HeaderCurrency.withoutCurrency(folded)
    if let known = table[plain] { return known }
    if plain.isEmpty { return [Meaning(role: .amount, rank: 1)] }
    if let known = meaningsWithParentheses(name) { return known }
    if let known = withoutNumber(plain).flatMap({ table[$0] }) {
      return known.map { Meaning(role: $0.role, rank: $0.rank + 1) }
    }
    return meaningsOfParts(name) ?? meaningsOfBeginning(plain)
  }

  /// `Sender / Recipient` is what both parts are.
  private static func meaningsOfParts(_ name: String) -> [Meaning]? {
    let parts = name.split(separator: "/").map { table[FoldedName.fold(String($0))] ?? [] }
    guard parts.count == 2, let first = parts[0].first, let second = parts[1].first else { return nil }
    if first.role == second.role { return [Meaning(role: first.role, rank: max(first.rank, second.rank))] }
    let names: Set<ColumnRole> = [.payee, .payer]
    return names.contains(first.role) && names.contains(second.role) ? [Meaning(role: .payee, rank: 0)] : nil
  }

  /// `Name of counterparty (short)` begins as a known name of two words or more; of one word, an amount or a balance.
  private static func meaningsOfBeginning(_ plain: String) -> [Meaning] {
    var words = plain.split(separator: " ")
    while words.count > 1 {
      words.removeLast()
      guard let known = table[words.joined(separator: " ")] else { continue }
      let usable = known.filter { words.count > 1 || $0.role == .amount || $0.role == .balance }
      if !usable.isEmpty { return usable.map { Meaning(role: $0.role, rank: $0.rank + 3) } }
    }
    return []
  }

  /// `Amount (out)` is what stands in the parentheses; `Amount (booked)` is what stands in front of them.
  private static func meaningsWithParentheses(_ name: String) -> [Meaning]? {
    guard let cut = name.firstIndex(where: { "([（".contains($0) }), cut > name.startIndex else { return nil }
    let inside = table[FoldedName.fold(String(name[cut...]))] ?? []
    let front = FoldedName.fold(String(name[..<cut]))
    guard let outside = table[front] ?? table[HeaderCurrency.withoutCurrency(front)] else { return nil }
    if outside.contains(where: { $0.role == .amount }),
      let side = inside.first(where: { $0.role == .debit || $0.role == .credit })
    {
      return [side]
    }
    return outside.map { Meaning(role: $0.role, rank: $0.rank + 1) }
  }

  /// `description 2` without its number; nil when there is none.
  private static func withoutNumber(_ folded: String) -> String? {
    guard let last = folded.last, last.isASCII, last.isNumber else { return nil }
    let cut = folded.reversed().drop { $0.isASCII && $0.isNumber }
    let name = String(cut.reversed())
    return FoldedName.fold(name)
  }

  private static let table: [String: [Meaning]] = {
    var table: [String: [Meaning]] = [:]
    for line in HeaderWords.text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].split(separator: " ")
      guard head.count == 2, let role = ColumnRole(rawValue: String(head[0])), let rank = Int(head[1]) else {
        preconditionFailure("HeaderWords: \(line)")
      }
      for name in line[line.index(after: colon)...].split(separator: "|") {
        let folded = FoldedName.fold(String(name))
        let meaning = Meaning(role: role, rank: rank)
        if !(table[folded, default: []].contains { $0.role == role }) { table[folded, default: []].append(meaning) }
      }
    }
    return table
  }()
}
