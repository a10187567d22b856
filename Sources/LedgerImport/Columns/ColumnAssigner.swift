/// Finds the column of each role, by the names in the header, and by what the cells hold.
struct ColumnAssigner {
  /// The names of the columns; empty where there is no header.
  let names: [String]
  /// What the columns hold.
  let profiles: [ColumnProfile]
  /// The number of records in the sample.
  let sampleCount: Int
  /// The columns that options name, by their index.
  let named: [ColumnRole: Int]
  /// What the names mean, by column.
  private let meanings: [[HeaderVocabulary.Meaning]]

  /// An assigner that has looked up what the names mean.
  init(names: [String], profiles: [ColumnProfile], sampleCount: Int, named: [ColumnRole: Int]) {
    self.names = names
    self.profiles = profiles
    self.sampleCount = sampleCount
    self.named = named
    meanings = names.map { HeaderVocabulary.meanings(of: $0) }
  }

  /// A column that may have a role.
  private struct Candidate {
    let column: Int
    let rank: Int
  }

  /// The columns.
  func assign() -> ColumnMap {
    var map = ColumnMap()
    map.names = names
    assignDates(&map)
    assignMoney(&map)
    assignTexts(&map)
    return map
  }

  // MARK: Dates

  private func assignDates(_ map: inout ColumnMap) {
    let order: [ColumnRole] = [.date, .bookingDate, .valueDate]
    map.dates = order.flatMap { role in
      candidates(role) { $0.isDates }.sorted { first, second in
        let blanks = (profiles[first.column].filled == 0, profiles[second.column].filled == 0)
        if blanks.0 != blanks.1 { return blanks.1 }
        return first.rank < second.rank
      }.map(\.column)
    }
    if map.dates.count > 1, profiles[map.dates[0]].filled == 0 {
      map.dates.sort { profiles[$0].filled > 0 && profiles[$1].filled == 0 }
    }
    if map.dates.isEmpty {
      let columns = profiles.indices.filter { profiles[$0].dates > 0 && profiles[$0].isDates }
      map.dates = columns.filter { profiles[$0].shortDates == 0 } + columns.filter { profiles[$0].shortDates > 0 }
    }
    if let date = named[.date] { map.dates = [date] + map.dates.filter { $0 != date } }
  }

  // MARK: Money

  private func assignMoney(_ map: inout ColumnMap) {
    let isNumbers: (ColumnProfile) -> Bool = { $0.isNumbers }
    map.balance = named[.balance] ?? best(.balance, isNumbers)
    let amounts = candidates(.amount, isNumbers).filter { $0.column != map.balance && !map.dates.contains($0.column) }
    let amount = amounts.min(by: isBetter)
    let debit = named[.debit] ?? best(.debit, isNumbers)
    let credit = named[.credit] ?? best(.credit, isNumbers)
    if let column = named[.amount] {
      map.amounts = [column]
    } else if named[.debit] != nil || named[.credit] != nil {
      (map.debit, map.credit) = (debit, credit)
    } else if let debit, let credit, pairIsFuller(debit, credit, than: amount?.column) {
      (map.debit, map.credit) = (debit, credit)
    } else if let amount {
      map.amounts = [amount.column] + currencySiblings(of: amount, among: amounts)
      map.rivalAmounts = amounts.filter { isRival($0, of: amount) }.map(\.column)
    } else if debit != nil || credit != nil {
      (map.debit, map.credit) = (debit, credit)
      completePair(&map)
    } else if let column = misreadAmount(map) {
      map.amounts = [column]
    } else {
      ContentColumns(profiles: profiles, sampleCount: sampleCount, taken: map).assignAmount(&map)
    }
    if map.debit == nil && map.credit == nil { map.direction = direction(excluding: map) }
    if let column = named[.direction] { map.direction = column }
    map.fee = named[.fee] ?? best(.fee, isNumbers)
    map.currency = named[.currency] ?? currency(near: map.numbers)
    if map.balance.map({ map.numbers.contains($0) }) ?? false { map.balance = nil }
  }

