/// A category's name as a path: `Food:Groceries` lies below `Food`, and `FoodX` does not. Two paths are equal when each of their
/// parts is, regardless of case and of blanks around the colons.
public struct CategoryPath: Sendable {
  /// The parts as they are written, the topmost first.
  public let parts: [String]
  private let folded: [FoldedText]

  /// Reads a name.
  public init(_ name: some StringProtocol) {
    self.init(parts: name.split(separator: ":", omittingEmptySubsequences: false).map { FoldedText.collapsed($0) })
  }

  private init(parts: [String]) {
    self.parts = parts
    folded = parts.map { FoldedText($0) }
  }

  /// The path as a name, without blanks around its colons.
  public var name: String { parts.joined(separator: ":") }
  /// How many parts it has; 1 for a path that lies below no other.
  public var depth: Int { parts.count }
  /// The path that it lies below; nil at the top.
  public var parent: CategoryPath? { depth > 1 ? CategoryPath(parts: Array(parts.dropLast())) : nil }
  /// The paths that it lies below, the nearest first.
  public var ancestors: [CategoryPath] {
    (1..<max(1, depth)).reversed().map { CategoryPath(parts: Array(parts.prefix($0))) }
  }

  /// Whether it lies below another path, at whatever depth.
  public func isBelow(_ other: CategoryPath) -> Bool { depth > other.depth && folded.starts(with: other.folded) }

  /// The path with its first parts replaced.
  ///
  /// - Parameters:
  ///   - top: the path that it is, or lies below.
  ///   - new: what stands in its place.
  /// - Returns: the path; itself when it does not begin with `top`.
  public func replacing(_ top: CategoryPath, by new: CategoryPath) -> CategoryPath {
    self == top || isBelow(top) ? CategoryPath(parts: new.parts + parts.dropFirst(top.depth)) : self
  }
}

extension CategoryPath: Hashable {
  /// Compares folded parts.
  public static func == (left: CategoryPath, right: CategoryPath) -> Bool { left.folded == right.folded }
  /// Feeds the folded parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}
