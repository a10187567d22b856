internal import CPCRE2

/// A compiled regular expression of PCRE2 with the memory that matching needs; both are freed with it.
///
/// Matching is bounded in steps, depth and memory, whatever the pattern, so that none holds up an import (PCRE2 API,
/// "The match context").
final class RegularExpression {
  /// Why a pattern does not compile; the offset counts bytes.
  struct BadPattern: Error {
    let message: String
    let offset: Int
  }

  /// Matching was given up at one of the limits.
  struct TooComplex: Error {}

  /// The steps that a match may take from each place in the text: a few milliseconds.
  private static let stepLimit: UInt32 = 100_000
  /// How deep backtracking may nest.
  private static let depthLimit: UInt32 = 10_000
  /// The memory for backtracking, in kibibytes.
  private static let heapLimit: UInt32 = 4096
  private static let longestPattern = 1000

  private let code: OpaquePointer
  private let limits: OpaquePointer
  private let match: OpaquePointer

  /// Compiles a pattern; letters match in upper and lower case, and classes such as `\w` know all of Unicode.
  init(_ pattern: String) throws(BadPattern) {
    code = try RegularExpression.compile(pattern)
    guard let limits = pcre2_match_context_create_8(nil), let match = pcre2_match_data_create_8(1, nil) else {
      preconditionFailure("there is no memory left")
    }
    pcre2_set_match_limit_8(limits, RegularExpression.stepLimit)
    pcre2_set_depth_limit_8(limits, RegularExpression.depthLimit)
    pcre2_set_heap_limit_8(limits, RegularExpression.heapLimit)
    self.limits = limits
    self.match = match
  }

  deinit {
    pcre2_match_data_free_8(match)
    pcre2_match_context_free_8(limits)
    pcre2_code_free_8(code)
  }

  /// Whether the expression is found somewhere in a text.
  func isFound(in text: String) throws(TooComplex) -> Bool {
    var text = text
    let result = text.withUTF8 { bytes in
      // NB: an empty text may have no address.
      bytes.isEmpty
        ? pcre2_match_8(code, [0], 0, 0, 0, match, limits)
        : pcre2_match_8(code, bytes.baseAddress, bytes.count, 0, 0, match, limits)
    }
    if result == PCRE2_ERROR_NOMATCH { return false }
    // What fails otherwise reached a limit: strings of Swift are always well formed.
    guard result >= 0 else { throw TooComplex() }
    return true
  }

  private static func compile(_ pattern: String) throws(BadPattern) -> OpaquePointer {
    guard let context = pcre2_compile_context_create_8(nil) else { preconditionFailure("there is no memory left") }
    defer { pcre2_compile_context_free_8(context) }
    pcre2_set_max_pattern_length_8(context, longestPattern)
    var number: Int32 = 0
    var offset = 0
    // \C takes single bytes and would tear characters apart.
    let options = PCRE2_UTF | PCRE2_UCP | PCRE2_CASELESS | PCRE2_NEVER_BACKSLASH_C
    let bytes = Array(pattern.utf8)
    guard let code = pcre2_compile_8(bytes, bytes.count, options, &number, &offset, context) else {
      throw BadPattern(message: message(number), offset: min(offset, bytes.count))
    }
    return code
  }

  /// What PCRE2 says about an error.
  private static func message(_ number: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(number, &bytes, bytes.count)
    return length < 0 ? "error \(number)" : String(decoding: bytes.prefix(Int(length)), as: UTF8.self)
  }
}
