/// The names that an option or a flag answers to.
///
/// `.long` makes `--per-page` of a property `perPage`; several names are written as an array:
/// `[.customShort("o"), .long]`.
public struct NameSpecification: Equatable, Sendable, ExpressibleByArrayLiteral {
  private enum Element: Equatable, Sendable {
    case long
    case short
    case customLong(String)
    case customShort(Character)
  }

  private let elements: [Element]

  private init(elements: [Element]) {
    self.elements = elements
  }

  /// Joins the names of all elements.
  public init(arrayLiteral specifications: NameSpecification...) {
    elements = specifications.flatMap(\.elements)
  }

  /// The property's name after two dashes, its words divided by dashes.
  public static var long: NameSpecification { NameSpecification(elements: [.long]) }

  /// The first letter of the property's name after one dash.
  public static var short: NameSpecification { NameSpecification(elements: [.short]) }

  /// Both ``short`` and ``long``.
  public static var shortAndLong: NameSpecification { NameSpecification(elements: [.short, .long]) }

  /// The given name after two dashes.
  public static func customLong(_ name: String) -> NameSpecification {
    NameSpecification(elements: [.customLong(name)])
  }

  /// The given letter after one dash.
  public static func customShort(_ letter: Character) -> NameSpecification {
    NameSpecification(elements: [.customShort(letter)])
  }

  /// The names with their dashes, short ones first.
  func names(for property: String) -> [String] {
    shortNames(for: property) + longNames(for: property).map { "--" + $0 }
  }

  /// The names that take back what the flag says, with their dashes.
  func negativeNames(for property: String) -> [String] {
    longNames(for: property).map { "--no-" + $0 }
  }

  private func shortNames(for property: String) -> [String] {
    elements.compactMap { element in
      switch element {
      case .short: "-" + property.prefix(1).lowercased()
      case .customShort(let letter): "-" + String(letter)
      case .long, .customLong: nil
      }
    }
  }

  private func longNames(for property: String) -> [String] {
    elements.compactMap { element in
      switch element {
      case .long: property.kebabCased
      case .customLong(let name): name
      case .short, .customShort: nil
      }
    }
  }
}
