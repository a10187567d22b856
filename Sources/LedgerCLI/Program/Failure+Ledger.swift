internal import CommandLineKit
internal import LedgerDomain
internal import LedgerStorage

extension Failure {
  /// The sentence for what the ledger refused.
  init(_ error: LedgerError) {
    switch error {
    case .notALedger(let path, let what):
      self.init(
        status: .data,
        message:
          "'\(path)' is not a ledger: \(Failure.clause(what)). It was left as it is. Name another file with --db.")
    case .newerLedger(let path, let found, let known):
      self.init(
        status: .newer,
        message: """
          '\(path)' was made by a newer version of ledger (schema \(found); this one, \(LedgerProgram.version), knows \
          \(known)). It was left as it is. Install the newer version.
          """)
    case .cannotCreate(let path, let number):
      self.init(
        status: .cannotCreate,
        message: "'\(path)' cannot be made or opened: \(Failure.reason(number)). Name another place with --db.")
    case .danglingLink(let path):
      self.init(
        status: .cannotCreate,
        message: """
          '\(path)' is a symbolic link to a file that is not there. Mount what it leads to, or name another file with --db.
          """)
    case .importedSumTooLarge(let line):
      self.init(
        status: .data, message: "The file\(line.map { ", line \($0)" } ?? ""): \(Failure.sumTooLarge).")
    case .damaged(let damage):
      self.init(status: .failed, message: "The ledger contradicts itself: \(Failure.sentence(damage)).")
    case .unknownName(let kind, let name, let known):
      self.init(
        status: .data,
        message: "There is no \(kind.rawValue) '\(name)'. \(Failure.suggestion(kind, name, known))")
    case .unknownRing(let name, let known):
      let near = nearest(to: name, in: known).map { "'\($0)'" }.joined(separator: " or ")
      self.init(
        status: .data,
        message: "There is no category or balance '\(name)'. "
          + (near.isEmpty
            ? "'ledger category list' and 'ledger balance list' show the names." : "Did you mean \(near)?"))
    case .unbudgeted(let category, let month):
      self.init(
        status: .data,
        message: "'\(category.name)' has no budget in \(month.name) \(month.year). Set one: ledger budget set AMOUNT "
          + "--category \"\(category.name)\" --month \(month)")
    case .unmeasured(let ring, let month): self.init(status: .data, message: Failure.sentence(ring, month))
    case .archived(let kind, let name):
      self.init(
        status: .data,
        message:
          "The \(kind.rawValue) '\(name)' is archived. 'ledger \(kind.rawValue) archive \"\(name)\" --restore' takes it back."
      )
    case .nameTaken(let kind, let name):
      let article = kind == .account ? "an" : "a"
      let remedy = kind == .profile ? " --replace puts the new one in its place." : ""
      self.init(
        status: .data, message: "There is \(article) \(kind.rawValue) '\(name)' already.\(remedy)")
    case .invalidName(let kind, let name):
      let reason =
        FoldedText(name).text.isEmpty
        ? "is empty"
        : FoldedText(name) == FoldedText("none")
          ? "cannot be 'none', which stands for no \(kind.rawValue)"
          : name.contains(":") ? "has an empty part between its colons" : "holds a control character"
      self.init(status: .data, message: "The name of the \(kind.rawValue) \(reason).")
    case .unknownEntry(let id):
      self.init(status: .data, message: "There is no entry \(id.rawValue). 'ledger list' shows the numbers.")
    case .currencyIsFixed(let currency):
      self.init(
        status: .data,
        message: """
          The ledger has entries already, so that its currency, \(currency), can no longer change. Begin a new ledger in \
          another file: 'ledger --db FILE config currency CODE', or set LEDGER_DB to FILE.
          """)
    case .currencyHasOtherDigits(let old, let new):
      self.init(
        status: .data,
        message: """
          The ledger holds budgets, opening balances, recurring entries or rules with amounts in \(old), and \(new) has other digits, so that \
          they cannot stay as they are. Clear them first, or begin a new ledger in another file: \
          'ledger --db FILE config currency \(new)', or set LEDGER_DB to FILE.
          """)
    case .notSpending(let category):
      self.init(
        status: .data,
        message: """
          '\(category.name)' is a category of \(category.kind.rawValue), of which nothing is ever consumed; name a category of \
          spending.
          """)
    case .protectedCategory(let category):
      self.init(
        status: .data, message: "'\(category.name)' is where entries without a category go; it cannot be archived.")
    case .otherKind(let kind, let parent):
      self.init(
        status: .data,
        message: """
          '\(parent.name)' is a category of \(parent.kind.rawValue), so what lies below it cannot be one of \(kind.rawValue). \
          Choose a name that does not begin with '\(parent.name):'.
          """)
    case .movedBelowItself(let category):
      self.init(status: .data, message: "'\(category.name)' cannot move below itself. Choose another name.")
    case .usedBelow(let category, let used):
      let names = used.prefix(12).map { "'\($0.name)'" }.joined(separator: ", ")
      let more = used.count > 12 ? " and \(used.count - 12) more" : ""
      self.init(
        status: .data,
        message: "Below '\(category.name)' there are categories in use: \(names)\(more). Archive them first.")
    case .nothingToCopy(let source, let category, let month):
      self.init(status: .data, message: Failure.nothingToCopy(source, category, month))
    case .noBudgetRule(let month):
      self.init(
        status: .data,
        message: "There is no such budget in \(month) to clear. 'ledger budget list' shows what there is.")
    case .overdrawn(let balance, let wanted, let left, let days):
      self.init(status: .data, message: Failure.overdrawn(balance, wanted, left, days))
    case .leave(let obstacle): self.init(status: .data, message: Failure.sentence(obstacle))
    case .transferNeedsOneCurrency:
      self.init(
        status: .data,
        message: """
          A transfer has one currency, that of both its accounts. Between accounts in different ones, record what left and \
          what arrived as two entries of the category Transfer.
          """)
    case .transferNeedsItsKind(let category):
      self.init(
        status: .data,
        message: """
          '\(category.name)' is a category of \(category.kind.rawValue), and this is a transfer between own accounts. \
          Delete the transfer and add an entry instead.
          """)
    case .defaultAccount(let account):
      self.init(
        status: .data,
        message: """
          '\(account.name)' is the account of entries that name none. Choose another one first: \
          ledger config default-account NAME.
          """)
    case .cannotJoin(let obstacle):
      self.init(status: .data, message: Failure.sentence(obstacle))
    case .transferNeedsTwoAccounts(let name):
      self.init(status: .data, message: "A transfer needs two accounts, and both are '\(name)'.")
    case .unknownImport(let number, let known):
      self.init(
        status: .data, message: "There is no import \(number). \(Failure.known(imports: known, apartFrom: number))")
    case .importIsUndone(let number):
      self.init(status: .data, message: "Import \(number) was taken back already; nothing of it is left.")
    case .importEdited(let number, let entries):
      let numbers = entries.prefix(12).map { "\($0.rawValue)" }.joined(separator: ", ")
      let more = entries.count > 12 ? " and \(entries.count - 12) more" : ""
      self.init(
        status: .data,
        message: """
          Entries of import \(number) were changed since: \(numbers)\(more). Nothing was taken back. --force deletes them \
          as well.
          """)
    case .accountHasGoal(let account, let goal):
      self.init(
        status: .data,
        message:
          "The account '\(account.name)' feeds the goal '\(goal)' already, and cannot feed a second one: the same money "
          + "would count twice. Leave --account out and set entries aside with 'add --goal'.")
    case .goalHasAccount(let goal):
      self.init(
        status: .data,
        message: "The goal '\(goal)' is fed by an account: all that is in it counts, so no entry is set aside for it.")
    case .unknownRule(let id):
      self.init(status: .data, message: "There is no rule \(id.rawValue). 'ledger rule list' shows the numbers.")
    case .sameRule(let id):
      self.init(
        status: .data,
        message: """
          Rule \(id.rawValue) has the same pattern and conditions. Remove it first: ledger rule remove \(id.rawValue).
          """)
    case .blankRule:
      self.init(status: .data, message: "The pattern of the rule is blank and would fit everything.")
    case .unknownPayee(let name):
      self.init(
        status: .data,
        message: "There is no payee '\(name)'. 'ledger list --payee TEXT' finds payees by a part of their names.")
    case .unknownChange, .nothingToUndo, .fewerToUndo, .nothingToRedo, .changeIsUndone, .changeIsNotUndone, .cannotUndo,
      .changedSince, .locked, .lockStays:
      self.init(status: .data, message: Failure.changeSentence(error))
    case .unknownRecurring, .notDue, .alreadyDecided, .notSkipped, .undecidedDueDays, .recurringHasPostings:
      self.init(status: .data, message: Failure.recurringSentence(error))
    }
  }

