import TerminalIO
import TextUI

/// The rectangles of an SVG, rasterized: the visible colour of each unit.
struct PaintedSVG {
  let width: Int
  let height: Int
  /// The fill painted last, row by row.
  private(set) var colors: [[String]]
  /// The largest number of times that one path painted a unit.
  private(set) var mostOften = 0
  /// True if anything lay outside.
  private(set) var isOutside = false

  /// Rasterizes one character of the size of a cell.
  init(sign: String) {
    var buffer = CellBuffer(size: Size(width: 1, height: 1))
    buffer.write(sign, at: .zero)
    self.init(SVGEncoder().encode(buffer, title: ""))
  }

  init(_ svg: String) {
    let size = svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/)
    width = size.flatMap { Int($0.1) } ?? 0
    height = size.flatMap { Int($0.2) } ?? 0
    let paper = svg.firstMatch(of: /rx="16" fill="(#......)"/).map { String($0.1) } ?? ""
    colors = Array(repeating: Array(repeating: paper, count: width), count: height)
    for path in svg.matches(of: /<path fill="(#......)" d="([^"]*)"/) {
      fill(Self.rectangles(in: String(path.2)), String(path.1))
    }
  }

  /// Parses path data such as `M32 80h16v32h-16zm112 0h16v32h-16z`.
  static func rectangles(in data: String) -> [Rect] {
    var (x, y) = (0, 0)
    return data.matches(of: /[Mm](-?\d+) ?(-?\d+)h(\d+)v(\d+)h-(\d+)z/).map { match in
      x += Int(match.1) ?? 0
      y += Int(match.2) ?? 0
      return Rect(x: x, y: y, width: Int(match.3) ?? 0, height: Int(match.4) ?? 0)
    }
  }

  private mutating func fill(_ rectangles: [Rect], _ color: String) {
    var times: [Point: Int] = [:]
    for rectangle in rectangles {
      for y in rectangle.y..<rectangle.maxY {
        for x in rectangle.x..<rectangle.maxX {
          guard 0..<width ~= x, 0..<height ~= y else {
            isOutside = true
            continue
          }
          colors[y][x] = color
          times[Point(x: x, y: y), default: 0] += 1
        }
      }
    }
    mostOften = max(mostOften, times.values.max() ?? 0)
  }

  /// Returns the first cell as columns and rows, each sampled at its centre.
  func cell(columns: Int, rows: Int) -> [String] {
    (0..<rows).map { row in
      (0..<columns).map { column in
        let (x, y) = ((2 * column + 1) * 8 / columns, (2 * row + 1) * 16 / rows)
        return colors[16 + y][16 + x] == colors[0][0] ? "." : "#"
      }
      .joined()
    }
  }

  /// The number of painted units at the left, right, upper and lower side of the first cell.
  var sides: [Int] {
    let paper = colors[0][0]
    let (columns, rows) = (16..<32, 16..<48)
    return [
      rows.count { colors[$0][16] != paper }, rows.count { colors[$0][31] != paper },
      columns.count { colors[16][$0] != paper }, columns.count { colors[47][$0] != paper },
    ]
  }
}
