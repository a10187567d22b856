/// What help says about one argument, option or flag; a string literal is its abstract.
public struct ArgumentHelp: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// One sentence.
  public let abstract: String
  /// More sentences, shown below the abstract.
  public let discussion: String
  /// The name of the value (`amount`), when the property's own name does not serve.
  public let valueName: String?
  /// Whether help and completions leave the argument out.
  public let isHidden: Bool

  /// Describes an argument; only the abstract is needed.
  public init(
    _ abstract: String, discussion: String = "", valueName: String? = nil, isHidden: Bool = false
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.valueName = valueName
    self.isHidden = isHidden
  }

  /// Takes the literal as the abstract.
  public init(stringLiteral abstract: String) {
    self.init(abstract)
  }
}
