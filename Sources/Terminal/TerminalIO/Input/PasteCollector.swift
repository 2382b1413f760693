/// Text between the brackets of a paste, as it comes in.
struct PasteCollector {
  private var bytes: [UInt8] = []
  /// How many bytes of the closing bracket have come.
  private var matched = 0

  /// Bytes of one paste; what comes beyond is dropped.
  static let limit = 65_536
  private static let end = Array("\u{1B}[201~".utf8)

  /// Takes a byte.
  ///
  /// - Returns: Whether it was the last of the closing bracket.
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

  /// All text that came, with the line ends of any system as new lines.
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
    return String(decoding: lines, as: UTF8.self)
  }

  /// Without a character that the limit has cut in two.
  private var whole: ArraySlice<UInt8> {
    guard bytes.count == Self.limit else { return bytes[...] }
    let cut = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    let isWhole = String(validating: bytes[cut...], as: UTF8.self) != nil
    return isWhole ? bytes[...] : bytes[..<cut]
  }
}
