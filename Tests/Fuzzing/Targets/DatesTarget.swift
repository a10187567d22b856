import LedgerDomain

/// What the fuzzer calls with each text that it makes up (LLVM "libFuzzer", "Fuzz Target"): dates, months and periods as they are
/// typed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  if let date = CalendarDate(iso: text) {
    precondition(date.description == text, "it prints back to itself")
    precondition(CalendarDate(dayNumber: date.dayNumber) == date)
  }
  if let month = Month(iso: text) {
    precondition(month.description == text, "it prints back to itself")
    precondition(Month(number: month.number) == month)
  }
  if let typed = TypedDate(text: text) {
    for today in todays {
      guard let date = typed.date(today: today) else { continue }
      precondition(CalendarDate(iso: date.description) == date)
    }
  }
  if let period = Period(text: text) {
    for today in todays {
      if let months = period.months(today: today, in: MonthCalendar()) { precondition(months.first <= months.last) }
      let days = period.days(today: today, in: MonthCalendar())
      if let first = days.first, let last = days.last { precondition(first <= last) }
    }
  }
  return 0
}

/// The first and the last day there is, and days on which months and years turn.
private let todays = ["0001-01-01", "2024-02-29", "2026-11-30", "2026-12-31", "9999-12-31"].compactMap {
  CalendarDate(iso: $0)
}
