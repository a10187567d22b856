/// What a check of a ledger came to.
public struct CheckReport: Hashable, Sendable {
  /// How many entries were added up.
  public let entryCount: Int
  /// What was found, damage first.
  public let findings: [CheckFinding]
  /// How many findings there are beyond those listed.
  public let unlistedCount: Int

  /// Makes a report; findings come in any order.
  public init(entryCount: Int, findings: [CheckFinding], unlistedCount: Int = 0) {
    self.entryCount = entryCount
    self.findings = findings.filter { $0.severity == .damage } + findings.filter { $0.severity == .notice }
    self.unlistedCount = unlistedCount
  }

  /// Whether nothing contradicts itself.
  public var isSound: Bool { !findings.contains { $0.severity == .damage } }
}
