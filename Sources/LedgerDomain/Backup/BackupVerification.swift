/// What looking through a backup came to.
public struct BackupVerification: Hashable, Sendable {
  /// The file.
  public let path: String
  /// Its size in bytes.
  public let bytes: Int
  /// How many migrations made it.
  public let schema: Int
  /// What a check of it found; `entryCount` counts its entries.
  public let report: CheckReport
  /// The first and the last month that has entries; nil where there are none, or where it cannot be told.
  public let months: ClosedRange<Month>?

  /// Describes a backup.
  public init(path: String, bytes: Int, schema: Int, report: CheckReport, months: ClosedRange<Month>?) {
    self.path = path
    self.bytes = bytes
    self.schema = schema
    self.report = report
    self.months = months
  }
}
