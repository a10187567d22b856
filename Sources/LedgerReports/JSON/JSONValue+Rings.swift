internal import LedgerDomain

extension JSONValue {
  /// RING of DESIGN §4. The amounts of a balance are quantities of its unit, as CARD has them.
  static func ring(_ ring: Ring) -> JSONValue {
    .object([
      ("name", .string(ring.name)),
      ("kind", .string(ring.kind.rawValue)),
      ("percentConsumed", .number(ring.percentConsumed.fraction)),
      ("amount", .described(ring.amount)),
      ("total", .described(ring.total)),
      ("colors", .colors(ring.colors)),
      ("status", .string(ring.status.rawValue)),
    ])
  }
}
