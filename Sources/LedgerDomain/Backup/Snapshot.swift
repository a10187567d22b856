/// A copy of the ledger that was kept by itself before something large.
public struct Snapshot: Hashable, Sendable {
  /// The file's name in its folder, `20261130T172128Z-before-import.sqlite`.
  public let name: String
  /// Where the file is.
  public let path: String
  /// The moment in UTC, `2026-11-30T17:21:28Z`.
  public let madeAt: String
  /// Why it was kept, as the name says it: `before-import`.
  public let reason: String
  /// The size of the file in bytes.
  public let bytes: Int
  /// How many entries it holds; nil where it cannot be read.
  public let entryCount: Int?

  /// Describes a copy.
  public init(name: String, path: String, madeAt: String, reason: String, bytes: Int, entryCount: Int?) {
    self.name = name
    self.path = path
    self.madeAt = madeAt
    self.reason = reason
    self.bytes = bytes
    self.entryCount = entryCount
  }
}
