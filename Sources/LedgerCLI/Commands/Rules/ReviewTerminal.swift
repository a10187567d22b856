internal import LedgerDomain
internal import LedgerReports

/// The two sides of a conversation with a person.
struct ReviewTerminal {
  let host: Host

  /// Shows lines, made safe.
  func say(_ lines: String...) {
    for line in lines { host.standardOutput.write(VisibleText.of(line) + "\n") }
  }

  /// Asks for a line; nil when there are no more.
  func ask(_ question: String) -> String? {
    host.standardOutput.write(VisibleText.of(question) + " ")
    _ = host.standardOutput.flush()
    let line = host.readLine()
    // The end of the input leaves the cursor behind the question.
    if line == nil { host.standardOutput.write("\n") }
    return line
  }

  /// Asks a question whose answer is yes unless it is no; nil for no, and for stopping: q, or no more lines.
  func isAgreed(_ question: String) -> Bool? {
    while let line = ask(question + " [Y/n]") {
      switch FoldedText(line).text {
      case "", "y", "yes": return true
      case "n", "no": return false
      case "q": return nil
      default: say("Type y or n; q is no and stops.")
      }
    }
    return nil
  }
}
