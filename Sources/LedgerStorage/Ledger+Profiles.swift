public import LedgerDomain

extension Ledger {
  /// All profiles of banks' files, by name.
  ///
  /// - Returns: the profiles.
  /// - Throws: `SQLiteError`.
  public func profiles() throws -> [ImportProfile] {
    try read {
      let dao = ProfileDAO(connection: connection)
      let stored = try dao.all()
      if stored.isEmpty { return [] }
      let readings = try dao.readings()
      let accounts = Dictionary(uniqueKeysWithValues: try accounts().map { ($0.id, $0) })
      let categories = Dictionary(uniqueKeysWithValues: try categories().map { ($0.id, $0) })
      return stored.map { profile in
        ImportProfile(
          id: profile.id, name: profile.name, account: profile.account.flatMap { accounts[$0] },
          category: profile.category.flatMap { categories[$0] }, header: profile.header,
          reading: readings[profile.id] ?? [:])
      }
    }
  }

  /// The profile with a name, regardless of case.
  ///
  /// - Parameter name: the name.
  /// - Returns: the profile.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``.
  public func profile(named name: String) throws -> ImportProfile {
    let profiles = try profiles()
    guard let match = profiles.first(where: { FoldedText($0.name) == FoldedText(name) }) else {
      throw LedgerError.unknownName(.profile, name, known: profiles.map(\.name))
    }
    return match
  }

  /// The profile of files with a header; of several the one that was saved first.
  ///
  /// - Parameter names: the names of the file's columns in their order; case and white space do not count.
  /// - Returns: the profile; nil when there is none.
  /// - Throws: `SQLiteError`.
  public func profile(withHeader names: [String]) throws -> ImportProfile? {
    try read {
      let header = ImportProfile.folded(names)
      guard let id = try ProfileDAO(connection: connection).first(withHeader: header) else { return nil }
      return try profiles().first { $0.id == id }
    }
  }
}
