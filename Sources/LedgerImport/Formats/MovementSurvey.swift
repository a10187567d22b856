import LedgerDomain

/// What a walk through a whole file found.
struct MovementSurvey {
  /// The records: movements, and those that are skipped or cannot be read.
  private(set) var rowCount = 0
  /// Records that are no movement.
  private(set) var skipped: [SkippedRow] = []
  /// Movements that cannot be read.
  private(set) var problems: [RowProblem] = []
  /// What a person should know.
  private(set) var warnings: [ImportWarning] = []
  /// The first and last date.
  private(set) var dates: ClosedRange<CalendarDate>?
  /// How many rows are in which currency.
  private(set) var statedCurrencies = StatedCurrencies()
  /// The currencies in the order of their first use.
  var currencies: [Currency] { statedCurrencies.order }
  /// The ids that occur more than once.
  private(set) var repeatedReferences: Set<String> = []
  /// Whether the ids are ids: where a fifth of them occurs again they are none.
  private(set) var usesReferences = true
  private var references: [UInt32] = []

  /// Walks through a file, and a second time where ids may occur twice.
  init(_ source: some MovementSource) {
    source.walk { record in
      take(record)
      return true
    }
    let repeated = settleReferences()
    if !repeated.isEmpty { collect(repeated, source) }
  }

  private mutating func take(_ record: MovementRecord) {
    switch record {
    case .row(let row): take(row)
    case .skipped(let row): skipped.append(row)
    case .problem(let problem): problems.append(problem)
    case .warning(let warning):
      warnings.append(warning)
      return
    }
    rowCount += 1
  }

  private mutating func take(_ row: ImportRow) {
    let date = row.date
    dates = dates.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
    statedCurrencies.take(row.amount.currency)
    if let reference = row.reference { references.append(MovementSurvey.hash(reference)) }
  }

  private mutating func settleReferences() -> Set<UInt32> {
    references.sort()
    var hashes: Set<UInt32> = []
    var repeated = 0
    for (first, second) in zip(references, references.dropFirst()) where first == second {
      hashes.insert(first)
      repeated += 1
    }
    usesReferences = repeated * 5 <= references.count || references.count < 5
    references = []
    return usesReferences ? hashes : []
  }

  private mutating func collect(_ hashes: Set<UInt32>, _ source: some MovementSource) {
    var seen: Set<String> = []
    source.walk { record in
      if case .row(let row) = record, let id = row.reference, hashes.contains(MovementSurvey.hash(id)),
        !seen.insert(id).inserted
      {
        repeatedReferences.insert(id)
      }
      return true
    }
  }

  private static func hash(_ reference: String) -> UInt32 {
    var fingerprint = Fingerprint()
    fingerprint.combine(reference)
    return UInt32(truncatingIfNeeded: fingerprint.bits ^ (fingerprint.bits >> 32))
  }
}
