/// The characters that a terminal would obey instead of showing them, or that show a text in another order than it has.
public enum UnsafeCharacters {
  /// Whether a terminal may obey the character, or show it in another place than the text has it, whatever stands beside it.
  public static func contain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    // The soft hyphen has a width that terminals do not agree on.
    case 0xad: true
    case 0x2028, 0x2029: true
    // What says in which direction text runs: marks, embeddings, overrides, isolates.
    case 0x61c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    // Invisible ones that make two names look alike, apart from the joiners and selectors that scripts and emoji need.
    case 0x34f, 0x180e, 0x200b, 0x2060...0x2065, 0x206a...0x206f, 0xfeff, 0xfff9...0xfffb: true
    case 0x115f, 0x1160, 0x3164, 0xffa0, 0x1bca0...0x1bca3, 0x1d173...0x1d17a: true
    case 0xe0000...0xe007f: true
    default: false
    }
  }
}
