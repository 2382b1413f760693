import TerminalIO
import Testing
import TextUI

/// What the encoder writes makes every kind of terminal show the canvas.
@Suite struct ANSIEncoderPropertyTests {
  static let sizes = [
    Size(width: 20, height: 6), Size(width: 7, height: 3), Size(width: 2, height: 2),
    Size(width: 1, height: 1), Size(width: 40, height: 2),
  ]

  @Test(
    "frame after frame, a terminal of any behaviour shows the canvas",
    arguments: TerminalModel.Widths.allCases, sizes)
  func showsEveryFrame(widths: TerminalModel.Widths, size: Size) {
    for seed in 0..<60 {
      var source = RandomCanvas(seed: seed, size: size)
      var terminal = TerminalModel(size: size, widths: widths)
      var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
      var shown: Canvas?
      for frame in 0..<8 {
        let canvas = source.next(after: frame == 4 ? nil : shown)
        let cursor = source.cursor()
        var bytes: [UInt8] = []
        encoder.encode(canvas, after: shown, cursor: cursor, into: &bytes)
        terminal.apply(bytes)
        let problems = terminal.warnings + terminal.differences(from: canvas)
        #expect(problems == [], "seed \(seed), frame \(frame)")
        #expect(terminal.shownCursor == cursor.flatMap { canvas.bounds.contains($0) ? $0 : nil })
        if !problems.isEmpty { return }
        shown = canvas
      }
    }
  }

  @Test("on a terminal of ASCII every byte is ASCII and every cell keeps its place")
  func writesASCII() {
    let size = Size(width: 30, height: 5)
    for seed in 0..<100 {
      var source = RandomCanvas(seed: seed, size: size)
      var terminal = TerminalModel(size: size)
      var encoder = ANSIEncoder(depth: .trueColor, isUnicode: false)
      let canvas = source.next()
      var bytes: [UInt8] = []
      encoder.encode(canvas, after: nil, cursor: nil, into: &bytes)
      terminal.apply(bytes)
      #expect(bytes.allSatisfy { $0 < 0x80 } && terminal.warnings == [])
      for y in 0..<size.height {
        for x in 0..<size.width {
          let cell = canvas[Point(x: x, y: y)]
          #expect(terminal[x, y].style == canvas.style(at: Point(x: x, y: y)))
          if cell.grapheme < 0x7F && cell.width == 1 {
            #expect(terminal[x, y].text == canvas.text(at: Point(x: x, y: y)))
          }
        }
      }
    }
  }

  @Test("a canvas that did not change costs no byte", arguments: ColorDepth.allCases)
  func idleIsSilent(depth: ColorDepth) {
    for seed in 0..<50 {
      var source = RandomCanvas(seed: seed, size: Size(width: 30, height: 5))
      var encoder = ANSIEncoder(depth: depth, isUnicode: true)
      var bytes: [UInt8] = []
      let (canvas, cursor) = (source.next(), source.cursor())
      encoder.encode(canvas, after: nil, cursor: cursor, into: &bytes)
      let count = bytes.count

      encoder.encode(canvas, after: canvas, cursor: cursor, into: &bytes)

      #expect(count > 0 && bytes.count == count)
    }
  }
}

extension TerminalModel {
  var shownCursor: Point? { isCursorVisible ? cursor : nil }

  /// The cells in which the screen is not the canvas.
  ///
  /// A risky cluster may show only its start, and at the right edge any part of itself.
  func differences(from canvas: Canvas) -> [String] {
    (0..<size.height * size.width).compactMap { index in
      let point = Point(x: index % size.width, y: index / size.width)
      let place = self[point.x, point.y]
      guard !shows(canvas, at: point) || place.style != canvas.style(at: point) else { return nil }
      return "\(point) is \(place), not \(canvas.text(at: point)) \(canvas[point])"
    }
  }

  private func shows(_ canvas: Canvas, at point: Point) -> Bool {
    let (cell, place) = (canvas[point], self[point.x, point.y])
    let text = canvas.text(at: point)
    guard cell.flags.contains(.risky) else {
      return place.text == text && place.width == Int(cell.width)
    }
    if cell.width == 0 || point.x + canvas.table.reach(of: cell) > size.width { return true }
    return !place.text.isEmpty && text.unicodeScalars.starts(with: place.text.unicodeScalars)
  }
}
