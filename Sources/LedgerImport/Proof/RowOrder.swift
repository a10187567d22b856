import LedgerDomain

/// Whether the newest row stands first, as far as the dates tell.
struct RowOrder {
  private var last: CalendarDate?
  private var rises = 0
  private var falls = 0

  /// Takes in the date of a row.
  mutating func take(_ date: CalendarDate) {
    if let last {
      if date > last { rises += 1 }
      if date < last { falls += 1 }
    }
    last = date
  }

  /// True for the newest first, false for the oldest first; nil when the dates do not tell.
  var isNewestFirst: Bool? { falls > rises ? true : rises > falls ? false : nil }
}
