extension CommandLineError: CustomStringConvertible {
  /// One or two sentences: what is wrong, where, and what to do.
  ///
  /// Control characters are escaped. There is no `error:` before and no line break behind.
  public var message: String {
    let advice = nearMiss ?? (path.isEmpty ? nil : "See '\(command) --help'.")
    return [complaint, neighbours, advice].compactMap { $0 }.joined(separator: " ")
  }

  /// The ``message``.
  public var description: String { message }

  private var command: String { path.joined(separator: " ") }

  /// The first sentence: what is wrong, and where.
  private var complaint: String {
    switch self {
    case .unknownOption(let name, _, _): "Unknown option \(quoted(name)) for '\(command)'."
    case .inapplicableOption(let name, _): "The option \(quoted(name)) does not apply to '\(command)'."
    case .unknownCommand(let name, _, _): "Unknown command \(quoted(name)) for '\(command)'."
    case .missingCommand(let subcommands, _): "'\(command)' needs a command: \(choice(of: subcommands))."
    case .missingValue(let option, let valueName, let next, _): missingValue(option, valueName, next)
    case .missingArgument(let name, _): "'\(command)' needs \(name)."
    case .missingOption(let name, _): "'\(command)' needs the option '\(name)'."
    case .invalidValue(let argument, let value, let reason, let allowedValues, _, _, _):
      invalidValue(argument, value, reason, allowedValues)
    case .unexpectedArgument(let value, _, _, _): "'\(command)' has no use for the argument \(quoted(value))."
    case .unexpectedValue(let flag, let value, _):
      "The flag '\(flag)' takes no value, but was given \(quoted(value))."
    case .repeatedOption(let name, _): "The option '\(name)' can be given only once."
    case .conflictingFlags(let first, let second, _): "'\(first)' and '\(second)' cannot be given together."
    case .invalidUsage(let reason, _): sentence(printable(reason))
    }
  }

  private func missingValue(_ option: String, _ valueName: String, _ next: String?) -> String {
    let complaint = "The option '\(option)' needs a value, \(valueName)"
    guard let next else { return complaint + "." }
    return complaint + "; if it is \(quoted(next)), write \(quoted("\(option)=\(next)"))."
  }

  private func invalidValue(
    _ argument: String, _ value: String, _ reason: String, _ allowedValues: [String]
  ) -> String {
    let complaint = "\(quoted(value)) is not a valid \(argument)"
    if !reason.isEmpty { return sentence(complaint + ": " + printable(reason)) }
    if !allowedValues.isEmpty { return "\(complaint): choose \(choice(of: allowedValues.map(printable)))." }
    return complaint + "."
  }

  /// The commands that could have stood in the place of a word that looks like one.
  private var neighbours: String? {
    switch self {
    case .invalidValue(_, let value, _, _, _, let commands?, _), .unexpectedArgument(let value, _, let commands?, _):
      guard value.first?.isLetter ?? false else { return nil }
      return "'\(commands.group)' has \(commands.names.joined(separator: ", "))."
    default: return nil
    }
  }

  /// The last sentence, when something similar exists.
  private var nearMiss: String? {
    let suggestions: [String] =
      switch self {
      case .unknownOption(_, let suggestions, _), .unknownCommand(_, let suggestions, _),
        .unexpectedArgument(_, let suggestions, _, _):
        suggestions
      case .invalidValue(_, let value, _, let allowedValues, let suggestions, _, _):
        suggestions.isEmpty ? nearest(to: value, in: allowedValues) : suggestions
      default: []
      }
    return suggestions.isEmpty ? nil : "Did you mean \(choice(of: suggestions.map(quoted)))?"
  }
}

/// The items with commas and an `or` before the last.
private func choice(of items: [String]) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " or " + last
}

/// The text with one full stop at its end.
private func sentence(_ text: String) -> String {
  guard let last = text.last else { return "" }
  return ".!?".contains(last) ? text : text + "."
}

/// The text between quotes.
private func quoted(_ text: String) -> String { "'\(printable(text))'" }

/// The text with its control characters written as escapes, so that it cannot steer the terminal.
private func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .format where scalar == "\u{200C}" || scalar == "\u{200D}":
      // Joiners belong to letters and emoji; the other format characters turn the direction of the text.
      result.unicodeScalars.append(scalar)
    case .control, .format, .lineSeparator, .paragraphSeparator:
      result += scalar.escaped(asASCII: true)
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
