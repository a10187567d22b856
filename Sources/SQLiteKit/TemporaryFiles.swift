#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The files in which SQLite sorts what does not fit into its memory.
public enum TemporaryFiles {
  /// Puts them into a folder, unless the environment names another one in `SQLITE_TMPDIR`. SQLite deletes each as soon as it
  /// has it open, so that nothing stays.
  ///
  /// It has an effect before the process opens its first connection.
  ///
  /// - Parameter folder: the folder, which may be made later.
  public static func put(in folder: String) {
    setenv("SQLITE_TMPDIR", folder, 0)
  }
}
