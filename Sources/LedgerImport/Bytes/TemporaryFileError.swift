/// A temporary file cannot be read back, so that bytes which were taken in are lost; the number is the system's `errno`.
public struct TemporaryFileError: Error, Hashable, Sendable {
  /// The folder in which it lies.
  public let folder: String
  /// What the system said.
  public let errno: Int32
}
