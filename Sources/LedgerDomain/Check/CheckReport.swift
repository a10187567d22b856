/// What a check of a ledger came to.
public struct CheckReport: Hashable, Sendable {
  /// How many findings of a kind are listed; a damaged file could have millions.
  public static let mostOfAKind = 50

  /// How many entries were added up.
  public let entryCount: Int
  /// What was found, damage first and notices last.
  public let findings: [CheckFinding]
  /// How many findings there are beyond those listed.
  public let unlistedCount: Int

  /// Makes a report; findings come in any order.
  public init(entryCount: Int, findings: [CheckFinding], unlistedCount: Int = 0) {
    self.entryCount = entryCount
    self.findings = [.damage, .warning, .notice].flatMap { (severity: CheckFinding.Severity) in
      findings.filter { $0.severity == severity }
    }
    self.unlistedCount = unlistedCount
  }

  /// The report with more findings of one kind.
  public func adding(_ more: [CheckFinding]) -> CheckReport {
    CheckReport(
      entryCount: entryCount, findings: findings + more.prefix(CheckReport.mostOfAKind),
      unlistedCount: unlistedCount + max(0, more.count - CheckReport.mostOfAKind))
  }

  /// Whether nothing contradicts itself.
  public var isSound: Bool { !findings.contains { $0.severity == .damage } }
}
