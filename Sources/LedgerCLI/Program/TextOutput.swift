/// Something that text is written to.
public protocol TextOutput: AnyObject {
  /// Takes in text; it may be kept until ``flush()``.
  func write(_ text: String)

  /// Passes on all text.
  ///
  /// - Returns: whether all of it, from the beginning, could be passed on.
  func flush() -> Bool
}
