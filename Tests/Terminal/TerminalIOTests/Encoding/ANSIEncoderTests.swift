import TerminalIO
import Testing
import TextUI

/// The literal bytes of small frames.
@Suite struct ANSIEncoderTests {
  private let table = CellTable()

  private func buffer(_ rows: [String], style: Style = .plain) -> CellBuffer {
    var buffer = CellBuffer(size: Size(width: 12, height: 3), table: table)
    for (y, row) in rows.enumerated() { buffer.write(row, at: Point(x: 0, y: y), style: style) }
    return buffer
  }

  /// Returns the bytes from one buffer to the next, with ESC as a currency sign.
  private func bytes(
    from old: CellBuffer, to new: CellBuffer, depth: ColorDepth = .trueColor, isUnicode: Bool = true
  ) -> String {
    var encoder = ANSIEncoder(depth: depth, isUnicode: isUnicode)
    var bytes: [UInt8] = []
    encoder.encode(old, after: nil, cursor: nil, into: &bytes)
    bytes.removeAll()
    encoder.encode(new, after: old, cursor: nil, into: &bytes)
    return String(decoding: bytes.map { $0 == 0x1B ? UInt8(ascii: "$") : $0 }, as: UTF8.self)
  }

  @Test("a changed word is one move, without parameters that are 1, and over unchanged cells")
  func writesWord() {
    let (old, new) = (buffer(["", "one two"]), buffer(["", "one six"]))
    let letters = buffer(["abcdefghijkl"])
    #expect(
      (
        bytes(from: old, to: new),
        [
          bytes(from: buffer([]), to: buffer(["a"])),
          bytes(from: buffer([]), to: buffer(["", "a"])),
          bytes(from: buffer([]), to: buffer([" a"])),
        ]
      ) == ("$[2;5Hsix", ["$[Ha", "$[2Ha", "$[1;2Ha"]))
    #expect(
      [
        bytes(from: letters, to: buffer(["AbcdEfghijkl"])),
        bytes(from: letters, to: buffer(["AbcdeFghijkl"])),
      ] == ["$[HAbcdE", "$[HA$[4CF"])

    let bold = Style(attributes: .bold)
    var (plain, capitals) = (buffer(["abc"]), buffer(["AbC"]))
    plain.write("b", at: Point(x: 1, y: 0), style: bold)
    capitals.write("b", at: Point(x: 1, y: 0), style: bold)
    #expect(bytes(from: plain, to: capitals) == "$[HA$[CC")
  }

  @Test("a frame ends in the plain style, only changes of style are written, and dim outlasts bold")
  func changesStyles() {
    var new = buffer(["ab"], style: Style(foreground: .red, attributes: .bold))
    new.write("c", at: Point(x: 2, y: 0), style: Style(foreground: .red, background: .gray))
    #expect(bytes(from: buffer([]), to: new) == "$[H$[1;31mab$[22;100mc$[m")

    var dim = buffer(["a"], style: Style(attributes: [.bold, .dim]))
    dim.write("b", at: Point(x: 1, y: 0), style: Style(attributes: .dim))
    #expect(bytes(from: buffer([]), to: dim) == "$[H$[1;2ma$[22;2mb$[m")
  }

  @Test("a wide character is written unchanged, a risky one over spaces, and half of one never")
  func writesWide() {
    let (old, new) = (buffer(["...abcdef"]), buffer(["👍🏽.abcdef"]))
    let edge = buffer(["          👍🏽"])
    #expect(
      [
        bytes(from: buffer([]), to: buffer(["x🐶y"])), bytes(from: buffer([]), to: buffer(["x❤️y"])),
        bytes(from: old, to: new), bytes(from: buffer([]), to: edge),
      ] == ["$[Hx🐶y", "$[Hx  $[2G❤️$[4Gy", "$[H  $[G👍🏽$[3G.a", "$[1;11H  $[11G$[?7l👍🏽$[?7h"])
    #expect(
      [
        bytes(from: buffer(["日"]), to: buffer(["a "])),
        bytes(from: buffer([" 日"]), to: buffer(["日"])),
      ] == ["$[Ha ", "$[H日 "])
  }

  @Test(
    "control characters are pictures, ASCII has look-alikes, and existing attributes are written")
  func showsControls() {
    let new = buffer(["\u{1B}[2J\u{9B}m\u{7F}"])
    let drawn = buffer(["┌─é🐶█…ａ"])
    let colored = buffer(
      ["a"], style: Style(foreground: .red, background: .blue, attributes: .bold))
    let style = Style(attributes: Style.Attributes(rawValue: 0xC0))
    #expect(
      [
        bytes(from: buffer([]), to: new), bytes(from: buffer([]), to: drawn, isUnicode: false),
        bytes(from: buffer([]), to: colored, depth: .none),
        bytes(from: buffer([]), to: buffer(["a"], style: style)),
      ] == ["$[H␛[2J\u{FFFD}m␡", "$[H+-e? #.a ", "$[H$[1ma$[m", "$[Ha"])
  }

  @Test("a buffer of another table is painted in full")
  func repaintsForAnotherTable() {
    let other = CellBuffer(size: Size(width: 12, height: 3))
    let blanks = String(repeating: " ", count: 12)
    #expect(bytes(from: buffer([]), to: other) == "$[H\(blanks)$[2H\(blanks)$[3H\(blanks)")
  }
}
