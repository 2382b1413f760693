import MemoryModel
import PlainJSON

extension Theme.Color {
  /// As on the web: `#RRGGBB`, or `#RRGGBBAA` if it is not solid.
  var webText: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  init(_ field: JSONField) throws(JSONError) {
    let text = try field.text()
    let isHex = text.dropFirst().utf8.allSatisfy { Set("0123456789abcdefABCDEF".utf8).contains($0) }
    guard text.first == "#", isHex, [7, 9].contains(text.utf8.count),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { throw field.wrong("a color such as #FFA000") }
    self.init(rgb: text.utf8.count == 7 ? number : number >> 8)
    if text.utf8.count == 9 { alpha = UInt8(truncatingIfNeeded: number) }
  }
}
