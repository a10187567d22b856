/// Sums by their keys, each found again and again: the ones used last without a hash of the key.
struct KeyedSums<Key: Hashable, Sum> {
  /// A power of 2: more than the categories of a household in a month.
  private static var recentCount: Int { 256 }

  /// All sums, in the order in which their keys came.
  private(set) var all: [(key: Key, value: Sum)] = []
  private var places: [Key: Int] = [:]
  /// Places in ``all``, by the number that a key was used with.
  private var recent = [Int](repeating: 0, count: recentCount)

  /// Changes the sum of a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - number: any number that tells the key from most others.
  ///   - start: the sum of a key that is new.
  ///   - change: changes the sum.
  /// - Throws: what `change` throws.
  mutating func change(
    _ key: Key, number: Int64, from start: @autoclosure () -> Sum, _ change: (inout Sum) throws -> Void
  ) rethrows {
    let slot = Int(truncatingIfNeeded: number) & (Self.recentCount - 1)
    var place = recent[slot]
    if place >= all.count || all[place].key != key {
      place = places[key] ?? all.count
      if place == all.count {
        all.append((key, start()))
        places[key] = place
      }
      recent[slot] = place
    }
    try change(&all[place].value)
  }
}
