/// Whether a flag also has names that take it back.
public enum FlagInversion: Equatable, Sendable {
  /// The flag can only be given or left out.
  case none
  /// `--color` comes with `--no-color`.
  case prefixedNo
}
