import Foundation
import Testing

/// Compares the text with a file in `Goldens` and shows each line that differs.
///
/// With `LEDGER_UPDATE_GOLDENS=1` in the environment it writes the file instead and fails, so that somebody reads it.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(components: "Goldens", name)
  let golden = try? String(contentsOf: file, encoding: .utf8)
  if golden.map({ Array($0.utf8) == Array(text.utf8) }) ?? false { return }
  if ProcessInfo.processInfo.environment["LEDGER_UPDATE_GOLDENS"] == "1" {
    do {
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was written; read it.", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name) cannot be written: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let golden else {
    Issue.record(
      "There is no golden \(name); LEDGER_UPDATE_GOLDENS=1 writes this:\n\(text)", sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "\(name) (- golden, + found):\n\(differences(between: golden, and: text))", sourceLocation: sourceLocation)
}

/// The lines that differ, those of the golden with a minus and those of the text with a plus, escapes made visible.
func differences(between golden: String, and text: String) -> String {
  let (expected, found) = (golden.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
  var lines: [String] = []
  for index in 0..<max(expected.count, found.count) {
    let old = index < expected.count ? expected[index] : nil
    let new = index < found.count ? found[index] : nil
    if old.map({ Array($0.utf8) }) == new.map({ Array($0.utf8) }) { continue }
    if let old { lines.append("\(index + 1) - \(old.replacing("\u{1b}", with: "␛"))") }
    if let new { lines.append("\(index + 1) + \(new.replacing("\u{1b}", with: "␛"))") }
  }
  return lines.joined(separator: "\n")
}
