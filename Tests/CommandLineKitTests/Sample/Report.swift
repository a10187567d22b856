import CommandLineKit

/// A command that only holds others, one of which runs when none is named.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "report", abstract: "Show what happened.",
    subcommands: [ReportMonth.self, ReportHistory.self], defaultSubcommand: ReportMonth.self)
}

/// The default subcommand.
struct ReportMonth: ParsableCommand {
  static let configuration = CommandConfiguration(name: "month", abstract: "Show one month.")

  @Argument(help: "The month.") var month: Month = Month(text: "2026-01")
  @Flag(help: "One row for each bed.") var byBed: Bool = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions
}

/// A subcommand beside the default one.
struct ReportHistory: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "history", abstract: "Show several months.", aliases: ["trend"])

  @Argument(help: "How many months.") var months: Int = 12
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions
}

/// A month in the ISO form, read by the type itself.
struct Month: Equatable, ExpressibleByArgument {
  let text: String

  init(text: String) { self.text = text }

  init(argument: String) throws {
    guard argument.count == 7, argument.hasPrefix("20") else {
      throw ArgumentValueError(reason: "write a month as 2026-11")
    }
    text = argument
  }

  var defaultValueDescription: String { "the first of 2026" }
}
