import CommandLineKit
import Testing

/// A word and the reason why it is no number.
struct RefusedNumber: CustomTestStringConvertible, Sendable {
  let word: String
  let reason: String
  var testDescription: String { word }

  static let all = [
    RefusedNumber(word: "", reason: "it is not a whole number"),
    RefusedNumber(word: "-", reason: "it is not a whole number"),
    RefusedNumber(word: "1.0", reason: "it is not a whole number"),
    RefusedNumber(word: "0x10", reason: "it is not a whole number"),
    RefusedNumber(word: " 1", reason: "it is not a whole number"),
    RefusedNumber(
      word: "9223372036854775808", reason: "it must lie between -9223372036854775808 and 9223372036854775807"),
  ]
}

@Suite("Values of standard types")
struct StandardTypeTests {
  @Test(arguments: RefusedNumber.all)
  func `a word that is no whole number is refused`(refused: RefusedNumber) {
    #expect(throws: ArgumentValueError(reason: refused.reason)) { try Int(argument: refused.word) }
    #expect(throws: ArgumentValueError(reason: refused.reason)) { try Int64(argument: refused.word) }
  }

  @Test func `whole numbers have a sign or none`() throws {
    #expect(try Int(argument: "-42") == -42)
    #expect(try Int(argument: "+42") == 42)
    #expect(try Int64(argument: "9223372036854775807") == .max)
  }

  @Test(arguments: ["", "x", "1,5", "nan", "inf", "1e999"])
  func `a word that is no finite number is refused`(word: String) {
    #expect(throws: ArgumentValueError(reason: "it is not a number")) { try Double(argument: word) }
  }

  @Test func `numbers have a decimal point`() throws {
    #expect(try Double(argument: "-1.5") == -1.5)
  }

  @Test func `truth is written as true or false`() throws {
    #expect(try Bool(argument: "true"))
    #expect(try !Bool(argument: "false"))
    #expect(throws: ArgumentValueError(reason: "")) { try Bool(argument: "yes") }
    #expect(Bool.allValueStrings == ["true", "false"])
  }

  @Test func `an enum of strings lists its cases`() throws {
    #expect(TableFormat.allValueStrings == ["text", "json", "csv"])
    #expect(TableFormat.completionKind == .values)
    #expect(try TableFormat(argument: "csv") == .csv)
    #expect(throws: ArgumentValueError(reason: "")) { try TableFormat(argument: "CSV") }
    #expect(String.completionKind == CompletionKind.none)
  }
}
