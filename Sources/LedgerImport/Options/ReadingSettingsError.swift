/// Why stored settings cannot be used to read a file.
public enum ReadingSettingsError: Error, Hashable, Sendable {
  /// There is no such setting in this version.
  case unknownSetting(String)
  /// The setting cannot have the value.
  case invalidValue(setting: String, value: String)
}
