import CommandLineKit
import Testing

/// A line that cannot be read, with the sentences that say so.
struct UnreadableLine: CustomTestStringConvertible, Sendable {
  let line: String
  let message: String
  var testDescription: String { line }

  static let all = [
    UnreadableLine(
      line: "list --fromat json",
      message: "Unknown option '--fromat' for 'garden list'. Did you mean '--format'?"),
    UnreadableLine(
      line: "list -format=json",
      message: "Unknown option '-format' for 'garden list'. Did you mean '--format'?"),
    UnreadableLine(
      line: "list --zzz=1", message: "Unknown option '--zzz' for 'garden list'. See 'garden list --help'."),
    UnreadableLine(
      line: "plant Leek 3 -nx",
      message: "Unknown option '-x' for 'garden plant'. See 'garden plant --help'."),
    UnreadableLine(
      line: "--by-bd report", message: "Unknown option '--by-bd' for 'garden'. See 'garden --help'."),
    UnreadableLine(
      line: "report --by-bd",
      message: "Unknown option '--by-bd' for 'garden report'. Did you mean '--by-bed'?"),
    UnreadableLine(
      line: "report --formt json",
      message: "Unknown option '--formt' for 'garden report'. Did you mean '--format'?"),
    UnreadableLine(
      line: "plant Leek 3 --seedx",
      message: "Unknown option '--seedx' for 'garden plant'. See 'garden plant --help'."),
    UnreadableLine(
      line: "plant Leek 3 --nowater",
      message: "Unknown option '--nowater' for 'garden plant'. Did you mean '--no-water'?"),
    UnreadableLine(
      line: "plant Leek 3 --formats",
      message: "Unknown option '--formats' for 'garden plant'. See 'garden plant --help'."),
    UnreadableLine(
      line: "plant Leek 3 --format json",
      message: "The option '--format' does not apply to 'garden plant'. See 'garden plant --help'."),
    UnreadableLine(line: "lst", message: "Unknown command 'lst' for 'garden'. Did you mean 'garden list'?"),
    UnreadableLine(line: "swim", message: "Unknown command 'swim' for 'garden'. See 'garden --help'."),
    UnreadableLine(
      line: "--file x",
      message: "'garden' needs a command: plant, list, report or move. See 'garden --help'."),
    UnreadableLine(
      line: "list --min", message: "The option '--min' needs a value, MIN. See 'garden list --help'."),
    UnreadableLine(
      line: "plant Leek 3 --bed -x",
      message: "The option '--bed' needs a value, BED; if it is '-x', write '--bed=-x'. "
        + "See 'garden plant --help'."),
    UnreadableLine(line: "plant Leek", message: "'garden plant' needs PLANT-COUNT. See 'garden plant --help'."),
    UnreadableLine(
      line: "move a", message: "'garden move' needs the option '--to'. See 'garden move --help'."),
    UnreadableLine(
      line: "plant Leek many",
      message: "'many' is not a valid PLANT-COUNT: it is not a whole number. See 'garden plant --help'."),
    UnreadableLine(
      line: "list --format xml",
      message: "'xml' is not a valid --format: choose text, json or csv. See 'garden list --help'."),
    UnreadableLine(
      line: "list --format jsno",
      message: "'jsno' is not a valid --format: choose text, json or csv. Did you mean 'json'?"),
    UnreadableLine(
      line: "report histroy",
      message:
        "'histroy' is not a valid MONTH: write a month as 2026-11. 'garden report' has month, history. "
        + "Did you mean 'garden report history'?"),
    UnreadableLine(
      line: "plant Leek 3 x y",
      message: "'garden plant' has no use for the argument 'y'. See 'garden plant --help'."),
    UnreadableLine(
      line: "plant Leek 3 --dry-run=yes",
      message: "The flag '--dry-run' takes no value, but was given 'yes'. See 'garden plant --help'."),
    UnreadableLine(
      line: "plant Leek 3 --bed a -b b",
      message: "The option '-b' can be given only once. See 'garden plant --help'."),
    UnreadableLine(
      line: "plant Leek 3 --water --no-water",
      message: "'--water' and '--no-water' cannot be given together. See 'garden plant --help'."),
    UnreadableLine(
      line: "list --timeout -1", message: "--timeout cannot be negative. See 'garden list --help'."),
  ]
}

@Suite("Error messages")
struct ErrorMessageTests {
  @Test(arguments: UnreadableLine.all)
  func `a line that cannot be read says what, where and what to do`(line: UnreadableLine) throws {
    let error = try #require(failure(line.line))
    #expect(error.message == line.message)
    #expect("\(error)" == line.message)
    #expect(error.path.first == "garden")
  }

  @Test func `an error of a command that knows no path has no advice`() {
    let error = CommandLineError.invalidValue(argument: "AMOUNT", value: "x", reason: "it is no amount.")
    #expect(error.message == "'x' is not a valid AMOUNT: it is no amount.")
    #expect(error.path.isEmpty)
    #expect(CommandLineError.invalidValue(argument: "A", value: "x", reason: "").message == "'x' is not a valid A.")
    #expect(CommandLineError.invalidUsage(reason: "Why?").message == "Why?")
  }

  @Test func `a path is filled in only where there is none`() {
    let error = CommandLineError.invalidUsage(reason: "No")
    #expect(error.located(at: ["a", "b"]) == .invalidUsage(reason: "No", path: ["a", "b"]))
    #expect(error.located(at: ["a"]).located(at: ["b"]).path == ["a"])
    let bare = CommandLineError.repeatedOption(name: "--x", path: ["a"])
    #expect(bare.located(at: ["b"]) == bare)
  }

  @Test func `what was typed cannot steer the terminal`() {
    let error = failure(["list", "--min", "\u{1B}[2J\n\u{202E}👩‍🌾é"])
    #expect(
      error?.message
        == "'\\u{1B}[2J\\n\\u{202E}👩‍🌾é' is not a valid --min: it is not a whole number. "
        + "See 'garden list --help'.")
  }

  @Test func `names that a command offers cannot steer the terminal`() {
    let suggested = CommandLineError.invalidValue(
      argument: "BED", value: "x", reason: "no\u{7}", suggestions: ["\u{1B}x"])
    #expect(suggested.message == "'x' is not a valid BED: no\\u{07}. Did you mean '\\u{1B}x'?")
    let allowed = CommandLineError.invalidValue(
      argument: "BED", value: "north", reason: "", allowedValues: ["\u{9B}a", "b"])
    #expect(allowed.message == "'north' is not a valid BED: choose \\u{009B}a or b.")
  }

  @Test func `the status is that of a usage error`() {
    #expect(CommandLineError.exitCode == 64)
  }

  @Test func `a word in the place of a command is told which ones there are, and a number is not`() {
    func message(_ value: String) -> String {
      CommandLineError.invalidValue(
        argument: "MONTH", value: value, reason: "no",
        commands: .init(of: "garden report", names: ["month", "history"])
      ).message
    }
    #expect(message("foo") == "'foo' is not a valid MONTH: no. 'garden report' has month, history.")
    #expect(message("2026-13") == "'2026-13' is not a valid MONTH: no.")
    let unexpected = CommandLineError.unexpectedArgument(
      value: "foo", suggestions: [], commands: .init(of: "garden", names: ["list"]), path: ["garden", "list"])
    #expect(
      unexpected.message
        == "'garden list' has no use for the argument 'foo'. 'garden' has list. See 'garden list --help'.")
  }
}