  /// The column that is called an amount and has figures, most of which are none that can be read: they are to be named
  /// rather than another column taken.
  private func misreadAmount(_ map: ColumnMap) -> Int? {
    candidates(.amount) { $0.isFigures }.filter { $0.column != map.balance && !map.dates.contains($0.column) }
      .min(by: isBetter)?.column
  }

  /// Whether two columns for out and in say more than one of amounts: as many rows, and signs that the one lacks.
  private func pairIsFuller(_ debit: Int, _ credit: Int, than amount: Int?) -> Bool {
    guard let amount else { return true }
    let pair = profiles[debit].filled + profiles[credit].filled
    if pair == 0 { return profiles[amount].filled == 0 }
    return profiles[amount].negatives == 0 || profiles[amount].filled < pair
  }

  /// Whether two columns have the same name, and each row fills both.
  private func isRival(_ other: Candidate, of amount: Candidate) -> Bool {
    other.column != amount.column && FoldedName.fold(name(other.column)) == FoldedName.fold(name(amount.column))
      && profiles[other.column].filled == sampleCount && profiles[amount.column].filled == sampleCount
  }

  /// Finds the other column of a pair of which one name is known: the one whose rows are those that the known leaves blank.
  private func completePair(_ map: inout ColumnMap) {
    guard let known = map.debit ?? map.credit, map.debit == nil || map.credit == nil else { return }
    let missing: ColumnRole = map.debit == nil ? .debit : .credit
    let named = best(missing) { $0.isFigures }.flatMap { $0 == known ? nil : $0 }
    let other = named ?? otherOfPair(known, map)
    if map.debit == nil { map.debit = other } else { map.credit = other }
  }

  private func otherOfPair(_ known: Int, _ map: ColumnMap) -> Int? {
    profiles.indices.first { column in
      let profile = profiles[column]
      let isFree = column != known && column != map.balance && !map.dates.contains(column)
      let filled = profile.filled + profiles[known].filled
      return isFree && profile.numbers == profile.filled && profile.moneyLike > 0 && abs(column - known) == 1
        && filled <= sampleCount && filled * 10 >= sampleCount * 9
    }
  }

  /// Columns such as `CAD$` and `USD$`, of which each row fills one.
  private func currencySiblings(of amount: Candidate, among amounts: [Candidate]) -> [Int] {
    guard let currency = HeaderCurrency.currency(in: name(amount.column)), profiles[amount.column].filled < sampleCount
    else { return [] }
    return amounts.filter { other in
      guard other.column != amount.column, let otherCurrency = HeaderCurrency.currency(in: name(other.column)) else {
        return false
      }
      return otherCurrency != currency
        && profiles[amount.column].filled + profiles[other.column].filled <= sampleCount
    }.map(\.column)
  }

  /// The column of words for out and in: by its name, else by what it holds.
  private func direction(excluding map: ColumnMap) -> Int? {
    let hasSigns = map.amounts.contains { profiles[$0].negatives > 0 }
    let named = candidates(.direction) { $0.isDirections }.min { $0.rank < $1.rank }
    // Beside signs only a column that is there for nothing else counts.
    if let named, named.rank == 0 || !hasSigns { return named.column }
    if hasSigns { return nil }
    return profiles.indices.first { column in
      let profile = profiles[column]
      let isUnnamed = name(column).isEmpty || !meanings(column).contains { $0.role != .type }
      guard profile.isDirections, isUnnamed, profile.numbers == 0 else { return false }
      return (profile.outs > 0 && profile.ins > 0) || (profile.filled < sampleCount && names.isEmpty == false)
    }
  }

