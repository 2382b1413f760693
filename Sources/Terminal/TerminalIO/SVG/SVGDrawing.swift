import TextUICore

/// The layers of a picture: backgrounds, shapes on them, and text on top.
struct SVGDrawing {
  private let grid: SVGGrid
  private let paper: SVGColor
  private var grounds = SVGPaths()
  private var shapes = SVGPaths()
  private var curves: [(path: String, color: SVGColor)] = []
  private var text: SVGText

  init(grid: SVGGrid, paper: SVGColor) {
    self.grid = grid
    self.paper = paper
    text = SVGText(grid: grid)
  }

  /// Draws the next cell of a row.
  ///
  /// - Parameters:
  ///   - sign: The text.
  ///   - width: The columns; 0 for the right half of a wide one, which only has a background.
  ///   - place: The position.
  ///   - ink: The style.
  mutating func draw(_ sign: String, of width: Int, at place: Point, in ink: SVGInk) {
    if let ground = ink.ground { grounds.add(grid.rect(at: place), ground) }
    rule(place, in: ink)
    guard width > 0, let scalar = sign.unicodeScalars.first, scalar != " " else { return }
    if drawShape(scalar.value, at: place, in: ink) { return }
    text.add(sign, of: width, at: place, in: ink)
  }

  /// Ends a row.
  mutating func finishRow() {
    grounds.finishRow()
    shapes.finishRow()
    text.finishRun()
  }

  private mutating func drawShape(_ scalar: UInt32, at place: Point, in ink: SVGInk) -> Bool {
    if let parts = BlockSign.parts(of: scalar) {
      for part in parts { shapes.add(grid.rect(of: part, at: place), ink.foreground) }
    } else if let quarters = BlockSign.shade(of: scalar) {
      let color = (ink.ground ?? paper).mixed(with: ink.foreground, quarters: quarters)
      shapes.add(grid.rect(at: place), color)
    } else if let box = BoxSign(scalar) {
      for part in box.parts(in: grid.rect(at: place)) { shapes.add(part, ink.foreground) }
    } else if let curve = CurveSign.path(of: scalar, in: grid.rect(at: place)) {
      curves.append((curve, ink.foreground))
    } else {
      return false
    }
    return true
  }

  /// Draws lines below and through text, and through spaces as well.
  private mutating func rule(_ place: Point, in ink: SVGInk) {
    let cell = grid.rect(at: place)
    let rows = [
      (Style.Attributes.underline, grid.baseline + 3), (.strikethrough, grid.cellHeight / 2),
    ]
    for (attribute, row) in rows where ink.attributes.contains(attribute) {
      shapes.add(Rect(x: cell.x, y: cell.y + row, width: cell.width, height: 2), ink.foreground)
    }
  }

  /// Returns the elements of the picture, except for its background.
  ///
  /// - Parameters:
  ///   - plain: The default style of text.
  ///   - palette: The colours.
  /// - Returns: The elements, the rearmost first.
  func elements(inkedLike plain: SVGInk, in palette: inout SVGPalette) -> [String] {
    [#"<g shape-rendering="crispEdges">"#] + areas(in: &palette) + ["</g>"] + lines(in: &palette)
      + text.group(inkedLike: plain, in: &palette)
  }

  /// Returns the elements within a group that has the default style of text and crisp edges.
  func bareElements(inkedLike plain: SVGInk, in palette: inout SVGPalette) -> [String] {
    areas(in: &palette) + lines(in: &palette) + text.elements(inkedLike: plain, in: &palette)
  }

  private func areas(in palette: inout SVGPalette) -> [String] {
    grounds.elements(in: &palette) + shapes.elements(in: &palette)
  }

  private func lines(in palette: inout SVGPalette) -> [String] {
    curves.map { #"<path \#(palette.stroke($0.color)) stroke-width="2" d="\#($0.path)"/>"# }
  }
}

/// The box-drawing characters that are not straight: round corners and diagonals.
enum CurveSign {
  /// Returns the data of a path; nil for any other character.
  static func path(of scalar: UInt32, in cell: Rect) -> String? {
    let (x, y) = (cell.x + cell.width / 2, cell.y + cell.height / 2)
    let rising = "M\(cell.x) \(cell.maxY)L\(cell.maxX) \(cell.y)"
    let falling = "M\(cell.x) \(cell.y)L\(cell.maxX) \(cell.maxY)"
    switch scalar {
    case 0x256D: return corner(x, cell.maxY, cell.maxX, y)
    case 0x256E: return corner(x, cell.maxY, cell.x, y)
    case 0x256F: return corner(x, cell.y, cell.x, y)
    case 0x2570: return corner(x, cell.y, cell.maxX, y)
    case 0x2571: return rising
    case 0x2572: return falling
    case 0x2573: return rising + falling
    default: return nil
    }
  }

  /// Returns the curve from the middle of the upper or lower side to that of the left or right one.
  private static func corner(_ x: Int, _ side: Int, _ end: Int, _ y: Int) -> String {
    let turn = y + (side > y ? 1 : -1) * abs(end - x)
    return "M\(x) \(side)V\(turn)Q\(x) \(y) \(end) \(y)"
  }
}
