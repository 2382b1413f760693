import TextUICore

/// The shapes of a layer, with those of one colour in one path.
struct SVGPaths {
  /// The colours, in the order of their first use.
  private var colors: [SVGColor] = []
  private var paths: [SVGColor: Path] = [:]

  /// Adds a rectangle in the row that is being drawn.
  mutating func add(_ rect: Rect, _ color: SVGColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    if paths[color] == nil { colors.append(color) }
    paths[color, default: Path()].row.append(rect)
  }

  /// Writes the rectangles of a row, merging adjacent ones.
  mutating func finishRow() {
    for color in colors { paths[color]?.finishRow() }
  }

  /// Returns an element for each colour.
  func elements(in palette: inout SVGPalette) -> [String] {
    colors.map { #"<path \#(palette.fill($0)) d="\#(paths[$0]?.data ?? "")"/>"# }
  }
}

private struct Path {
  var data = ""
  /// The start of the last rectangle, to which the next one is relative.
  private var start: Point?
  var row: [Rect] = []

  mutating func finishRow() {
    row.sort { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }
    var joined: [Rect] = []
    for rect in row {
      if let last = joined.last, last.y == rect.y, last.height == rect.height, last.maxX >= rect.x {
        joined[joined.count - 1].width = max(last.maxX, rect.maxX) - last.x
      } else {
        joined.append(rect)
      }
    }
    for rect in joined { write(rect) }
    row = []
  }

  private mutating func write(_ rect: Rect) {
    let from = start ?? .zero
    let (x, y) = (rect.x - from.x, rect.y - from.y)
    data += "\(start == nil ? "M" : "m")\(x)\(y < 0 ? "" : " ")\(y)"
    data += "h\(rect.width)v\(rect.height)h-\(rect.width)z"
    start = Point(x: rect.x, y: rect.y)
  }
}
