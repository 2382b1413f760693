import TextUI

@testable import TerminalIO

/// An inline region on a terminal with some earlier output.
struct InlineStage {
  private(set) var terminal: FlowTerminal
  private var region: InlineRegion
  private var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
  private let table = CellTable()
  /// The lines that must be above the region.
  private(set) var above: [String] = []
  /// The rows of the region.
  private(set) var picture: [String] = []

  /// Creates a stage with a number of lines of output.
  init(columns: Int = 20, rows: Int = 10, output: Int = 3, reflows: Bool = true) {
    terminal = FlowTerminal(columns: columns, rows: rows, reflows: reflows)
    region = InlineRegion(reflows: reflows)
    print((0..<output).map { "shell \($0)" })
  }

  /// All lines, as they must be.
  var expected: [String] { above + picture }

  private mutating func print(_ lines: [String]) {
    for line in lines { terminal.apply("\(line)\r\n".utf8) }
    above += lines
  }

  /// Draws a picture of rows of text, clipped to the terminal, below further lines.
  ///
  /// - Returns: The bytes.
  @discardableResult
  mutating func draw(_ rows: [String], cursor: Point? = nil, above lines: [String] = []) -> String {
    var buffer = CellBuffer(
      size: Size(width: terminal.size.width, height: rows.count), table: table)
    for (y, row) in rows.enumerated() { buffer.write(row, at: Point(x: 0, y: y)) }
    var bytes: [UInt8] = []
    region.draw(
      buffer, cursor: cursor, below: lines.flatMap { Array("\($0)\r\n".utf8) }, with: &encoder,
      into: &bytes)
    terminal.apply(bytes)
    above += lines
    picture = buffer.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Changes the size of the terminal, of which the region is told, but does not draw.
  mutating func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
    region.invalidate()
  }

  /// Ends the screen, and prints what follows.
  mutating func end(_ end: TerminalOptions.Presentation.End, isPending: Bool = false) {
    terminal.apply(ControlSequences.inlineStop(region.farewell(end, isPending: isPending)))
    if end == .erase { picture = [] }
    picture.append("prompt$")
    terminal.apply("prompt$".utf8)
  }
}
