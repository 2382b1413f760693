/// A character of several bytes of UTF-8, as they come in.
struct ScalarCollector {
  private var value: UInt32 = 0
  /// The lowest value that is written with so many bytes.
  private var least: UInt32 = 0
  /// How many bytes are still to come.
  private var missing = 0

  /// Begins a character with its first byte.
  ///
  /// - Returns: Whether a character can begin with it.
  mutating func begin(_ byte: UInt8) -> Bool {
    let bits = UInt32(byte)
    switch byte {
    case 0xC2...0xDF: (value, least, missing) = (bits & 0x1F, 0x80, 1)
    case 0xE0...0xEF: (value, least, missing) = (bits & 0x0F, 0x800, 2)
    case 0xF0...0xF4: (value, least, missing) = (bits & 0x07, 0x1_0000, 3)
    default: return false
    }
    return true
  }

  /// Takes a byte that goes on with the character.
  ///
  /// - Returns: Whether it was the last.
  mutating func take(_ byte: UInt8) -> Bool {
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing == 0
  }

  /// What the bytes stand for; nothing if no character is written like that.
  var character: Character? {
    value < least ? nil : Unicode.Scalar(value).map { Character($0) }
  }
}
