/// A text as one word of a command line.
public enum ShellWord {
  /// The text as it stands, or in quotes where a shell would take it apart.
  ///
  /// - Parameter text: any text.
  /// - Returns: the word.
  public static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/=+@%".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
