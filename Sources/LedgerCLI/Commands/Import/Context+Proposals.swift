internal import LedgerDomain
internal import LedgerReports

extension Context {
  /// Tells a person of profiles that fit files, where the document has no room for it: text and JSON say it themselves.
  func tellProposals(of files: [ImportFile], _ output: OutputOptions) throws {
    let format = try output.resolvedFormat(among: Import.formats)
    if format == .text || format == .json { return }
    for file in files {
      guard let name = file.proposal?.name else { continue }
      tell(VisibleText.of("\(file.path): the profile '\(name)' has this header: --profile \(ShellWord.quoted(name))."))
    }
  }
}
