internal import LedgerDomain

extension ConsumptionChange {
  /// The change with its sign: `+41.20`, `-3.00`, or the sign for no value.
  func changeText(_ glyphs: Glyphs) -> String {
    guard let change else { return glyphs.noValue }
    return change.minorUnits > 0 ? "+" + change.groupedText : change.groupedText
  }

  /// The change in percent with its sign, or the sign for no value where there was nothing before.
  func percentText(_ glyphs: Glyphs) -> String {
    ratio.hasBase && ratio.part > 0 ? "+" + ratio.percentText : glyphs.percent(ratio)
  }
}

extension ConsumptionGrouping {
  /// The heading of its column.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// So many of them: `1 more payee`, `3 more categories`.
  func counted(_ count: Int, _ adjective: String) -> String {
    let plural = self == .category ? "categories" : rawValue + "s"
    return "\(count) \(adjective) \(count == 1 ? rawValue : plural)"
  }

  /// The name of a group, or what it is without.
  func name(of group: ConsumptionGroup) -> String { group.name ?? "no \(rawValue)" }
}
