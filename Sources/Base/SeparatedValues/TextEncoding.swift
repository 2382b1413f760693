/// An encoding of text files.
package enum TextEncoding: String, CaseIterable, Sendable {
  /// UTF-8, with or without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-16, in the order of its mark or of its first character, which is ASCII.
  case utf16 = "utf-16"
  /// The encoding of Windows in Western Europe, which includes the letters of Latin-1.
  case western = "cp1252"
  /// The encoding of Windows in Central Europe.
  case central = "cp1250"
  /// The encoding of older systems in Central Europe, ISO 8859-2.
  case latin2 = "latin-2"
  /// The encoding of Windows for Cyrillic letters.
  case cyrillic = "cp1251"

  /// Returns the encoding of a name as people write it, such as `latin1` or `windows-1252`.
  package init?(name: String) {
    let name = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    switch name {
    case "utf8": self = .utf8
    case "utf16", "utf16le", "utf16be", "unicode": self = .utf16
    case "cp1252", "windows1252", "1252", "latin1", "iso88591", "ansi": self = .western
    case "cp1250", "windows1250", "1250": self = .central
    case "latin2", "iso88592": self = .latin2
    case "cp1251", "windows1251", "1251": self = .cyrillic
    default: return nil
    }
  }

  /// The characters of the bytes from 0x80 on; nil for an encoding of several bytes a character.
  var page: [Unicode.Scalar]? {
    switch self {
    case .utf8, .utf16: nil
    case .western: CodePage.western
    case .central: CodePage.central
    case .latin2: CodePage.latin2
    case .cyrillic: CodePage.cyrillic
    }
  }
}
