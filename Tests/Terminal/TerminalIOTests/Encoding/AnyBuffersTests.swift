import TerminalIO
import TestSupport
import Testing
import TextUI

/// Random buffers in sequence give bytes for a terminal and never trap.
@Suite("Any buffers")
struct AnyBuffersTests {
  private static let sizes = [
    Size(width: .min, height: 5), Size(width: 0, height: 3), Size(width: 1, height: 1),
    Size(width: 70_000, height: 1), Size(width: 1, height: 5_000), Size(width: 9, height: 4),
  ]

  @Test("any buffer after any other is written for any terminal", arguments: ColorDepth.allCases)
  func frames(depth: ColorDepth) {
    var numbers = SeededNumbers(seed: depth.colors)
    var encoder = ANSIEncoder(depth: depth, isUnicode: numbers.whole(0...1) == 0)
    var shown: CellBuffer?
    for _ in 0..<24 {
      var buffer = CellBuffer(size: numbers.one(of: Self.sizes))
      for _ in 0..<4 {
        let text = numbers.anyText(atMost: 40)
        buffer.write(text, at: numbers.point(), style: numbers.style())
      }
      var bytes: [UInt8] = []
      encoder.encode(buffer, after: shown, cursor: numbers.point(), into: &bytes)
      let rows = buffer.styledRows(depth: depth, isUnicode: numbers.whole(0...1) == 0)
      #expect(
        (bytes.first == 0x1B || (shown != nil && bytes.isEmpty))
          && rows.count { $0 == UInt8(ascii: "\n") } == buffer.size.height)
      shown = numbers.whole(0...3) == 0 ? nil : buffer
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func point() -> Point {
    whole(0...1) == 0
      ? Point(x: anyNumber(), y: anyNumber()) : Point(x: whole(-3...9), y: whole(-1...4))
  }

  fileprivate mutating func style() -> Style {
    func color() -> Color {
      one(of: [
        .terminal, .clear, Color(index: UInt8(truncatingIfNeeded: next())),
        Color(red: UInt8(truncatingIfNeeded: next()), green: 0, blue: 255),
      ])
    }
    return Style(
      foreground: color(), background: color(),
      attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: next())))
  }
}
