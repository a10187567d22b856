import LedgerDomain

/// Turns what speaks against a setting into a sentence: which setting, why, what to do.
public enum OptionContradictionSentence {
  /// The sentence for a contradiction. It begins with a small letter and ends without a point.
  ///
  /// - Parameters:
  ///   - contradiction: what the file says.
  ///   - profile: the name of the profile that the setting comes from; nil when it was given on the command line.
  /// - Returns: the sentence.
  public static func sentence(_ contradiction: OptionContradiction, profile: String?) -> String {
    let option = word(contradiction)
    let setting = profile.map { "\(option) of the profile '\($0)'" } ?? option
    let remedy = profile == nil ? "leave it out" : "give another one, or leave out --profile"
    return switch contradiction {
    case .decimal(let given, let line):
      "\(setting) does not fit: the column reads with a decimal \(given == .point ? "comma" : "point")"
        + (line.map { ", as line \($0) shows" } ?? "") + "; \(remedy)"
    case .dateFormat(_, let proved, let line?):
      "\(setting) does not fit: the dates read \(proved), as line \(line) shows; \(remedy)"
    case .dateFormat(_, let proved, nil):
      "\(setting) may not fit: the rows are in order of time when their dates read \(proved); \(remedy) if so"
    case .sign(_, let line):
      "line \(line): the running balance says otherwise: it does not follow from the amounts with \(setting), and does with "
        + "the other sign; \(remedy), unless the balance is what you owe"
    case .exchangedColumns(let line):
      "line \(line): the running balance says otherwise: it follows when the columns of debit and credit are exchanged; "
        + "exchange them\(profile == nil ? "" : " with --column, or leave out --profile"), unless the balance is what you owe"
    case .encoding(let given):
      "\(setting) does not fit: the file is UTF-8 and not \(given.rawValue); \(remedy)"
    case .currency(_, let stated, let rows):
      "\(rows == 1 ? "1 row says" : "\(rows) rows say") \(stated.code), which counts: \(setting) is for rows that state no "
        + "currency"
    }
  }

  /// The setting as it would be typed.
  private static func word(_ contradiction: OptionContradiction) -> String {
    let value =
      switch contradiction {
      case .decimal(let given, _): given.rawValue
      case .dateFormat(let given, _, _): given
      case .sign(let given, _): given.rawValue
      case .exchangedColumns: ""
      case .encoding(let given): given.rawValue
      case .currency(let given, _, _): given.code
      }
    return "--\(contradiction.option) \(value)"
  }
}
