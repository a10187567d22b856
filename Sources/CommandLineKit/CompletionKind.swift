/// What a shell offers to complete a value with.
public enum CompletionKind: Equatable, Sendable {
  /// Nothing is known about the value.
  case none
  /// The allowed values.
  case values
  /// Names of files and folders.
  case files
  /// Names of folders.
  case directories
  /// Names that the program itself knows; the string says which, for the one who writes the shell script.
  case custom(String)
}
