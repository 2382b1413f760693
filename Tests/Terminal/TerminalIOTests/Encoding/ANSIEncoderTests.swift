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

  @Test("a changed word is one move and the word")
  func writesWord() {
    let (old, new) = (buffer(["", "one two"]), buffer(["", "one six"]))
    #expect(bytes(from: old, to: new) == "$[2;5Hsix")
  }

  @Test("parameters that are 1 are left out")
  func leavesOutOnes() {
    #expect(bytes(from: buffer([]), to: buffer(["a"])) == "$[Ha")
    #expect(bytes(from: buffer([]), to: buffer(["", "a"])) == "$[2Ha")
    #expect(bytes(from: buffer([]), to: buffer([" a"])) == "$[1;2Ha")
  }

  @Test("up to three unchanged cells are written again, more are skipped by a cursor movement")
  func bridgesGaps() {
    let old = buffer(["abcdefghijkl"])
    #expect(bytes(from: old, to: buffer(["AbcdEfghijkl"])) == "$[HAbcdE")
    #expect(bytes(from: old, to: buffer(["AbcdeFghijkl"])) == "$[HA$[4CF")
  }

  @Test("unchanged cells of another style are always skipped by a cursor movement")
  func respectsStylesInGaps() {
    let bold = Style(attributes: .bold)
    var (old, new) = (buffer(["abc"]), buffer(["AbC"]))
    old.write("b", at: Point(x: 1, y: 0), style: bold)
    new.write("b", at: Point(x: 1, y: 0), style: bold)
    #expect(bytes(from: old, to: new) == "$[HA$[CC")
  }

  @Test("a frame ends in the plain style, and only changes of styles are written")
  func changesStyles() {
    var new = buffer(["ab"], style: Style(foreground: .red, attributes: .bold))
    new.write("c", at: Point(x: 2, y: 0), style: Style(foreground: .red, background: .gray))
    #expect(bytes(from: buffer([]), to: new) == "$[H$[1;31mab$[22;100mc$[m")
  }

  @Test("dim text keeps dim when bold ends")
  func keepsDim() {
    var new = buffer(["a"], style: Style(attributes: [.bold, .dim]))
    new.write("b", at: Point(x: 1, y: 0), style: Style(attributes: .dim))
    #expect(bytes(from: buffer([]), to: new) == "$[H$[1;2ma$[22;2mb$[m")
  }

  @Test("a plain wide character is written unchanged")
  func writesWide() {
    #expect(bytes(from: buffer([]), to: buffer(["x🐶y"])) == "$[Hx🐶y")
  }

  @Test("a risky cluster is written over spaces, and the next cell is positioned again")
  func placesRisky() {
    #expect(bytes(from: buffer([]), to: buffer(["x❤️y"])) == "$[Hx  $[2G❤️$[4Gy")
  }

  @Test("cells that a terminal might overwrite right of a cluster are written again")
  func repairsReach() {
    let (old, new) = (buffer(["...abcdef"]), buffer(["👍🏽.abcdef"]))
    #expect(bytes(from: old, to: new) == "$[H  $[G👍🏽$[3G.a")
  }

  @Test("a cluster at the right edge does not wrap")
  func doesNotWrap() {
    let new = buffer(["          👍🏽"])
    #expect(bytes(from: buffer([]), to: new) == "$[1;11H  $[11G$[?7l👍🏽$[?7h")
  }

  @Test("half a wide character is never written alone")
  func writesBothHalves() {
    #expect(bytes(from: buffer(["日"]), to: buffer(["a "])) == "$[Ha ")
    #expect(bytes(from: buffer([" 日"]), to: buffer(["日"])) == "$[H日 ")
  }

  @Test("control characters are written as control pictures")
  func showsControls() {
    let new = buffer(["\u{1B}[2J\u{9B}m\u{7F}"])
    #expect(bytes(from: buffer([]), to: new) == "$[H␛[2J\u{FFFD}m␡")
  }

  @Test("an ASCII terminal gets look-alikes of the same width")
  func writesLookalikes() {
    let new = buffer(["┌─é🐶█…ａ"])
    #expect(bytes(from: buffer([]), to: new, isUnicode: false) == "$[H+-e? #.a ")
  }

  @Test("without colours only attributes are written")
  func writesNoColors() {
    let new = buffer(["a"], style: Style(foreground: .red, background: .blue, attributes: .bold))
    #expect(bytes(from: buffer([]), to: new, depth: .none) == "$[H$[1ma$[m")
  }

  @Test("attributes that do not exist are not written")
  func ignoresUnknownAttributes() {
    let style = Style(attributes: Style.Attributes(rawValue: 0xC0))
    #expect(bytes(from: buffer([]), to: buffer(["a"], style: style)) == "$[Ha")
  }

  @Test("a buffer of another table is painted in full")
  func repaintsForAnotherTable() {
    let other = CellBuffer(size: Size(width: 12, height: 3))
    let blanks = String(repeating: " ", count: 12)
    #expect(bytes(from: buffer([]), to: other) == "$[H\(blanks)$[2H\(blanks)$[3H\(blanks)")
  }
}
