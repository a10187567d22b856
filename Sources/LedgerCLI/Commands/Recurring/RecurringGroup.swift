internal import CommandLineKit

struct RecurringGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "recurring", abstract: "Make, list and post entries that come again and again.",
    discussion: """
      A recurring entry is what 'ledger add' records, with a schedule. When it is due, an entry that is there already, imported \
      or typed, is matched with it; else one is posted. A bank's row that comes later is linked to the posted entry. So nothing \
      counts twice, whichever comes first. 'ledger config post-recurring auto' posts without being asked.
      """,
    examples: [
      Example("ledger recurring add 800 Home Landlord --every month --on 1", "Pay rent on the 1st."),
      Example("ledger recurring post", "Post what is due."),
    ],
    subcommands: [
      RecurringAdd.self, RecurringList.self, RecurringShow.self, RecurringEdit.self, RecurringStop.self,
      RecurringSkip.self, RecurringRemove.self, RecurringPost.self,
    ],
    defaultSubcommand: RecurringList.self)
}
