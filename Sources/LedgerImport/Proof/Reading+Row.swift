import LedgerDomain

extension Reading {
  /// The date of a row.
  func date(_ row: ParsedRow, columns: PreparedColumns, _ bytes: SourceBytes, year: Int?) throws(CellProblem)
    -> CalendarDate
  {
    if let date = row.date.date(order, year: year) { return date }
    let column = columns.dates[0]
    let text = bytes.excerpt(row.dateRange)
    throw CellProblem(column: column, reason: row.date.third == nil && year == nil ? .noYear(text) : .notADate(text))
  }

  /// The row as it goes to the ledger; nil when it has a problem, which the statement names.
  func importRow(
    _ row: ParsedRow, _ record: Record, columns: PreparedColumns, _ bytes: SourceBytes, year: Int?
  ) -> ImportRow? {
    guard let date = try? date(row, columns: columns, bytes, year: year),
      var minorUnits = try? amounts.amount(row, columns: columns, bytes)
    else { return nil }
    if amounts.isInverted { minorUnits = -minorUnits }
    if amounts.takesFee { minorUnits &-= amounts.fee(row) }
    let texts = RowTexts(bytes, record, columns: columns, isIn: minorUnits > 0, ownName: ownName)
    return ImportRow(
      line: record.line, extent: bytes.extent(of: record.range, inLineFrom: record.range.lowerBound), date: date,
      amount: Money(minorUnits: minorUnits, currency: row.currency),
      payee: texts.payee, note: texts.note,
      reference: usesReferences ? columns.map.reference.flatMap { ReferenceCell.text(bytes, record[$0]) } : nil,
      balance: amounts.balance(row).map { Money(minorUnits: $0, currency: row.currency) },
      category: columns.map.category.flatMap { bytes.text(record[$0]) },
      account: usesAccounts ? columns.map.account.flatMap { bytes.text(record[$0]) } : nil,
      status: row.isPending ? .pending : .posted)
  }
}
