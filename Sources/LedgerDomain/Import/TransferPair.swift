/// Two imported entries of own accounts that look like the legs of one transfer: opposite amounts, a few days apart.
public struct TransferPair: Hashable, Sendable {
  /// Why two legs were left as they are.
  public enum Doubt: Hashable, Sendable {
    /// Other entries would fit one of them as well: these, the first of them if there are many.
    case othersFit([Entry.ID])
    /// One of them has a category that is not for transfers.
    case isSorted
  }

  /// The entry that lowers an account.
  public let out: Entry
  /// The entry that raises the other account.
  public let into: Entry
  /// Why they were left as they are; nil when nothing speaks against them.
  public let doubt: Doubt?

  /// Makes a pair.
  public init(out: Entry, into: Entry, doubt: Doubt?) {
    self.out = out
    self.into = into
    self.doubt = doubt
  }
}
