/// The candidates that a mistyped word probably meant, for a `Did you mean …?`.
///
/// These are the candidates at the smallest ``editDistance(_:_:)``, if that is small for the length of the word; if
/// there are none, the ones that begin with the word (of at least three letters). Case does not count. The order is
/// that of the candidates, each stands once, and at most `limit` are returned.
public func nearest(to word: String, in candidates: [String], limit: Int = 3) -> [String] {
  let typed = word.lowercased()
  let tolerance = max(1, typed.count / 3)
  var best = tolerance
  var found: [String] = []
  for candidate in candidates where !found.contains(candidate) {
    // A word of one letter is one edit away from every other; that is no likeness.
    guard abs(candidate.count - typed.count) <= best, typed.count > 1 else { continue }
    let distance = editDistance(typed, candidate.lowercased())
    if distance < best { found = [] }
    if distance <= best {
      best = distance
      found.append(candidate)
    }
  }
  if found.isEmpty && typed.count >= 3 {
    for candidate in candidates where candidate.lowercased().hasPrefix(typed) && !found.contains(candidate) {
      found.append(candidate)
    }
  }
  return Array(found.prefix(limit))
}

/// How many letters must be inserted, removed, replaced or exchanged with their neighbour to make one word the other.
///
/// This is the "optimal string alignment" distance: no letter is edited twice. Time and space are the product of both
/// lengths.
public func editDistance(_ first: String, _ second: String) -> Int {
  let source = Array(first)
  let target = Array(second)
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in 0..<source.count {
    var current = [row + 1]
    for column in 0..<target.count {
      let replaced = last[column] + (source[row] == target[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      let isExchange =
        row > 0 && column > 0 && source[row] == target[column - 1] && source[row - 1] == target[column]
      if isExchange { distance = min(distance, beforeLast[column - 1] + 1) }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[target.count]
}
