internal import LedgerDomain
internal import LedgerStorage

extension Failure {
  /// The sentence for what was refused about a change, or by the lock.
  static func changeSentence(_ error: LedgerError) -> String {
    switch error {
    case .unknownChange(let id): "There is no change \(id.rawValue). 'ledger log' shows the changes."
    case .nothingToUndo: "There is nothing to undo: 'ledger log' shows what was changed and undone."
    case .fewerToUndo(let count):
      "Only \(count == 1 ? "one change" : "\(count) changes") can be undone, and nothing was. 'ledger log' shows the changes."
    case .nothingToRedo: "There is nothing to do again: nothing is undone."
    case .changeIsUndone(let id):
      "Change \(id.rawValue) is undone already. 'ledger redo \(id.rawValue)' does it again."
    case .changeIsNotUndone(let id): "Change \(id.rawValue) is not undone. 'ledger log' shows what is."
    case .cannotUndo(let id, let kind):
      "Change \(id.rawValue) is itself \(kind == .undo ? "an undo" : "a redo"). "
        + (kind == .undo
          ? "'ledger redo \(id.rawValue)' does again what it took back." : "Undo the change that it did again.")
    case .changedSince(let id, let later): changedSince(id, later)
    case .locked(let day):
      "The ledger is locked until \(day), and this would change what lies on or before that day. Nothing was changed; "
        + "--force changes it all the same, and 'ledger lock --off' unlocks."
    case .lockStays(let day):
      "The ledger is locked until \(day), and neither 'undo' nor 'redo' takes a lock away or moves it. Nothing was changed; "
        + "'ledger lock' does it, and --force lets them."
    default: preconditionFailure("\(error) is not about a change")
    }
  }

  private static func changedSince(_ id: LedgerChange.ID, _ later: [LedgerChange]) -> String {
    let sentence =
      "Change \(id.rawValue) stays as it is: what it touched was changed since, or is used by what came later"
    guard !later.isEmpty else { return sentence + ". Nothing was changed." }
    let list = later.map { change in
      "  \(change.id.rawValue)  \(change.madeAt.prefix(16))  \(change.command.isEmpty ? "(by itself)" : change.command)"
    }
    return ([sentence + ":"] + list + ["Nothing was changed. Undo these first, the last one first."]).joined(
      separator: "\n")
  }
}
