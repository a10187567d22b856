public import LedgerDomain

/// Months cut by walking from day to day, for comparison with the calendar that the ledger reckons with.
public enum NaiveMonths {
  /// The label of each day, by walking over the days: a stretch begins on a start day or where a setting begins, and
  /// goes on where it would hold no 15th.
  public static func labels(
    _ starts: [MonthStart], from first: CalendarDate, through last: CalendarDate
  ) -> [(date: CalendarDate, label: String)] {
    var stretches: [[CalendarDate]] = []
    var date = first
    while date <= last {
      let (year, month, day) = date.components
      let start = starts.filter { $0.from.firstDay <= date }.max { $0.from < $1.from }?.day ?? 1
      let startHere = min(start, CalendarDate.days(inMonth: month, of: year))
      let isCut = starts.contains { $0.from.firstDay == date }
      if day == startHere || isCut || stretches.isEmpty { stretches.append([]) }
      stretches[stretches.count - 1].append(date)
      date = date.adding(days: 1)!
    }
    var months: [[CalendarDate]] = []
    for stretch in stretches {
      if months.isEmpty || stretch.contains(where: { $0.components.day == 15 }) {
        months.append(stretch)
      } else {
        months[months.count - 1] += stretch
      }
    }
    // The ends of the walk cut months in two.
    return months.dropFirst().dropLast().flatMap { days in
      let label = days.first { $0.components.day == 15 }!.month.description
      return days.map { ($0, label) }
    }
  }
}
