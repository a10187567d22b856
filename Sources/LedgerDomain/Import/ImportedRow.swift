/// A row of an imported file that stands behind an entry, as the ledger remembers it.
public struct ImportedRow: Hashable, Sendable {
  /// What has become of the row's entry since.
  public enum State: String, CaseIterable, Sendable {
    /// It is as it was imported, or sorted by rules alone.
    case unchanged
    /// A person changed it.
    case edited
    /// A person deleted it.
    case deleted
  }

  /// The physical line on which the row begins, from 1.
  public var line: Int
  /// Which part of the text, from that line on, is the row's; nil for one whole line, and for an import of an early version.
  public var extent: RowExtent?
  /// The number of the entry.
  public var entry: Entry.ID
  /// Whether the entry had been typed before, and the row was only linked to it.
  public var isLinked: Bool
  /// What has become of the entry.
  public var state: State

  /// Describes a row.
  public init(line: Int, extent: RowExtent? = nil, entry: Entry.ID, isLinked: Bool, state: State) {
    self.line = line
    self.extent = extent
    self.entry = entry
    self.isLinked = isLinked
    self.state = state
  }
}
