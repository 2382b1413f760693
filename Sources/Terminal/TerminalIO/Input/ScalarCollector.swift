/// A character of several UTF-8 bytes, as they arrive.
struct ScalarCollector {
  private var value: UInt32 = 0
  /// The lowest scalar with that number of bytes.
  private var least: UInt32 = 0
  /// The number of missing bytes.
  private var missing = 0

  /// Begins a character with its first byte.
  ///
  /// - Returns: True if it is a valid first byte.
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

  /// Adds a continuation byte.
  ///
  /// - Returns: True if it was the last.
  mutating func take(_ byte: UInt8) -> Bool {
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing == 0
  }

  /// The character; nil if the bytes are malformed.
  var character: Character? {
    value < least ? nil : Unicode.Scalar(value).map { Character($0) }
  }
}
