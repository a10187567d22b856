extension ArgumentDescription {
  /// The left column of help: `-d, --date DATE`, `--color/--no-color`, `AMOUNT`.
  var helpLabel: String {
    guard kind != .argument else { return displayName + (isRepeating ? "..." : "") }
    let positive = names.joined(separator: ", ")
    let all = negativeNames.isEmpty ? positive : positive + "/" + negativeNames.joined(separator: "/")
    return valueName.map { "\(all) \($0)" } ?? all
  }

  /// The right column of help: the abstract, what is known about the values, then the discussion.
  var helpText: String {
    var notes: [String] = []
    if kind == .option && !isOptional { notes.append("required") }
    if kind == .option && isRepeating { notes.append("repeatable") }
    if !allowedValues.isEmpty { notes.append("values: " + allowedValues.joined(separator: ", ")) }
    if let defaultText, !defaultText.isEmpty { notes.append("default: " + defaultText) }
    let first = notes.isEmpty ? help.abstract : "\(help.abstract) (\(notes.joined(separator: "; ")))"
    return help.discussion.isEmpty ? first : "\(first)\n\n\(help.discussion)"
  }
}
