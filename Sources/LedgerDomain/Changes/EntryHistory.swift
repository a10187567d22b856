/// What happened to one entry, as the change log tells it.
public struct EntryHistory: Hashable, Sendable {
  /// What a change did to the entry.
  public struct Event: Hashable, Sendable {
    /// What became of the entry.
    public enum Fate: String, Sendable {
      case added, changed, removed
    }

    /// The change.
    public let change: LedgerChange
    /// What became of the entry.
    public let fate: Fate
    /// What it had before and after, field by field.
    public let fields: [FieldChange]

    /// Describes what a change did.
    public init(change: LedgerChange, fate: Fate, fields: [FieldChange]) {
      self.change = change
      self.fate = fate
      self.fields = fields
    }
  }

  /// A field of an entry before and after a change.
  public struct FieldChange: Hashable, Sendable {
    /// What an entry has.
    public enum Field: String, CaseIterable, Sendable {
      case date, amount, currency, category, payee, account, note, status, `import`, split, tag, transfer, goal, balance
    }

    /// The field.
    public let field: Field
    /// What it held before, as people read it; nil for nothing.
    public let before: String?
    /// What it held after; nil for nothing.
    public let after: String?

    /// Describes a field.
    public init(_ field: Field, before: String?, after: String?) {
      self.field = field
      self.before = before
      self.after = after
    }

    /// The change that takes it back.
    public var reversed: FieldChange { FieldChange(field, before: after, after: before) }
  }

  /// The entry's number.
  public let entry: Entry.ID
  /// What happened, the oldest first.
  public let events: [Event]

  /// Puts the events together.
  public init(entry: Entry.ID, events: [Event]) {
    self.entry = entry
    self.events = events
  }
}
