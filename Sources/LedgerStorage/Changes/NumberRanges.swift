/// Numbers of rows, kept as ranges: those that a command touches lie side by side for the most part.
struct NumberRanges {
  private var gathered: [ClosedRange<Int64>] = []

  /// Whether there is none.
  var isEmpty: Bool { gathered.isEmpty }

  /// Takes in a number.
  mutating func insert(_ number: Int64) { insert(number...number) }

  /// Takes in numbers.
  mutating func insert(_ range: ClosedRange<Int64>) {
    guard let last = gathered.last else { return gathered.append(range) }
    if last.contains(range.lowerBound), last.contains(range.upperBound) { return }
    if range.lowerBound == last.upperBound &+ 1 {
      gathered[gathered.count - 1] = last.lowerBound...range.upperBound
    } else if range.upperBound &+ 1 == last.lowerBound {
      gathered[gathered.count - 1] = range.lowerBound...last.upperBound
    } else {
      gathered.append(range)
    }
  }

  /// The ranges in order, none touching another.
  var sorted: [ClosedRange<Int64>] {
    var result: [ClosedRange<Int64>] = []
    for range in gathered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound &+ 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension NumberRanges {
  /// How many numbers there are.
  var count: Int { sorted.reduce(0) { $0 + $1.count } }

  /// The numbers that are not among others.
  func subtracting(_ other: NumberRanges) -> NumberRanges {
    var result = NumberRanges()
    let taken = other.sorted
    for range in sorted {
      var start = range.lowerBound
      for hole in taken where hole.overlaps(range) {
        if hole.lowerBound > start { result.insert(start...hole.lowerBound - 1) }
        start = max(start, hole.upperBound &+ 1)
      }
      if start <= range.upperBound { result.insert(start...range.upperBound) }
    }
    return result
  }
}