  /// Why a file is no ledger, as a clause.
  static func clause(_ what: LedgerError.NotALedger) -> String {
    switch what {
    case .notAFile: "it is a folder or something else that is no file"
    case .notADatabase: "it is not a SQLite database"
    case .anotherProgram: "it is a database of another program"
    }
  }

  private static func sentence(_ ring: Ring, _ month: Month) -> String {
    let time = "in \(month.name) \(month.year)"
    let rings = "so that it has no ring"
    return switch ring.source {
    case .budget(let category, _):
      "'\(category.name)' has no budget \(time), \(rings). Set one: ledger budget set AMOUNT --category "
        + "\"\(category.name)\" --month \(month)"
    case .wholeMonth:
      "\(month.name) \(month.year) has no budget, \(rings). Set one: ledger budget set AMOUNT --month \(month)"
    case .balance(let card):
      "Nothing was granted to '\(card.source.name)' by \(card.asOf), \(rings). Grant something: ledger balance grant "
        + "\"\(card.source.name)\" AMOUNT --date \(card.asOf)"
    }
  }

  private static func nothingToCopy(
    _ source: BudgetSource, _ category: LedgerDomain.Category?, _ month: Month
  ) -> String {
    let remedy = "Set a budget: ledger budget set AMOUNT"
    if let count = source.meanMonths {
      let what = category.map { "'\($0.name)' has neither a budget nor spending" } ?? "There is no spending"
      return "\(what) in the last \(count) complete months before \(month) to take a mean of. \(remedy)"
    }
    let before = month.adding(months: source == .lastMonth ? -1 : -12)
    let what = category.map { "'\($0.name)' has no budget" } ?? "There is no budget"
    return "\(what) in \(before.map { "\($0)" } ?? "the month before") to copy. \(remedy)"
  }

