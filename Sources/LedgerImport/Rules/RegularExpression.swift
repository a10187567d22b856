internal import CPCRE2

/// A regular expression of PCRE2 ("pcre2pattern" page) for Unicode text, upper and lower case alike.
///
/// How many steps a search may take is limited, so that an expression such as `(a+)+$` ends within milliseconds whatever
/// it is looked for in ("pcre2api" page, "The match context").
final class RegularExpression {
  /// More steps were needed than are allowed.
  struct TooComplex: Error {}

  private static let matchLimit: UInt32 = 100_000
  private static let depthLimit: UInt32 = 1_000
  /// In units of 1024 bytes.
  private static let heapLimit: UInt32 = 4_096

  private let code: OpaquePointer
  private let match: OpaquePointer
  private let context: OpaquePointer

  /// Compiles an expression.
  ///
  /// - Throws: ``RuleError/badPattern(_:reason:offset:)``.
  init(_ pattern: String) throws(RuleError) {
    var number: Int32 = 0
    var offset = 0
    let options = PCRE2_UTF | PCRE2_UCP | PCRE2_CASELESS | PCRE2_NEVER_BACKSLASH_C
    let bytes = Array(pattern.utf8)
    guard let code = pcre2_compile_8(bytes, bytes.count, options, &number, &offset, nil) else {
      throw .badPattern(pattern, reason: RegularExpression.message(number), offset: offset)
    }
    guard let match = pcre2_match_data_create_from_pattern_8(code, nil), let context = pcre2_match_context_create_8(nil)
    else { fatalError("there is no memory left") }
    pcre2_set_match_limit_8(context, RegularExpression.matchLimit)
    pcre2_set_depth_limit_8(context, RegularExpression.depthLimit)
    pcre2_set_heap_limit_8(context, RegularExpression.heapLimit)
    self.code = code
    self.match = match
    self.context = context
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(match)
    pcre2_code_free_8(code)
  }

  /// Whether the expression is found somewhere in a text.
  ///
  /// - Throws: ``TooComplex``.
  func isFound(in text: String) throws(TooComplex) -> Bool {
    var text = text
    let result = text.withUTF8 { bytes in
      pcre2_match_8(code, bytes.baseAddress, bytes.count, 0, 0, match, context)
    }
    if result >= 0 { return true }
    if result == PCRE2_ERROR_NOMATCH { return false }
    throw TooComplex()
  }

  private static func message(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(number, &buffer, buffer.count)
    return String(decoding: buffer.prefix(Int(max(0, length))), as: UTF8.self)
  }
}
