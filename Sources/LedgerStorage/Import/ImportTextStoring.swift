internal import ThreadKit

/// Keeps the text of a file beside its entries. That of a large file is cut and compressed by a thread of its own, while this
/// one stores rows and now and then a block that is ready.
final class ImportTextStoring {
  typealias Text = @Sendable ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void

  /// How many compressed blocks wait to be stored at most.
  private static let blocksAhead = 16

  private let texts: ImportTextDAO
  private let batch: Int64
  private let forEachPiece: Text
  private let ready = BoundedQueue<ImportTextBlock>(capacity: blocksAhead)
  private var compressing: HelperThread<Void>?

  /// Prepares for the text of an import.
  ///
  /// - Parameters:
  ///   - texts: where it goes.
  ///   - batch: the number of the import.
  ///   - forEachPiece: hands out the text.
  init(_ texts: ImportTextDAO, _ batch: Int64, _ forEachPiece: @escaping Text) {
    self.texts = texts
    self.batch = batch
    self.forEachPiece = forEachPiece
  }

  // The thread does not wait for room any more; whoever lets go of it waits for its end.
  deinit { ready.close() }

  /// Begins to compress on another thread.
  func begin() {
    compressing = HelperThread { [ready, forEachPiece] in
      defer { ready.finish() }
      try ImportTextBlocks.cut(forEachPiece) { try ready.put($0) }
    }
  }

  /// Stores what is ready.
  ///
  /// - Throws: `SQLiteError`.
  func storeReady() throws {
    while let block = ready.takeIfReady() { try texts.insert(block, of: batch) }
  }

  /// Stores all the rest.
  ///
  /// - Throws: `SQLiteError`; what the handing out of the text throws.
  func finish() throws {
    guard let compressing else { return try ImportTextBlocks.cut(forEachPiece) { try texts.insert($0, of: batch) } }
    while let block = ready.take() { try texts.insert(block, of: batch) }
    try compressing.join()
  }
}
