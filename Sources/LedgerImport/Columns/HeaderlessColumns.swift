/// Settles which of several columns of money is the amount and which the balance, where no header says so.
struct HeaderlessColumns {
  private let bytes: SourceBytes
  private let rows: [Record]
  private let profiles: [ColumnProfile]

  /// Looks at the records that have a date.
  init(_ bytes: SourceBytes, records: [Record], profiles: [ColumnProfile]) {
    self.bytes = bytes
    rows = records.filter { record in record.cells.contains { ColumnProfile.isDate(bytes, $0) } }
    self.profiles = profiles
  }

  /// A map with the balance that the amounts add up to, if there is one.
  ///
  /// - Throws: ``ImportError/severalAmountColumns(_:)`` when several columns may be the amount.
  func settle(_ map: ColumnMap, named: [ColumnRole: Int]) throws(ImportError) -> ColumnMap {
    var map = map
    let money = profiles.indices.filter { column in
      profiles[column].isNumbers && profiles[column].filled > 0 && !map.dates.contains(column)
    }
    if named[.balance] == nil, named[.amount] == nil, rows.count >= 2 {
      for amount in money {
        for balance in money.reversed() where amount != balance && addUp(amount, nil, balance) {
          map.amounts = [amount]
          (map.debit, map.credit, map.balance) = (nil, nil, balance)
          return map
        }
      }
    }
    if map.amounts.isEmpty, let debit = map.debit, let credit = map.credit {
      let others = money.filter { $0 > credit && profiles[$0].filled * 2 >= rows.count }
      if let balance = named[.balance] ?? others.first(where: { addUp(debit, credit, $0) }) {
        map.balance = balance
      }
    }
    if let amount = map.amounts.first {
      let rivals = money.filter { $0 != amount && profiles[$0].negatives > 0 && !saysTheSame($0, as: amount) }
      if profiles[amount].negatives > 0, !rivals.isEmpty, named[.balance] == nil {
        throw .severalAmountColumns(([amount] + rivals).map { String($0 + 1) })
      }
    }
    return map
  }

  /// Whether a column repeats another: in the same currency, or in French francs, which French banks still print at the
  /// fixed rate of 6.55957 to the euro.
  private func saysTheSame(_ column: Int, as amount: Int) -> Bool {
    rows.allSatisfy { row in
      guard let other = value(row[column]), let original = value(row[amount]) else { return true }
      let francs = Int128(original) * 655_957
      return other == original || abs(Int128(other) * 100_000 - francs) <= 100 * 100_000
    }
  }

  /// Whether each balance follows from the one before, or the one behind, and the amounts; at least two rows with
  /// different amounts have to show it.
  private func addUp(_ first: Int, _ second: Int?, _ balance: Int) -> Bool {
    let values = rows.compactMap { row -> (amount: Int64, balance: Int64)? in
      guard let stated = value(row[balance]) else { return nil }
      if let second {
        return (abs(value(row[second]) ?? 0) - abs(value(row[first]) ?? 0), stated)
      }
      return value(row[first]).map { ($0, stated) }
    }
    guard values.count >= 2, values.count * 10 >= rows.count * 8 else { return false }
    func matches(_ sign: Int64, isNewestFirst: Bool) -> Bool {
      zip(values, values.dropFirst()).allSatisfy { earlier, later in
        let expected =
          isNewestFirst
          ? earlier.balance &- sign &* earlier.amount : earlier.balance &+ sign &* later.amount
        return expected == later.balance
      }
    }
    return [1, -1].contains { matches($0, isNewestFirst: true) || matches($0, isNewestFirst: false) }
      && values.contains { $0.amount != 0 }
  }

  /// The value of a cell in ten-thousandths, under the likelier notation: good enough to tell columns apart.
  private func value(_ cell: Cell) -> Int64? {
    guard let number = NumberLexer.lex(bytes, cell), !number.notations.isEmpty else { return nil }
    let mark: DecimalMark = number.lastMark == .comma && number.digitsBehindLastMark != 3 ? .comma : .point
    guard let exact = try? number.value(mark, exponent: 4) else { return nil }
    return number.sign == .minus ? -exact : exact
  }
}
