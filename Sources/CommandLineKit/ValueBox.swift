/// The place where a property's value lives, shared by all copies of the command or group it belongs to.
final class ValueBox<Value>: ValueReceiver {
  /// The value, `nil` while a required one has not been given.
  private var stored: Value?
  private let shape: ValueShape<Value>
  private(set) var isGiven = false

  init(_ shape: ValueShape<Value>) {
    self.shape = shape
    stored = shape.initial
  }

  var isRequired: Bool { shape.initial == nil }
  var isRepeating: Bool { shape.isRepeating }
  var allowedValues: [String] { shape.vocabulary.allowedValues() }
  var completion: CompletionKind { shape.vocabulary.completion() }
  var defaultText: String? { shape.defaultText() }

  func accept(_ word: String) throws {
    stored = try shape.accept(word, isGiven ? stored : nil)
    isGiven = true
  }

  /// The value of the property that the help text belongs to.
  func value(of help: ArgumentHelp) -> Value {
    guard let stored else {
      fatalError("A required value was read before the command line was parsed: \(help.abstract)")
    }
    return stored
  }

  /// Puts a value in place of what was parsed.
  func set(_ value: Value) {
    stored = value
  }
}
