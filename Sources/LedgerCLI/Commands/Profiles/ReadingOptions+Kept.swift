internal import LedgerDomain
internal import LedgerImport

extension ReadingOptions {
  /// The options, and where they are silent what a profile says that no file can tell: what was decided about the bank's files
  /// stays when the profile is taken from a newer one. Columns, dates and numbers are proved anew.
  ///
  /// - Parameter profile: the profile that gives way; one that cannot be used says nothing.
  /// - Returns: both together.
  func keepingWhatNoFileTells(of profile: ImportProfile?) -> ReadingOptions {
    guard let profile, let old = try? ReadingSettings(values: profile.reading).options() else { return self }
    var kept = self
    kept.currency = currency ?? old.currency
    kept.sign = sign ?? old.sign
    kept.includePending = includePending || old.includePending
    kept.createsCategories = createsCategories || old.createsCategories
    return kept
  }
}
