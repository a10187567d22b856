extension ReadingSettings {
  /// A setting with which a file is read otherwise than it was before.
  public struct Difference: Hashable, Sendable {
    /// The setting's name.
    public let name: String
    /// Its value before; nil where the file was left to tell.
    public let before: String?
    /// Its value now; nil where the file is left to tell.
    public let now: String?
  }

  /// What reads a file otherwise than other settings did, by name.
  ///
  /// Two formats of dates in the same order are one reading. Which rows are wanted, and which categories are made, is none.
  ///
  /// - Parameter earlier: the settings of an earlier reading of the same file.
  /// - Returns: the settings that differ.
  public func differences(from earlier: ReadingSettings) -> [Difference] {
    let names = Set(values.keys).union(earlier.values.keys).subtracting([
      Key.includePending.rawValue, Key.createCategories.rawValue,
    ])
    return names.sorted().compactMap { name in
      let (before, now) = (earlier.values[name], values[name])
      if before == now { return nil }
      if name == Key.dateFormat.rawValue, let before, let now,
        let order = DateFormat(before)?.order, order == DateFormat(now)?.order
      {
        return nil
      }
      return Difference(name: name, before: before, now: now)
    }
  }
}
