import TerminalIO
import Testing
import TextUI

/// The cursor is shown, hidden and moved.
@Suite struct ANSIEncoderCursorTests {
  private let buffer = CellBuffer(size: Size(width: 4, height: 2))

  /// Returns the bytes of each frame but the first, with ESC as a currency sign.
  private func frames(_ cursors: [Point?], on next: (Int) -> CellBuffer) -> [String] {
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var shown: CellBuffer?
    let all = cursors.enumerated().map { index, cursor in
      var bytes: [UInt8] = []
      encoder.encode(next(index), after: shown, cursor: cursor, into: &bytes)
      shown = next(index)
      return String(decoding: bytes.map { $0 == 0x1B ? UInt8(ascii: "$") : $0 }, as: UTF8.self)
    }
    return Array(all.dropFirst())
  }

  @Test("the cursor is shown once, moved only when it moves, and a repaint sets it and the style")
  func followsCursor() {
    let (one, two) = (Point(x: 1, y: 0), Point(x: 2, y: 1))
    let frames = frames([nil, nil, one, one, two, nil, nil]) { _ in buffer }
    #expect(frames == ["", "$[1;2H$[?25h", "", "$[2;3H", "$[?25l", ""])

    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    for _ in 0..<2 {
      var bytes: [UInt8] = []
      encoder.encode(buffer, after: nil, cursor: nil, into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text == "\u{1B}[m\u{1B}[H    \u{1B}[2H    \u{1B}[?25l")
    }
  }

  @Test("the cursor returns after output, absolutely after the last column, and is hidden outside")
  func returnsAfterWriting() {
    var changed = buffer
    changed.write("x", at: .zero)
    let place = Point(x: 3, y: 1)
    let returned = frames([place, place]) { $0 == 0 ? buffer : changed }
    #expect(returned == ["$[Hx$[2;4H"])

    var last = buffer
    last.write("x", at: Point(x: 3, y: 0))
    let end = Point(x: 1, y: 0)
    let after = frames([end, end]) { $0 == 0 ? buffer : last }
    let outside = frames([Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 0, y: -1)]) { _ in buffer }
    #expect((after, outside) == (["$[1;4Hx$[1;2H"], ["$[?25l", ""]))
  }

  @Test("a buffer without cells writes no text", arguments: [Size.zero, Size(width: 0, height: 5)])
  func survivesNothing(size: Size) {
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var bytes: [UInt8] = []
    encoder.encode(CellBuffer(size: size), after: nil, cursor: .zero, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[m\u{1B}[?25l")
  }
}
