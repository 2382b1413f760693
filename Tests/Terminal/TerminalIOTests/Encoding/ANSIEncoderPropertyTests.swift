import TerminalIO
import Testing
import TextUI

/// The encoder's output makes every kind of terminal show the buffer.
@Suite struct ANSIEncoderPropertyTests {
  static let sizes = [
    Size(width: 20, height: 6), Size(width: 7, height: 3), Size(width: 2, height: 2),
    Size(width: 1, height: 1), Size(width: 40, height: 2),
  ]

  @Test(
    "after every frame, a terminal of any behaviour shows the buffer",
    arguments: TerminalModel.Widths.allCases, sizes)
  func showsEveryFrame(widths: TerminalModel.Widths, size: Size) {
    for seed in 0..<60 {
      var source = RandomCellBuffer(seed: seed, size: size)
      var terminal = TerminalModel(size: size, widths: widths)
      var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
      var shown: CellBuffer?
      for frame in 0..<8 {
        let buffer = source.next(after: frame == 4 ? nil : shown)
        let cursor = source.cursor()
        var bytes: [UInt8] = []
        encoder.encode(buffer, after: shown, cursor: cursor, into: &bytes)
        terminal.apply(bytes)
        let problems = terminal.warnings + terminal.differences(from: buffer)
        #expect(terminal.links.allSatisfy { buffer.table.links[$0.key] == $0.value })
        #expect(problems == [], "seed \(seed), frame \(frame)")
        #expect(terminal.shownCursor == cursor.flatMap { buffer.bounds.contains($0) ? $0 : nil })
        if !problems.isEmpty { return }
        shown = buffer
      }
    }
  }

  @Test("on an ASCII terminal every byte is ASCII and every cell keeps its place")
  func writesASCII() {
    let size = Size(width: 30, height: 5)
    for seed in 0..<100 {
      var source = RandomCellBuffer(seed: seed, size: size)
      var terminal = TerminalModel(size: size)
      var encoder = ANSIEncoder(depth: .trueColor, isUnicode: false)
      let buffer = source.next()
      var bytes: [UInt8] = []
      encoder.encode(buffer, after: nil, cursor: nil, into: &bytes)
      terminal.apply(bytes)
      #expect(bytes.allSatisfy { $0 < 0x80 } && terminal.warnings == [])
      for y in 0..<size.height {
        for x in 0..<size.width {
          let cell = buffer[Point(x: x, y: y)]
          #expect(terminal[x, y].style == buffer.style(at: Point(x: x, y: y)))
          if cell.grapheme < 0x7F && cell.width == 1 {
            #expect(terminal[x, y].text == buffer.text(at: Point(x: x, y: y)))
          }
        }
      }
    }
  }

  @Test("an unchanged buffer writes no bytes", arguments: ColorDepth.allCases)
  func idleIsSilent(depth: ColorDepth) {
    for seed in 0..<50 {
      var source = RandomCellBuffer(seed: seed, size: Size(width: 30, height: 5))
      var encoder = ANSIEncoder(depth: depth, isUnicode: true)
      var bytes: [UInt8] = []
      let (buffer, cursor) = (source.next(), source.cursor())
      encoder.encode(buffer, after: nil, cursor: cursor, into: &bytes)
      let count = bytes.count

      encoder.encode(buffer, after: buffer, cursor: cursor, into: &bytes)

      #expect(count > 0 && bytes.count == count)
    }
  }
}

extension TerminalModel {
  var shownCursor: Point? { isCursorVisible ? cursor : nil }

  /// Returns the cells in which the screen differs from the buffer.
  ///
  /// A risky cluster may show only its start, and at the right edge any part of itself.
  func differences(from buffer: CellBuffer) -> [String] {
    (0..<size.height * size.width).compactMap { index in
      let point = Point(x: index % size.width, y: index / size.width)
      let place = self[point.x, point.y]
      guard !shows(buffer, at: point) || place.style != buffer.style(at: point) else { return nil }
      return "\(point) is \(place), not \(buffer.text(at: point)) \(buffer[point])"
    }
  }

  private func shows(_ buffer: CellBuffer, at point: Point) -> Bool {
    let (cell, place) = (buffer[point], self[point.x, point.y])
    let text = buffer.text(at: point)
    guard cell.flags.contains(.risky) else {
      return place.text == text && place.width == Int(cell.width)
    }
    if cell.width == 0 || point.x + buffer.table.reach(of: cell) > size.width { return true }
    return !place.text.isEmpty && text.unicodeScalars.starts(with: place.text.unicodeScalars)
  }
}
