internal import LedgerDomain
internal import SQLiteKit

/// The days on which months start, and since when.
struct MonthStartDAO {
  let connection: Connection

  /// The calendar that they make.
  func calendar() throws -> MonthCalendar {
    MonthCalendar(
      try connection.all("SELECT month, day FROM month_start") { row in
        let (month, day) = (try row.value(0, as: Month.self), try row.value(1, as: Int.self))
        guard let start = MonthStart(day: day, from: month) else { throw LedgerError.damaged(.setting("month-start")) }
        return start
      })
  }

  /// Stores a setting in place of the one from the same month. One that says what holds before it is not kept, since it would cut
  /// a month in two and change nothing else.
  func set(_ start: MonthStart) throws {
    let before = try calendar().starts.last { $0.from < start.from }?.day ?? 1
    if start.day == before {
      try connection.run("DELETE FROM month_start WHERE month = ?", start.from)
      return
    }
    try connection.run(
      "INSERT INTO month_start (month, day) VALUES (?, ?) ON CONFLICT (month) DO UPDATE SET day = excluded.day",
      start.from, start.day)
  }
}
