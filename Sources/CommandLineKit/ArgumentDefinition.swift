/// One argument, option or flag of a command that is being parsed, with the box that takes its value.
struct ArgumentDefinition {
  let kind: ArgumentDescription.Kind
  /// The names with their dashes; none for an argument.
  let names: [String]
  /// The names that set a flag to false.
  let negativeNames: [String]
  /// The name of the value in lower case.
  let valueName: String
  let help: ArgumentHelp
  let box: any ValueReceiver

  var takesValue: Bool { kind == .option }

  func answers(to name: String) -> Bool {
    names.contains(name) || negativeNames.contains(name)
  }

  /// The name in messages: the first long name, else the first one; the value's name for an argument.
  var displayName: String {
    names.first { $0.hasPrefix("--") } ?? names.first ?? displayValueName
  }

  /// The value's name as help shows it.
  var displayValueName: String { valueName.uppercased() }
}
