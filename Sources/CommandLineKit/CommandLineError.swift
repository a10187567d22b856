/// Why a command line cannot be read: values without text, which ``message`` turns into sentences.
///
/// `path` is the command that was being read, root first. Commands may throw `invalidValue` and `invalidUsage`
/// themselves and leave their path out: see ``located(at:)``.
public enum CommandLineError: Error, Equatable, Sendable {
  /// The commands of a group, for a word that its default subcommand has no use for.
  public struct Commands: Hashable, Sendable {
    /// The group, root first.
    public let group: String
    /// The names of its commands.
    public let names: [String]

    /// Names the commands of a group.
    public init(of group: String, names: [String]) {
      self.group = group
      self.names = names
    }
  }

  /// No such option here; `suggestions` are options that exist.
  case unknownOption(name: String, suggestions: [String], path: [String])
  /// The option belongs to a command above, and the command that was chosen has no use for it.
  case inapplicableOption(name: String, path: [String])
  /// No such subcommand; `suggestions` are whole commands.
  case unknownCommand(name: String, suggestions: [String], path: [String])
  /// The command needs one of these subcommands.
  case missingCommand(subcommands: [String], path: [String])
  /// The option is not followed by a value; `next` is the word behind it if that begins with a dash and is no option.
  case missingValue(option: String, valueName: String, next: String?, path: [String])
  /// A required argument is not there.
  case missingArgument(name: String, path: [String])
  /// A required option is not there.
  case missingOption(name: String, path: [String])
  /// The word is no value of the argument (`AMOUNT`) or option (`--date`).
  ///
  /// `reason` is a clause without a full stop, or empty when the allowed values say enough; `suggestions` are whole
  /// commands that may have been meant, and `commands` those that could have been named in this place.
  case invalidValue(
    argument: String, value: String, reason: String, allowedValues: [String] = [], suggestions: [String] = [],
    commands: Commands? = nil, path: [String] = [])
  /// There are more words than arguments; `suggestions` are whole commands that may have been meant, and `commands` those
  /// that could have been named in this place.
  case unexpectedArgument(value: String, suggestions: [String], commands: Commands? = nil, path: [String])
  /// A flag was given a value.
  case unexpectedValue(flag: String, value: String, path: [String])
  /// An option that takes one value was given again.
  case repeatedOption(name: String, path: [String])
  /// A flag was given both ways.
  case conflictingFlags(first: String, second: String, path: [String])
  /// The values are readable one by one, yet not together; `reason` is a sentence without its full stop.
  case invalidUsage(reason: String, path: [String] = [])

  /// The status with which a program ends after such an error: `EX_USAGE` of sysexits.h.
  public static let exitCode: Int32 = 64

  /// The command that was being read, root first; empty if the error does not say.
  public var path: [String] {
    switch self {
    case .unknownOption(_, _, let path), .inapplicableOption(_, let path), .unknownCommand(_, _, let path),
      .missingCommand(_, let path), .missingValue(_, _, _, let path), .missingArgument(_, let path),
      .missingOption(_, let path), .invalidValue(_, _, _, _, _, _, let path),
      .unexpectedArgument(_, _, _, let path), .unexpectedValue(_, _, let path), .repeatedOption(_, let path),
      .conflictingFlags(_, _, let path), .invalidUsage(_, let path):
      path
    }
  }

  /// The same error with the command filled in, if the command that threw it left it out.
  public func located(at path: [String]) -> CommandLineError {
    guard self.path.isEmpty else { return self }
    switch self {
    case .invalidValue(let argument, let value, let reason, let allowedValues, let suggestions, let commands, _):
      return .invalidValue(
        argument: argument, value: value, reason: reason, allowedValues: allowedValues,
        suggestions: suggestions, commands: commands, path: path)
    case .invalidUsage(let reason, _):
      return .invalidUsage(reason: reason, path: path)
    default:
      return self
    }
  }
}
