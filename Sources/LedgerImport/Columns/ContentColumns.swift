/// Finds columns by what they hold alone, where no header names them.
struct ContentColumns {
  /// What the columns hold.
  let profiles: [ColumnProfile]
  /// The number of records in the sample.
  let sampleCount: Int
  /// The columns that have a role already.
  let taken: ColumnMap

  /// The columns of amounts: one that each row fills, or two of which each row fills one.
  func assignAmount(_ map: inout ColumnMap) {
    let money = profiles.indices.filter { column in
      let profile = profiles[column]
      return profile.filled > 0 && profile.isNumbers && !taken.dates.contains(column) && taken.balance != column
        && profile.moneyLike > 0
    }
    let full = money.filter { profiles[$0].filled * 10 >= sampleCount * 9 }
    if let signed = full.first(where: { profiles[$0].negatives > 0 || profiles[$0].pluses > 0 }) {
      map.amounts = [signed]
    } else if let pair = exclusivePair(money) {
      (map.debit, map.credit) = pair
      map.pairIsNamed = false
    } else if let first = full.first {
      map.amounts = [first]
    } else if let whole = profiles.indices.first(where: { isWholeNumbers($0) }) {
      map.amounts = [whole]
    }
  }

  /// A column of whole numbers that each row fills: an amount in a currency without decimals.
  private func isWholeNumbers(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.filled > 0 && profile.numbers == profile.filled && profile.filled * 10 >= sampleCount * 9
      && !taken.dates.contains(column) && profile.length < 9 * profile.filled
  }

  /// Two neighbours of which each row fills one.
  private func exclusivePair(_ money: [Int]) -> (Int, Int)? {
    for (first, second) in zip(money, money.dropFirst()) where second == first + 1 {
      let filled = profiles[first].filled + profiles[second].filled
      if filled <= sampleCount + sampleCount / 20, filled * 10 >= sampleCount * 8 { return (first, second) }
    }
    return nil
  }

  /// The longest texts: the payee's name, then the rest.
  func assignTexts(_ map: inout ColumnMap) {
    let used = Set(map.roles.map(\.column))
    let texts = profiles.indices.filter { column in
      let profile = profiles[column]
      return profile.filled > 0 && profile.dates < profile.filled && profile.numbers * 2 < profile.filled
        && profile.currencies < profile.filled && !used.contains(column) && !profile.isDirections
    }
    let wordy = texts.filter { profiles[$0].words * 2 >= profiles[$0].filled }
    let full = (wordy.isEmpty ? texts : wordy).filter { profiles[$0].filled * 2 >= sampleCount }
    guard let longest = (full.isEmpty ? texts : full).max(by: { average($0) < average($1) }) else { return }
    map.descriptions = [longest]
    map.notes += wordy.filter { $0 != longest && !(profiles[$0].isConstant && sampleCount > 1) && average($0) >= 3 }
  }

  private func average(_ column: Int) -> Int { profiles[column].length / max(1, profiles[column].filled) }
}
