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

  /// Stores a setting in place of the one from the same month. Settings that change nothing are not kept, since each would cut a
  /// month in two.
  func set(_ start: MonthStart) throws {
    try connection.run(
      "INSERT INTO month_start (month, day) VALUES (?, ?) ON CONFLICT (month) DO UPDATE SET day = excluded.day",
      start.from, start.day)
    var day = 1
    for start in try calendar().starts {
      if start.day == day { try connection.run("DELETE FROM month_start WHERE month = ?", start.from) }
      day = start.day
    }
  }
}