  /// The column of currencies next to the amount, rather behind it than in front.
  private func currency(near columns: [Int]) -> Int? {
    guard let last = columns.max(), let first = columns.min() else { return nil }
    // Codes of no currency that is known are named by their rows, and not taken for the currency of the account.
    var found = candidates(.currency) { $0.currencies * 2 >= $0.filled || $0.codes == $0.filled }.map(\.column)
    if names.isEmpty { found = profiles.indices.filter { profiles[$0].isCurrencies } }
    found = found.filter { profiles[$0].filled > 0 }
    func distance(_ column: Int) -> Int { column > last ? 2 * (column - last) - 1 : 2 * abs(first - column) }
    return found.min { distance($0) < distance($1) }
  }

  // MARK: Texts

  private func assignTexts(_ map: inout ColumnMap) {
    let taken = Set(map.numbers + map.dates + [map.balance, map.direction, map.currency].compactMap { $0 })
    func list(_ role: ColumnRole) -> [Int] {
      if let column = named[role] { return [column] }
      return candidates(role) { _ in true }.filter { !taken.contains($0.column) }.sorted {
        ($0.rank, $0.column) < ($1.rank, $1.column)
      }.map(\.column)
    }
    map.payees = list(.payee)
    // The same name in each row, beside another column of names, is the owner's.
    if named[.payee] == nil, map.payees.count > 1, sampleCount > 3 {
      let others = map.payees.filter { !(profiles[$0].isConstant && profiles[$0].filled == sampleCount) }
      if !others.isEmpty { map.payees = others }
    }
    map.payers = list(.payer)
    map.descriptions = list(.description).filter { named[.description] != nil || !profiles[$0].isDirections }
    map.notes = list(.note)
    map.types = list(.type)
    map.statuses = list(.status)
    map.category = list(.category).first
    map.account = list(.account).first
    map.reference = named[.reference] ?? list(.reference).first { profiles[$0].filled > 0 }
    // Unnamed columns behind a text continue it.
    for column in map.descriptions where column + 1 < names.count && !names.isEmpty {
      var next = column + 1
      while next < names.count, names[next].isEmpty, next < profiles.count, profiles[next].filled > 0,
        !taken.contains(next), !profiles[next].isNumbers, map.direction != next
      {
        map.notes.append(next)
        next += 1
      }
    }
    if names.isEmpty { ContentColumns(profiles: profiles, sampleCount: sampleCount, taken: map).assignTexts(&map) }
    if !(map.payees + map.payers + map.descriptions).contains(where: { profiles[$0].filled > 0 }) {
      if let note = map.notes.firstIndex(where: { profiles[$0].filled > 0 }) {
        map.descriptions.append(map.notes.remove(at: note))
      } else {
        ContentColumns(profiles: profiles, sampleCount: sampleCount, taken: map).assignTexts(&map)
      }
    }
  }

  // MARK: Candidates

  private func name(_ column: Int) -> String { column < names.count ? names[column] : "" }

  private func meanings(_ column: Int) -> [HeaderVocabulary.Meaning] { column < meanings.count ? meanings[column] : [] }

  private func candidates(_ role: ColumnRole, _ fits: (ColumnProfile) -> Bool) -> [Candidate] {
    profiles.indices.compactMap { column in
      guard !named.values.contains(column) || named[role] == column, fits(profiles[column]) else { return nil }
      let meaning = meanings(column).first { $0.role == role }
      return meaning.map { Candidate(column: column, rank: $0.rank) }
    }
  }

  private func best(_ role: ColumnRole, _ fits: (ColumnProfile) -> Bool) -> Int? {
    candidates(role, fits).min(by: isBetter)?.column
  }

  /// Filled before blank, then the better name, then the fuller, then the first.
  private func isBetter(_ first: Candidate, _ second: Candidate) -> Bool {
    let filled = (profiles[first.column].filled, profiles[second.column].filled)
    if (filled.0 == 0) != (filled.1 == 0) { return filled.0 > 0 }
    if first.rank != second.rank { return first.rank < second.rank }
    if filled.0 != filled.1 { return filled.0 > filled.1 }
    return first.column < second.column
  }
}
