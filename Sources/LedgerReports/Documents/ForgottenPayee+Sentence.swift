internal import LedgerDomain

extension ForgottenPayee.Remainder {
  /// The place in words: `the note of another entry`.
  var phrase: String {
    let (one, many) = words
    return count == 1 ? one : many
  }

  private var words: (one: String, many: String) {
    let number = FixedPoint.grouped("\(count)")
    return switch place {
    case .payee: ("the name of another payee", "the names of \(number) other payees")
    case .note: ("the note of another entry", "the notes of \(number) other entries")
    case .tag: ("a tag", "tags in \(number) places")
    case .category: ("the name of a category", "the names of \(number) categories")
    case .account: ("the name of an account", "the names of \(number) accounts")
    case .accountIdentifier: ("what files call an account", "what files call accounts, \(number) times")
    case .rulePattern: ("a rule's pattern", "the patterns of \(number) rules")
    case .rulePayee: ("the payee that a rule gives", "the payees that \(number) rules give")
    case .recurring: ("a recurring entry", "\(number) texts of recurring entries")
    case .balance: ("the name of a balance", "the names of \(number) balances")
    case .balanceNote: ("a remark about a balance", "\(number) remarks about balances")
    case .goal: ("the name of a savings goal", "the names of \(number) savings goals")
    case .profile: ("the name of a profile", "the names of \(number) profiles")
    case .reading: ("how a file is read", "how files are read, \(number) times")
    case .fileName: ("the file name of an import", "the file names of \(number) imports")
    case .fileText: ("the text of an imported file", "texts of imported files, \(number) times")
    case .command: ("a command in the log", "\(number) commands in the log")
    case .recorded: ("what a change in the log recorded", "what \(number) changes in the log recorded")
    }
  }
}
