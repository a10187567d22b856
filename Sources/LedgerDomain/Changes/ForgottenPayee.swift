/// What became of a payee that was to be forgotten.
public struct ForgottenPayee: Hashable, Sendable {
  /// Where a name can stand that is about something else, or cannot be told from it.
  public enum Place: String, CaseIterable, Sendable {
    /// The name of another payee.
    case payee
    /// The note of another entry, or of a part of it.
    case note
    /// A tag of an entry.
    case tag
    /// The name of a category.
    case category
    /// The name of an account.
    case account
    /// What files call an account.
    case accountIdentifier = "account in files"
    /// The pattern of a rule.
    case rulePattern = "rule pattern"
    /// The payee that a rule gives.
    case rulePayee = "rule payee"
    /// The payee or note of a recurring entry.
    case recurring
    /// The name or unit of a balance.
    case balance
    /// The note of an event of a balance.
    case balanceNote = "balance note"
    /// The name of a savings goal.
    case goal
    /// The name of a profile.
    case profile
    /// How files are read, as imports and profiles remember it.
    case reading
    /// The name of an imported file.
    case fileName = "file name"
    /// The kept text of an imported file.
    case fileText = "file text"
    /// A command line in the log.
    case command
    /// What a change in the log recorded.
    case recorded = "change"
  }

  /// A place that still has the name in it.
  public struct Remainder: Hashable, Sendable {
    /// The place.
    public let place: Place
    /// How often.
    public let count: Int

    /// Names a place.
    public init(place: Place, count: Int) {
      self.place = place
      self.count = count
    }
  }

  /// Entries that have no payee and no note any more.
  public var entryCount = 0
  /// Rows of kept files that were written over.
  public var rowCount = 0
  /// Rules that fitted the payee by its name and were removed.
  public var ruleCount = 0
  /// Recurring entries that have no payee and no note any more.
  public var recurringCount = 0
  /// Changes in the log from which the name was taken.
  public var changeCount = 0
  /// Copies that were removed, since they would still have it.
  public var snapshotCount = 0
  /// Whether the file was written anew, so that none of its free pages has the name.
  public var isCompacted = false
  /// Where the name still stands.
  public var remainders: [Remainder] = []

  /// Nothing yet.
  public init() {}
}
