/// A command line worth trying, with one sentence that tells what it does.
public struct Example: Equatable, Sendable {
  /// The line as typed in a POSIX shell, with the program's name.
  public let commandLine: String
  /// What the line does, in one sentence.
  public let summary: String

  /// Pairs a command line with the sentence that explains it.
  public init(_ commandLine: String, _ summary: String) {
    self.commandLine = commandLine
    self.summary = summary
  }
}
