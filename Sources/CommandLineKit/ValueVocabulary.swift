/// What can be said about the words that a value is made from.
struct ValueVocabulary {
  /// Every word that is accepted, if they are few.
  let allowedValues: () -> [String]
  /// What a shell completes the word with.
  let completion: () -> CompletionKind

  /// The words of a type that nothing is known about.
  static var unknown: ValueVocabulary {
    ValueVocabulary(allowedValues: { [] }, completion: { .none })
  }

  /// The words that a type states itself.
  static func of<Value: ExpressibleByArgument>(_ type: Value.Type) -> ValueVocabulary {
    ValueVocabulary(allowedValues: { Value.allValueStrings }, completion: { Value.completionKind })
  }
}
