/// Text kept in memory.
public final class TextBuffer: TextOutput {
  /// All text written so far.
  public private(set) var text = ""

  /// An empty buffer.
  public init() {}

  /// Appends text.
  public func write(_ text: String) { self.text += text }

  /// Does nothing; memory takes everything.
  public func flush() -> Bool { true }
}
