import SystemCalls

/// The text of a bracketed paste, as it arrives.
struct PasteCollector {
  private var bytes: [UInt8] = []
  /// The number of bytes of the closing bracket that have arrived.
  private var matched = 0

  /// The length limit of a paste in bytes; the rest is dropped.
  static let limit = 65_536
  private static let end = Array("\u{1B}[201~".utf8)

  /// Adds a byte.
  ///
  /// - Returns: True if it was the last of the closing bracket.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    for byte in Self.end.prefix(matched) { keep(byte) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }

  /// The text so far, with LF line ends; it may be a path, so that no byte of it is lost.
  var text: String {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines: [UInt8] = []
    var last: UInt8 = 0
    for byte in whole {
      if byte != feed || last != carriageReturn {
        lines.append(byte == carriageReturn ? feed : byte)
      }
      last = byte
    }
    return String(systemBytes: lines)
  }

  /// The bytes without a last character that the limit has cut.
  private var whole: ArraySlice<UInt8> {
    guard bytes.count == Self.limit else { return bytes[...] }
    let cut = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    let isWhole = String(validating: bytes[cut...], as: UTF8.self) != nil
    return isWhole ? bytes[...] : bytes[..<cut]
  }
}
