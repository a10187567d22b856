internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// How the files of one command line are read: by what is given, else by a profile, else by themselves.
struct ImportReading {
  /// The profile that was named.
  let profile: ImportProfile?
  /// What is given, over what the profile says.
  let options: ReadingOptions
  /// What a person gave.
  private let given: ReadingSettings

  /// Joins a profile with what is given.
  ///
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``, ``CommandFailure/unusableProfile(name:reason:)``.
  init(_ given: ReadingOptions, profile name: String?, in ledger: Ledger) throws {
    profile = try name.map(ledger.profile)
    self.given = ReadingSettings(given)
    guard let profile else {
      options = given
      return
    }
    do throws(ReadingSettingsError) {
      options = try ReadingSettings(values: profile.reading).options(under: given)
    } catch {
      throw CommandFailure.unusableProfile(name: profile.name, reason: ImportReading.reason(error))
    }
  }

  /// What a file says against a setting, as a sentence that names the option, or the profile that the setting is from.
  func sentence(_ contradiction: OptionContradiction) -> String {
    let isGiven = given.values.keys.contains { name in
      name == contradiction.option || name.hasPrefix(contradiction.option + ":")
    }
    return OptionContradictionSentence.sentence(contradiction, profile: isGiven ? nil : profile?.name)
  }

  private static func reason(_ error: ReadingSettingsError) -> String {
    switch error {
    case .unknownSetting(let name): "this version knows no setting '\(name)'"
    case .invalidValue(let setting, let value): "its '\(setting)' cannot be '\(value)'"
    }
  }

  /// A profile for files with the header of one, when none was named.
  func proposal(for headers: @autoclosure () -> [[String]], in ledger: Ledger) throws -> ImportProfile? {
    if profile != nil { return nil }
    let profiles = try ledger.profiles().filter { $0.header != nil }.sorted { $0.id.rawValue < $1.id.rawValue }
    if profiles.isEmpty { return nil }
    let headers = headers()
    return profiles.first { profile in headers.contains(where: profile.hasHeader) }
  }

  /// What a profile has to do with the refusal of a file, as the end of the sentence; empty when nothing.
  func remark(on error: ImportError, proposal: ImportProfile?) -> String {
    if let name = proposal?.name {
      return ". The profile '\(name)' has this header: --profile \(ShellWord.quoted(name))"
    }
    guard let profile else { return "" }
    if let columns = ImportReading.missingColumns(error), columns.contains(where: { names($0, by: profile) }) {
      return """
        . The profile '\(profile.name)' names \(columns.count == 1 ? "that column" : "those columns"): leave out --profile, \
        give the new name with --column, or save the profile anew: \
        ledger profile save \(ShellWord.quoted(profile.name)) FILE --replace
        """
    }
    if let setting = ImportReading.misfit(error), given.values[setting] == nil, profile.reading[setting] != nil {
      return """
        . It is the profile '\(profile.name)' that says --\(setting): leave out --profile, give the right one, or save the \
        profile anew: ledger profile save \(ShellWord.quoted(profile.name)) FILE --replace
        """
    }
    let remark = ". It was read with the profile '\(profile.name)'"
    return ImportReading.isAboutReading(error) ? remark + "; without --profile the file speaks for itself" : remark
  }

  private static func missingColumns(_ error: ImportError) -> [String]? {
    switch error {
    case .unknownColumns(let names, _, _): names
    case .noColumnOfNumber(let number, _): [number]
    default: nil
    }
  }

  /// The setting that an error says does not fit.
  private static func misfit(_ error: ImportError) -> String? {
    switch error {
    case .otherEncoding, .undecodable: "encoding"
    case .otherDelimiter: "delimiter"
    default: nil
    }
  }

  /// Whether other settings might read the file.
  private static func isAboutReading(_ error: ImportError) -> Bool {
    switch error {
    case .emptyFile, .onlyBlank, .notText, .notDelimited, .malformedXML, .declaredEntities, .nestedTooDeeply,
      .noStatement, .temporaryFile:
      false
    default: true
    }
  }

  private func names(_ column: String, by profile: ImportProfile) -> Bool {
    profile.reading.contains { $0.key.hasPrefix("column:") && $0.value == column }
  }
}
