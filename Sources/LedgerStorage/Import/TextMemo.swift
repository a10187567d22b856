/// Remembers what belongs to texts that come again and again, as the payees of a file do, for less than a dictionary's hash of
/// each takes. A text may be forgotten when another one comes; who asks finds it out again.
struct TextMemo<Value> {
  /// A power of 2: several times the payees of a household.
  private static var count: Int { 1 << 14 }

  /// Made when the first text comes.
  private var slots: [(text: String, value: Value)?] = []

  /// What belongs to a text, where it is remembered.
  subscript(text: String) -> Value? {
    get {
      guard !slots.isEmpty, let found = slots[TextMemo.slot(of: text)], found.text == text else { return nil }
      return found.value
    }
    set {
      if slots.isEmpty { slots = Array(repeating: nil, count: TextMemo.count) }
      slots[TextMemo.slot(of: text)] = newValue.map { (text, $0) }
    }
  }

  /// By FNV-1a of the first bytes, in which names differ, and the length.
  private static func slot(of text: String) -> Int {
    var hash = UInt64(text.utf8.count) ^ 0xcbf2_9ce4_8422_2325
    let isTaken: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes.prefix(32) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    if isTaken == nil { for byte in text.utf8.prefix(32) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 } }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (count - 1)
  }
}
