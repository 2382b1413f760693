import TerminalIO
import TextUI

/// The straight shapes of a picture, painted: which colour is seen at each unit of it.
struct PaintedSVG {
  let width: Int
  let height: Int
  /// Row by row, the fill that was painted last.
  private(set) var colors: [[String]]
  /// How often each unit was painted in one path.
  private(set) var mostOften = 0
  /// Whether anything lay outside.
  private(set) var isOutside = false

  /// One sign alone, of the size of a cell.
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

  /// Of data such as `M32 80h16v32h-16zm112 0h16v32h-16z`.
  private static func rectangles(in data: String) -> [Rect] {
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

  /// The first cell in so many columns and rows, each painted in its middle or not.
  func cell(columns: Int, rows: Int) -> [String] {
    (0..<rows).map { row in
      (0..<columns).map { column in
        let (x, y) = ((2 * column + 1) * 8 / columns, (2 * row + 1) * 16 / rows)
        return colors[16 + y][16 + x] == colors[0][0] ? "." : "#"
      }
      .joined()
    }
  }

  /// How many units are painted at the left, right, upper and lower side of the first cell.
  var sides: [Int] {
    let paper = colors[0][0]
    let (columns, rows) = (16..<32, 16..<48)
    return [
      rows.count { colors[$0][16] != paper }, rows.count { colors[$0][31] != paper },
      columns.count { colors[16][$0] != paper }, columns.count { colors[47][$0] != paper },
    ]
  }
}
