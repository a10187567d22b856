public import LedgerDomain

/// Why the ledger refused to open or to do something: values without text, which the program turns into sentences.
public enum LedgerError: Error, Equatable, Sendable {
  /// What cannot be a ledger's file.
  public enum NotALedger: Equatable, Sendable {
    /// The path is a folder or another thing that is no file.
    case notAFile
    /// The file is not a SQLite database.
    case notADatabase
    /// The database belongs to another program.
    case anotherProgram
  }

  /// How stored data can contradict itself.
  public enum Damage: Equatable, Sendable {
    /// A row refers to a category that is not there.
    case missingCategory
    /// A row refers to what is not there.
    case missingReference
    /// A row refers to an account that is not there.
    case missingAccount
    /// The lines of a split entry do not add up to it.
    case splitDoesNotAddUp(Entry.ID)
    /// A setting is missing or holds what it cannot.
    case setting(String)
    /// The text that was kept of an import cannot be read.
    case importText(Int64)
    /// What the change log holds of a change cannot be read.
    case changeLog(LedgerChange.ID)
    /// The change log is about a table that is not there.
    case changedTable(String)
    /// A table is missing.
    case missingTable(String)
    /// What has the name of a table is a view or another thing that somebody planted.
    case plantedTable(String)
  }

  /// Why two entries are not the legs of one transfer.
  public enum JoinObstacle: Equatable, Sendable {
    /// The entry is part of a transfer already.
    case isJoined(Entry.ID)
    /// The entry is split.
    case isSplit(Entry.ID)
    /// The entry is no part of a transfer.
    case isNoLeg(Entry.ID)
    /// One amount is not the other with the opposite sign.
    case amountsAreNotOpposite(Money, Money)
  }

  /// The things that have names.
  public enum Kind: String, Sendable {
    /// A category.
    case category
    /// An account.
    case account
    /// A leave-style balance.
    case balance
    /// A profile of how a bank's files are read.
    case profile
    /// A savings goal.
    case goal
  }

