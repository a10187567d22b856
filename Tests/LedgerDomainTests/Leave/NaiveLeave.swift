import LedgerDomain

/// What a balance comes to, worked out a second time day by day and a thousandth at a time: slow and plain, to compare with.
struct NaiveLeave {
  struct Lot {
    let expires: CalendarDate?
    let isCarriedIn: Bool
    let date: CalendarDate
    let order: Int
    var rest: Int64
  }

  private(set) var total = Int64(0)
  private(set) var consumed = Int64(0)
  private(set) var expired = Int64(0)
  private(set) var lots: [Lot] = []
  private(set) var debt = Int64(0)

  init(_ events: [LeaveEvent], from first: CalendarDate, through last: CalendarDate) throws {
    var day = first
    while day <= last {
      for place in lots.indices {
        if let expires = lots[place].expires, expires < day {
          expired += lots[place].rest
          lots[place].rest = 0
        }
      }
      let begun = events.filter { $0.date == day }
      for event in begun where isLot(event) { bring(event) }
      // What was consumed without a lot is settled by those that came, as a consumption of that day.
      while debt > 0, let next = nextLot {
        lots[next].rest -= 1
        debt -= 1
      }
      for event in begun where !isLot(event) && event.until == event.date { happen(event, event.scaled) }
      for event in events where event.until > event.date && event.date <= day && day <= event.until {
        guard let before = day.adding(days: -1) else { break }
        happen(event, event.scaled(asOf: day) - event.scaled(asOf: before))
      }
      guard let next = day.adding(days: 1) else { break }
      day = next
    }
  }

  private func isLot(_ event: LeaveEvent) -> Bool {
    event.kind == .grant || event.kind == .carryIn || event.kind == .adjust && event.scaled > 0
  }

  private mutating func bring(_ event: LeaveEvent) {
    total += event.scaled
    lots.append(
      Lot(
        expires: event.expires, isCarriedIn: event.kind == .carryIn, date: event.date, order: lots.count,
        rest: event.scaled))
  }

  private mutating func happen(_ event: LeaveEvent, _ scaled: Int64) {
    switch event.kind {
    case .consume: consumed += scaled
    case .expire: expired += scaled
    case .grant, .carryIn, .adjust: total += scaled
    }
    for _ in 0..<abs(scaled) {
      if let next = nextLot { lots[next].rest -= 1 } else { debt += 1 }
    }
  }

  /// The lot that is used next.
  private var nextLot: Int? { lots.indices.filter { lots[$0].rest > 0 }.min { key($0) < key($1) } }

  private func key(_ place: Int) -> (Int32, Int, Int32, Int) {
    let lot = lots[place]
    return (lot.expires?.dayNumber ?? .max, lot.isCarriedIn ? 0 : 1, lot.date.dayNumber, lot.order)
  }
}
