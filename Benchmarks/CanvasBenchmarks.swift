import CBaseline
import TerminalIO
import TextUI

let canvasBenchmarks = [
  encoding("canvas/diff 80x24", .flip, 80, 24, roundsInASecond: 600_000),
  encoding("canvas/recolor 80x24", .recolor, 80, 24, roundsInASecond: 100_000),
  encoding("canvas/diff 200x60", .flip, 200, 60, roundsInASecond: 100_000),
  encoding("encode/full 200x60", .repaint, 200, 60, roundsInASecond: 20_000),
  idle(80, 24, roundsInASecond: 3_000_000), idle(200, 60, roundsInASecond: 500_000),
]

private enum Change {
  case flip
  case recolor
  case repaint
}

private func encoding(
  _ name: String, _ change: Change, _ width: Int, _ height: Int, roundsInASecond: Int
) -> Benchmark {
  Benchmark(
    name, unit: "ns/frame", reference: "C, the same bytes", roundsInASecond: roundsInASecond,
    ours: { BoardFrames(change, width, height).sum(isRepaint: change == .repaint, rounds: $0) },
    theirs: {
      BoardFrames(change, width, height).referenceSum(
        isRepaint: change == .repaint, rounds: $0)
    })
}

private func idle(_ width: Int, _ height: Int, roundsInASecond: Int) -> Benchmark {
  Benchmark(
    "canvas/idle \(width)x\(height)", unit: "ns/frame", reference: "memcmp",
    roundsInASecond: roundsInASecond,
    ours: { BoardFrames(.flip, width, height).unchangedSum(rounds: $0) },
    theirs: { BoardFrames(.flip, width, height).compareSum(rounds: $0) })
}

/// Two frames of a board of 8×6 emoji cards, with changes between them.
private struct BoardFrames {
  private let one: CellBuffer
  private let other: CellBuffer
  private let size: Size

  init(_ change: Change, _ width: Int, _ height: Int) {
    size = Size(width: width, height: height)
    let table = CellTable()
    one = Self.board(size, table, faceUp: [1, 2, 30], tint: 160)
    other = Self.board(
      size, table, faceUp: change == .recolor ? [1, 2, 30] : [1, 2, 19, 30],
      tint: change == .recolor ? 100 : 160)
  }

  private static let faces = ["🐶", "🐱", "🦊", "❤️", "🐼", "🐸", "🐵", "é"]

  private static func board(
    _ size: Size, _ table: CellTable, faceUp: Set<Int>, tint: UInt8
  ) -> CellBuffer {
    var canvas = CellBuffer(size: size, table: table)
    let (width, height) = (size.width / 8, size.height / 6)
    for index in 0..<48 {
      let isUp = faceUp.contains(index)
      let style = Style(
        foreground: isUp ? .black : .brightWhite,
        background: isUp ? Color(index: 230) : Color(red: 40, green: 90, blue: tint),
        attributes: isUp ? .bold : [])
      let corner = Point(x: index % 8 * width, y: index / 8 * height)
      for y in 0..<height - 1 {
        let (left, fill, right) = y == 0 ? ("┌", "─", "┐") : ("│", " ", "│")
        let row = left + String(repeating: fill, count: width - 3) + right
        canvas.write(row, at: Point(x: corner.x, y: corner.y + y), style: style)
      }
      let middle = Point(x: corner.x + width / 2 - 1, y: corner.y + height / 2)
      canvas.write(isUp ? faces[index % 8] : "?", at: middle, style: style)
    }
    canvas.write("Score \(faceUp.count)", at: Point(x: 1, y: size.height - 1))
    return canvas
  }

  func sum(isRepaint: Bool, rounds: Int) -> UInt64 {
    var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
    var bytes: [UInt8] = []
    encoder.encode(one, after: nil, cursor: nil, into: &bytes)
    var sum: UInt64 = 0
    for round in 0..<rounds {
      bytes.removeAll(keepingCapacity: true)
      if round.isMultiple(of: 2) {
        encoder.encode(other, after: isRepaint ? nil : one, cursor: nil, into: &bytes)
      } else {
        encoder.encode(one, after: isRepaint ? nil : other, cursor: nil, into: &bytes)
      }
      sum &+= UInt64(bytes.count)
      if round < 2 { sum &+= canvas_digest(bytes, Int64(bytes.count)) }
    }
    return sum
  }

  func unchangedSum(rounds: Int) -> UInt64 {
    let copy = self.copy
    return (0..<rounds).reduce(0) { sum, _ in
      var runs: UInt64 = 0
      CellBufferDiff.forEachRun(from: one, to: copy) { _, _ in runs += 1 }
      return sum + runs
    }
  }

  /// A copy of the cells in other memory.
  private var copy: CellBuffer {
    var copy = one
    copy.write("x", at: .zero)
    copy.write(one.text(at: .zero), at: .zero, style: one.style(at: .zero))
    return copy
  }
}

extension BoardFrames {
  func referenceSum(isRepaint: Bool, rounds: Int) -> UInt64 {
    let (width, height) = (Int64(size.width), Int64(size.height))
    let work = isRepaint ? canvas_repaint_sum : canvas_encode_sum
    return withReference { before, after, table in
      work(before, after, width, height, table, Int64(rounds))
    }
  }

  func compareSum(rounds: Int) -> UInt64 {
    one.cells.withUnsafeBytes { cells in
      copy.cells.withUnsafeBytes { others in
        canvas_compare_sum(
          cells.baseAddress, others.baseAddress, Int64(cells.count), Int64(rounds))
      }
    }
  }

  /// Passes both frames and their table to C.
  private func withReference(
    _ body: (UnsafePointer<canvas_cell>?, UnsafePointer<canvas_cell>?, canvas_table) -> UInt64
  ) -> UInt64 {
    let (before, after) = (one.cells.map(canvas_cell.init), other.cells.map(canvas_cell.init))
    let styles = (0..<one.table.styleCount).map { number in
      canvas_style(one.table.style(UInt16(number)))
    }
    return withUnsafePointer(to: heart) { clusters in
      styles.withUnsafeBufferPointer { styles in
        body(before, after, canvas_table(styles: styles.baseAddress, clusters: clusters))
      }
    }
  }

  /// The only multi-scalar cluster on the board, and so the first of the table.
  private var heart: canvas_cluster {
    var cluster = canvas_cluster()
    cluster.scalars.0 = 0x2764
    cluster.scalars.1 = 0xFE0F
    cluster.count = 2
    cluster.reach = 2
    return cluster
  }
}

extension canvas_cell {
  init(_ cell: Cell) {
    self.init(
      grapheme: cell.grapheme, style: cell.style, width: cell.width, flags: cell.flags.rawValue)
  }
}

extension canvas_style {
  init(_ style: Style) {
    self = canvas_style_make(
      Self.code(style.foreground), Self.code(style.background), style.attributes.rawValue)
  }

  private static func code(_ color: Color) -> UInt32 {
    switch color.kind {
    case .terminal: 0
    case .named(let index): 1 << 24 | UInt32(index)
    case .indexed(let index): 2 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}
