/// How the words of the command line become one property's value.
///
/// Descriptions are closures because only help and completions ask for them, not each start of the program.
public struct ValueShape<Value> {
  /// The value when no word is given, `nil` if a word is required.
  let initial: Value?
  /// Whether each word adds to the value.
  let isRepeating: Bool
  /// What can be said about the words that are accepted.
  let vocabulary: ValueVocabulary
  /// The initial value as text, `nil` if there is none worth showing.
  let defaultText: () -> String?
  /// Reads a word; `nil` stands for the value before the first word.
  let accept: (_ word: String, _ previous: Value?) throws -> Value

  /// The same shape with another completion, unless that is `nil`.
  func completed(by completion: CompletionKind?) -> ValueShape {
    guard let completion else { return self }
    let words = ValueVocabulary(allowedValues: vocabulary.allowedValues, completion: { completion })
    return ValueShape(
      initial: initial, isRepeating: isRepeating, vocabulary: words, defaultText: defaultText, accept: accept)
  }
}

extension ValueShape where Value: ExpressibleByArgument {
  /// One word makes one value.
  static func single(default value: Value?) -> ValueShape {
    ValueShape(
      initial: value, isRepeating: false, vocabulary: .of(Value.self),
      defaultText: { value?.defaultValueDescription },
      accept: { word, _ in try Value(argument: word) })
  }
}

extension ValueShape {
  /// One word makes one value, by a function.
  static func single(default value: Value?, transform: @escaping (String) throws -> Value) -> ValueShape {
    ValueShape(
      initial: value, isRepeating: false, vocabulary: .unknown,
      defaultText: { value.flatMap(describeIfPossible) },
      accept: { word, _ in try transform(word) })
  }

  /// One word makes a value that may also be left out.
  static func optional<Wrapped>(
    default value: Wrapped?, vocabulary: ValueVocabulary = .unknown,
    describe: @escaping (Wrapped) -> String? = describeIfPossible,
    transform: @escaping (String) throws -> Wrapped
  ) -> ValueShape where Value == Wrapped? {
    ValueShape(
      initial: .some(value), isRepeating: false, vocabulary: vocabulary,
      defaultText: { value.flatMap(describe) },
      accept: { word, _ in try transform(word) })
  }

  /// Each word makes one element; the first replaces the default.
  static func repeated<Element>(
    default value: [Element]?, vocabulary: ValueVocabulary = .unknown,
    describe: @escaping (Element) -> String? = describeIfPossible,
    transform: @escaping (String) throws -> Element
  ) -> ValueShape where Value == [Element] {
    ValueShape(
      initial: value, isRepeating: true, vocabulary: vocabulary,
      defaultText: {
        let texts = (value ?? []).compactMap(describe)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
      },
      accept: { word, previous in (previous ?? []) + [try transform(word)] })
  }
}

/// The text of a value whose type says how to write it; other types would show their insides.
private func describeIfPossible(_ value: some Any) -> String? {
  (value as? any CustomStringConvertible)?.description
}