  private static func sentence(_ damage: LedgerError.Damage) -> String {
    switch damage {
    case .missingCategory: "a category that entries refer to is missing"
    case .missingReference: "something that entries refer to is missing"
    case .missingAccount: "an account that entries refer to is missing"
    case .splitDoesNotAddUp(let id): "the lines of entry \(id.rawValue) do not add up to it"
    case .missingTable(let name): "its table '\(name)' is missing"
    case .plantedTable(let name): "'\(name)' in it is no table; another program put it there"
    case .setting(let key): "the setting '\(key)' is missing or holds what it cannot"
    case .importText(let number): "the text kept of import \(number) cannot be read"
    case .changeLog(let id): "what the log holds of change \(id.rawValue) cannot be read"
    case .changedTable(let name): "the log is about a table '\(name)', which is not there"
    }
  }

  private static func sentence(_ obstacle: LedgerError.JoinObstacle) -> String {
    switch obstacle {
    case .isJoined(let id):
      "Entry \(id.rawValue) is a leg of a transfer already. 'ledger transfer separate \(id.rawValue)' takes it apart."
    case .isSplit(let id): "Entry \(id.rawValue) is split, and a split entry is no leg of a transfer."
    case .isNoLeg(let id): "Entry \(id.rawValue) is no leg of a transfer."
    case .amountsAreNotOpposite(let out, let into):
      "The legs of a transfer have opposite amounts, and these are \(out) \(out.currency) and \(into) \(into.currency)."
    }
  }

  private static func known(imports numbers: [Int64], apartFrom number: Int64) -> String {
    guard let first = numbers.min(), let last = numbers.max() else { return "Nothing was imported yet." }
    if first...last ~= number { return "It was undone; 'ledger imports' shows those that hold." }
    let range = first == last ? "There is only \(first)" : "Their numbers are \(first) to \(last)"
    return "\(range); 'ledger imports' shows them."
  }

  private static func suggestion(_ kind: LedgerError.Kind, _ name: String, _ known: [String]) -> String {
    let near = nearest(to: name, in: known)
    if !near.isEmpty {
      return "Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    let make = "'ledger \(kind.rawValue) \(kind == .profile ? "save" : "add")' makes one."
    if known.isEmpty { return "There is none yet; \(make)" }
    if known.count == 1 { return "There is only '\(known[0])'; \(make)" }
    let list = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return "There are \(list)\(known.count > 12 ? " and \(known.count - 12) more" : ""); \(make)"
  }
}
