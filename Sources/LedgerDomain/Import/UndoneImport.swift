/// What undoing an import took back.
public struct UndoneImport: Hashable, Sendable {
  /// The import, with the moment of its undoing.
  public var batch: ImportBatch
  /// Entries that were deleted.
  public var deleted = 0
  /// Entries that a person had typed and that are no longer linked to a row.
  public var unlinked = 0
  /// Transfers that the import had made out of a row and an entry of another import, and that are entries of their own again.
  public var separated = 0
  /// Those of the deleted entries that a person had changed since.
  public var edited: [Entry.ID] = []
  /// Names of categories and accounts that the import had made and that nothing else uses.
  public var removedNames: [String] = []
  /// Later imports that may have left rows out because this one had brought them, the oldest first.
  public var mayHaveKnown: [ImportBatch] = []

  /// Describes the undoing of an import that touched nothing yet.
  public init(batch: ImportBatch) { self.batch = batch }
}
