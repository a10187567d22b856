public import LedgerDomain

extension LedgerWriter {
  /// Saves how a bank's files are read.
  ///
  /// - Parameters:
  ///   - name: the profile's name.
  ///   - account: the account of the rows; nil leaves it to each import.
  ///   - category: the category of rows whose file names none; nil leaves it to each import.
  ///   - header: the names of the file's columns; nil for files without a header.
  ///   - reading: how files are read, by the names of the options.
  ///   - replacing: whether a profile with the same name gives way.
  /// - Returns: the profile.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``, ``LedgerError/archived(_:_:)``.
  @discardableResult
  public func saveProfile(
    named name: String, account: Account?, category: Category?, header: [String]?, reading: [String: String],
    replacing: Bool = false
  ) throws -> ImportProfile {
    if let account, account.isArchived { throw LedgerError.archived(.account, account.name) }
    if let category, category.isArchived { throw LedgerError.archived(.category, category.name) }
    let profiles = try ledger.profiles()
    let old = replacing ? profiles.first { FoldedText($0.name) == FoldedText(name) } : nil
    let name = try freeName(name, .profile, among: profiles.filter { $0.id != old?.id }.map(\.name))
    let dao = ProfileDAO(connection: connection)
    return try whole {
      let profile = ImportProfile(
        id: try old?.id ?? dao.insert(name: name), name: name, account: account, category: category, header: header,
        reading: reading)
      try dao.update(profile)
      return profile
    }
  }

  /// Removes a profile; what was imported with it stays.
  ///
  /// - Parameter profile: the profile.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)`` when it is gone already.
  public func removeProfile(_ profile: ImportProfile) throws {
    guard try ProfileDAO(connection: connection).remove(profile.id) else {
      throw LedgerError.unknownName(.profile, profile.name, known: try ledger.profiles().map(\.name))
    }
  }
}