  /// The file exists but is no ledger.
  case notALedger(path: String, NotALedger)
  /// A newer ledger made the file; the numbers count migrations.
  case newerLedger(path: String, found: Int, known: Int)
  /// The file, or a folder on the way to it, cannot be made; the number is the system's `errno`.
  case cannotCreate(path: String, errno: Int32)
  /// The path is a symbolic link to what is not there.
  case danglingLink(path: String)
  /// With the rows of a file a sum is larger than ``Money/limit``, first with the row on a line; nil where no single row
  /// shows it.
  case importedSumTooLarge(line: Int?)
  /// The stored data contradicts itself.
  case damaged(Damage)
  /// There is nothing with that name; `known` are the names there are.
  case unknownName(Kind, String, known: [String])
  /// There is neither a category nor a balance with that name; `known` are the names there are.
  case unknownRing(String, known: [String])
  /// What was to be a ring has no budget in the month, or nothing was granted to it by then.
  case unmeasured(Ring, Month)
  /// The category has no budget in a month, so that there is nothing to check.
  case unbudgeted(Category, Month)
  /// The name is archived and takes no new entries.
  case archived(Kind, String)
  /// The name is in use already, in the spelling given.
  case nameTaken(Kind, String)
  /// The name is empty or holds a control character.
  case invalidName(Kind, String)
  /// There is no entry with that number.
  case unknownEntry(Entry.ID)
  /// There are entries, so that the ledger's currency can no longer change.
  case currencyIsFixed(Currency)
  /// Amounts were told in a currency with other digits than the one that the ledger is to have.
  case currencyHasOtherDigits(from: Currency, to: Currency)
  /// A category of spending is needed, and of this one nothing is ever consumed: it is of income or transfers.
  case notSpending(Category)
  /// The ledger needs the category as it is.
  case protectedCategory(Category)
  /// A category would lie below one of another kind.
  case otherKind(CategoryKind, below: Category)
  /// A category would lie below itself.
  case movedBelowItself(Category)
  /// Categories below the one that is to be archived are in use.
  case usedBelow(Category, [Category])
  /// There are no budgets, or nothing was consumed, to make budgets of.
  case nothingToCopy(BudgetSource, Category?, Month)
  /// There is no such budget rule to remove.
  case noBudgetRule(Month)
  /// More would be consumed than there is; the quantities are what was asked for and what is left on those days, plans
  /// taken off.
  case overdrawn(LeaveBalance, wanted: Quantity, left: Quantity, days: ClosedRange<CalendarDate>)
  /// Something about a leave-style balance cannot be done.
  case leave(LeaveObstacle)
  /// Both legs of a transfer have one currency.
  case transferNeedsOneCurrency
  /// A transfer's legs can only have categories of transfers.
  case transferNeedsItsKind(Category)
  /// The account is the one of entries that name none, and cannot be archived as long as it is.
  case defaultAccount(Account)
  /// There is no import with that number; `known` are the numbers there are.
  case unknownImport(Int64, known: [Int64])
  /// Two entries cannot be joined as a transfer, or the legs of one taken apart.
  case cannotJoin(JoinObstacle)
  /// The import was undone before.
  case importIsUndone(Int64)
  /// A person changed these entries of the import since, so that undoing it would lose their work.
  case importEdited(Int64, [Entry.ID])
  /// A transfer's two legs need two accounts.
  case transferNeedsTwoAccounts(String)
  /// The account feeds the goal with that name already, and feeds one alone.
  case accountHasGoal(Account, String)
  /// An account feeds the goal, so that no entry is set aside for it.
  case goalHasAccount(String)
  /// There is no rule with that number.
  case unknownRule(Rule.ID)
  /// The rule with that number has the same pattern and conditions, so that a second one would never decide.
  case sameRule(Rule.ID)
  /// The rule's pattern is blank and would fit everything.
  case blankRule
  /// There is no recurring entry with that number; `known` are the numbers there are.
  case unknownRecurring(RecurringEntry.ID, known: [RecurringEntry.ID])
  /// The recurring entry is not due on that day; the next due day after it, if there is one.
  case notDue(RecurringEntry.ID, CalendarDate, next: CalendarDate?)
  /// Something was decided about the due day before.
  case alreadyDecided(RecurringEntry.ID, RecurringPosting)
  /// Nothing was skipped on that due day, so that nothing can be taken back.
  case notSkipped(RecurringEntry.ID, CalendarDate)
  /// Due days that nothing was decided about would fall out of the schedule.
  case undecidedDueDays(RecurringEntry.ID, first: CalendarDate, count: Int)
  /// No entry ever had a payee of that name.
  case unknownPayee(String)
  /// There is no change with that number.
  case unknownChange(LedgerChange.ID)
  /// There is no change that could be taken back.
  case nothingToUndo
  /// No more than so many changes can be taken back.
  case fewerToUndo(Int)
  /// Nothing was taken back that could be done again.
  case nothingToRedo
  /// The change was taken back before.
  case changeIsUndone(LedgerChange.ID)
  /// The change is an undo or a redo, which are not taken back by their number.
  case cannotUndo(LedgerChange.ID, LedgerChange.Kind)
  /// What a change did cannot be taken back, or done again, since later changes touched the same; those that are known.
  case changedSince(LedgerChange.ID, later: [LedgerChange])
  /// The ledger is locked until a day, and the change would reach back to one before.
  case locked(until: CalendarDate)
  /// A change holds, so that there is nothing to do again.
  case changeIsNotUndone(LedgerChange.ID)
  /// An undo or a redo would take the lock away, or move it back.
  case lockStays(until: CalendarDate)
  /// Entries were posted or matched, so that the recurring entry cannot be removed.
  case recurringHasPostings(RecurringEntry.ID, count: Int)
}
