/// What people call the format of a file, as precisely as the file says it: `OFX 1`, `CAMT.053`, `MT942`.
enum FormatName {
  /// Finds the name in the beginning of the file.
  ///
  /// - Parameters:
  ///   - format: the format that the file was found to have.
  ///   - bytes: the text of the file.
  /// - Returns: the name.
  static func name(of format: FileFormat, _ bytes: SourceBytes) -> String {
    let beginning = String(decoding: bytes.prefix(16_384), as: UTF8.self).lowercased()
    return switch format {
    case .csv: "CSV"
    case .qif: "QIF"
    // The first version is SGML below lines of KEY:VALUE, the second one XML (OFX 2.1.1, §2.2).
    case .ofx: beginning.contains("ofxheader:") ? "OFX 1" : beginning.contains("<?ofx") ? "OFX 2" : "OFX"
    case .camt: camt(beginning)
    // Only the interim report has the limit above which it lists movements.
    case .mt940:
      beginning.split(whereSeparator: \.isNewline).contains { $0.hasPrefix(":34f:") } ? "MT942" : "MT940"
    }
  }

  private static func camt(_ beginning: String) -> String {
    let messages = [("camt.052", "bktocstmracctrpt"), ("camt.053", "bktocstmrstmt"), ("camt.054", "bktocstmrdbtcdt")]
    let found = messages.first { beginning.contains($0.0) } ?? messages.first { beginning.contains($0.1) }
    return found?.0.uppercased() ?? "CAMT"
  }
}
