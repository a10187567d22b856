/// A part of a consumption and the lot that it uses.
public struct LeaveUse: Hashable, Sendable {
  /// The place of the lot in ``LeaveAccount/lots``.
  public let lot: Int
  /// How much, in the unit's small units; below 0 for what is given back.
  public internal(set) var scaled: Int64
}
