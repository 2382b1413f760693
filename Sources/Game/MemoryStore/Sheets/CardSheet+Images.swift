extension CardSheet {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the address of a PNG file whose data it has, as Base64 (RFC 4648).
  static func address(ofPNG bytes: [UInt8]) -> String {
    var text = Array("data:image/png;base64,".utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let bits = (0..<3).reduce(0) { $0 << 8 | Int($1 < group.count ? group[$1] : 0) }
      for place in 0..<4 {
        let letter = letters[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
