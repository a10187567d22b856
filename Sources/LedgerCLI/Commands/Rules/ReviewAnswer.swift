internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports

/// What a person types about an entry under review.
enum ReviewAnswer: Equatable {
  case skip, stop, undo, rule, help
  /// This category.
  case category(Category)
  /// Nothing that can be done; the sentence says why.
  case unclear(String)

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: what was typed.
  ///   - proposals: the categories that have numbers.
  ///   - categories: all that can be given.
  init(_ line: String, proposals: [Category], categories: [Category]) {
    let folded = FoldedText(line).text
    switch folded {
    case "": self = .skip
    case "q": self = .stop
    case "u": self = .undo
    case "r": self = .rule
    case "?": self = .help
    default:
      if let number = Int(folded), proposals.indices.contains(number - 1) {
        self = .category(proposals[number - 1])
      } else {
        self = ReviewAnswer.named(folded, line, among: categories)
      }
    }
  }

  /// The category with a name, else the only one that begins like it, else the only one whose last part does.
  private static func named(_ folded: String, _ line: String, among categories: [Category]) -> ReviewAnswer {
    let names = categories.map { FoldedText($0.name).text }
    if let exact = names.firstIndex(of: folded) { return .category(categories[exact]) }
    var fitting = names.indices.filter { names[$0].hasPrefix(folded) }
    if fitting.isEmpty {
      fitting = names.indices.filter { names[$0].split(separator: ":").last?.hasPrefix(folded) ?? false }
    }
    if let only = fitting.first, fitting.count == 1 { return .category(categories[only]) }
    if fitting.isEmpty {
      let near = nearest(to: line, in: categories.map(\.name)).map { "'\($0)'" }.joined(separator: " or ")
      let advice = near.isEmpty ? "? shows the categories." : "Did you mean \(near)?"
      return .unclear("There is no category '\(FoldedText.collapsed(line))'. \(advice)")
    }
    return .unclear(
      "It may be \(fitting.map { "'\(categories[$0].name)'" }.joined(separator: " or ")); type more of it.")
  }
}
