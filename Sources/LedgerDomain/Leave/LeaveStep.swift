/// One event of a ``LeaveAccount``, given or worked out, with what it used.
public struct LeaveStep: Hashable, Sendable {
  /// The event.
  public let event: LeaveEvent
  /// The lots that it used, the first one first; nothing for a grant.
  public internal(set) var uses: [LeaveUse]
  /// The event's place among those given; nil for one that was worked out.
  let place: Int?

  init(event: LeaveEvent, place: Int? = nil, uses: [LeaveUse] = []) {
    self.event = event
    self.place = place
    self.uses = uses
  }

  /// How much the event changes what is left once it has happened as a whole.
  var change: Int128 {
    switch event.kind {
    case .grant, .carryIn, .adjust: Int128(event.scaled)
    case .consume, .expire: -Int128(event.scaled)
    }
  }
}
