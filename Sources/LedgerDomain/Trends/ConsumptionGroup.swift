/// One of the groups that consumption is told apart by.
public enum ConsumptionGroup: Hashable, Sendable {
  /// A category, payee, account or tag.
  case named(String)
  /// What has none: entries without a payee, or without a tag.
  case unnamed

  /// The name; nil for what has none.
  public var name: String? {
    switch self {
    case .named(let name): name
    case .unnamed: nil
    }
  }
}

extension ConsumptionGroup: Comparable {
  /// Orders by name; what has none comes first.
  public static func < (left: ConsumptionGroup, right: ConsumptionGroup) -> Bool {
    switch (left, right) {
    case (.unnamed, .named): true
    case (.named(let left), .named(let right)): left < right
    case (_, .unnamed): false
    }
  }
}
