/// The colours that a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  /// None: no escape sequence is written.
  case none
  /// The palette of 256 colours.
  case ansi256
  /// 24 bits.
  case trueColor
}
