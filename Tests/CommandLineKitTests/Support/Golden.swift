import Foundation
import Testing

/// Compares the text with a file in `Goldens`, and shows the first line that differs.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(components: "Goldens", name)
  guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("There is no golden \(name); after reading it, save this:\n\(text)", sourceLocation: sourceLocation)
    return
  }
  guard let difference = firstDifference(between: golden, and: text) else { return }
  Issue.record("\(name): \(difference)\n\nThe whole text:\n\(text)", sourceLocation: sourceLocation)
}

/// A sentence about the first line in which the texts differ, `nil` if they are equal.
func firstDifference(between golden: String, and text: String) -> String? {
  guard golden != text else { return nil }
  let expected = golden.components(separatedBy: "\n")
  let found = text.components(separatedBy: "\n")
  let index = zip(expected, found).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, found.count)
  func line(_ lines: [String]) -> String { index < lines.count ? "'\(lines[index])'" : "no line" }
  return "line \(index + 1) is \(line(found)) instead of \(line(expected))"
}
