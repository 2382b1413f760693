import TerminalIO
import Testing
import TextUI

/// The bytes of links.
@Suite struct ANSIEncoderLinkTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  private func buffer(_ lines: [(text: String, address: String)]) -> CellBuffer {
    var buffer = CellBuffer(size: Size(width: 3, height: lines.count))
    for (y, line) in lines.enumerated() {
      var style = Style.plain
      if let address = LinkAddress(line.address) { style.link = buffer.table.number(of: address) }
      buffer.write(line.text, at: Point(x: 0, y: y), style: style)
    }
    return buffer
  }

  private func encoded(_ buffer: CellBuffer, hasLinks: Bool = true) -> String {
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true, hasLinks: hasLinks)
    var bytes: [UInt8] = []
    encoder.encode(buffer, after: nil, cursor: nil, into: &bytes)
    return text(bytes)
  }

  @Test(
    "a link begins with its id and address, is changed or ended, and without links the text stays")
  func wrapped() {
    let both = buffer([("one", "https://a.b"), ("two", "https://a.b")])
    let adjacent = buffer([("one", "https://a.b"), ("two", "mailto:c"), ("end", "")])
    let plain = buffer([("one", "https://a.b"), ("two", "")])
    #expect(
      [encoded(both), encoded(adjacent)] == [
        "^[m^[H^]8;id=1;https://a.b^\\one^[2Htwo^]8;;^\\^[?25l",
        "^[m^[H^]8;id=1;https://a.b^\\one^[2H^]8;id=2;mailto:c^\\two" + "^[3H^]8;;^\\end^[?25l",
      ])
    #expect(
      [encoded(plain, hasLinks: false), text(plain.styledRows(depth: .trueColor, isUnicode: true))]
        == ["^[m^[Hone^[2Htwo^[?25l", "one\ntwo\n"])
  }

  @Test("a text that becomes a link is drawn again, an unchanged one is not")
  func changes() {
    let table = CellTable()
    var plain = CellBuffer(size: Size(width: 3, height: 1), table: table)
    plain.write("one", at: .zero)
    var linked = plain
    var style = Style.plain
    style.link = LinkAddress("https://a.b").map { table.number(of: $0) } ?? 0
    linked.write("one", at: .zero, style: style)
    var encoder = ANSIEncoder(depth: .none, isUnicode: false)
    var bytes: [UInt8] = []
    encoder.encode(plain, after: nil, cursor: nil, into: &bytes)
    bytes = []
    encoder.encode(linked, after: plain, cursor: nil, into: &bytes)
    #expect(text(bytes) == "^[H^]8;id=1;https://a.b^\\one^]8;;^\\")
    bytes = []
    encoder.encode(linked, after: linked, cursor: nil, into: &bytes)
    #expect(bytes == [])
  }
}
