/// A box seen without the type of its value: what the parser and the descriptions need of it.
protocol ValueReceiver: AnyObject {
  /// Whether a word has been accepted.
  var isGiven: Bool { get }
  /// Whether a word must be given.
  var isRequired: Bool { get }
  /// Whether more than one word can be given.
  var isRepeating: Bool { get }
  /// Every word that is accepted, if they are few.
  var allowedValues: [String] { get }
  /// What a shell completes the word with.
  var completion: CompletionKind { get }
  /// The default as help shows it.
  var defaultText: String? { get }
  /// Reads a word into the box.
  func accept(_ word: String) throws
}
