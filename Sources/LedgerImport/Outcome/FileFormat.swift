/// A format that is read, told by what a file holds and never by its name. The raw value is its name in data.
public enum FileFormat: String, CaseIterable, Hashable, Sendable {
  /// Text in columns, whatever its delimiter.
  case csv
  /// Open Financial Exchange, and Quicken's QFX, which is the same.
  case ofx
  /// Quicken Interchange Format.
  case qif
  /// ISO 20022, bank to customer: camt.052, camt.053, camt.054.
  case camt
  /// SWIFT's statement messages MT940 and MT942.
  case mt940
}
