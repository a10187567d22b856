public import Foundation

/// A new, empty folder that removes itself and all it holds when nothing refers to it any more.
///
/// NB: Keep it in a property of the suite, which lives as long as its test; a local value may go after its last use.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Makes a folder of a name that no other one has.
  ///
  /// - Throws: the error of the file system when it cannot be made.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "ledger-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder, whether it exists or not.
  public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file in the folder.
  ///
  /// - Parameters:
  ///   - name: the file's name.
  ///   - text: what it holds, in UTF-8.
  /// - Returns: the file's path.
  /// - Throws: the error of the file system when it cannot be written.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }
}
