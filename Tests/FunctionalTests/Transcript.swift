import Foundation

/// A file of shell commands with what they print, which a user can read and a test can run.
///
/// ```
/// # What the case shows.
/// $ ledger add 42.50 Groceries
/// Added entry 1: …
/// $ ledger add abc Groceries
/// ledger: …
/// ? 64
/// ```
///
/// A line that begins with `$ ` is a command for `/bin/sh`; lines that begin with `> ` carry it on. What follows is its
/// output, standard error after standard output, and `? N` its exit status when that is not 0. Commands of one file run one after
/// the other in one empty folder. Lines that begin with `# ` before the first command describe the case.
struct Transcript {
  struct Step {
    var command: String
    var output: String
    var status: Int32 = 0
  }

  var heading: [String] = []
  var steps: [Step] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if steps.isEmpty {
        heading.append(line)
      } else if line.hasPrefix("> "), steps[steps.count - 1].output.isEmpty {
        steps[steps.count - 1].command += "\n" + line.dropFirst(2)
      } else if line.hasPrefix("? "), let status = Int32(line.dropFirst(2)) {
        steps[steps.count - 1].status = status
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    for index in steps.indices { steps[index].output = Transcript.trimmed(steps[index].output) }
  }

  /// The file that a run of the same commands would have made.
  func text(replacing results: [Step]) -> String {
    heading.filter { !$0.isEmpty }.joined(separator: "\n") + "\n\n" + steps(replacedBy: results) + "\n"
  }

  /// The commands with what a run of them has printed.
  func steps(replacedBy results: [Step]) -> String {
    results.map { step in
      let command = step.command.split(separator: "\n", omittingEmptySubsequences: false)
      let lines = ["$ \(command[0])"] + command.dropFirst().map { "> \($0)" }
      return (lines + (step.output.isEmpty ? [] : [step.output]) + (step.status == 0 ? [] : ["? \(step.status)"]))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Output without the empty lines that divide steps.
  static func trimmed(_ output: String) -> String {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
