public import TextUICore
import XMLText

/// An encoder of the frames of a screen as one animated SVG picture.
///
/// The picture shows its frames one after the other, again and again, in the colours that the page
/// prefers, dark or light. It contains no script and loads nothing. Each frame only draws the cells
/// that differ from the previous one; the CSS animation that shows it needs one rule. Where
/// animations are unwanted or not supported, the last frame is shown.
public struct SVGFilm {
  private let size: Size
  private let depth: ColorDepth
  private let isUnicode: Bool
  private let grid: SVGGrid
  private let paper: SVGColor
  private let plain: SVGInk
  private var palette = SVGPalette()
  private var frames: [(start: Duration, elements: [String])] = []
  private var shown: [SVGPair] = []

  /// Creates an encoder with the properties of a terminal.
  ///
  /// - Parameters:
  ///   - size: The columns and rows.
  ///   - depth: The colours; others become the nearest.
  ///   - isUnicode: True for more than ASCII; otherwise replacements of the same width are used.
  ///   - cellAspect: The width of a cell divided by its height, clamped to 0.25...1.
  public init(
    size: Size, depth: ColorDepth = .trueColor, isUnicode: Bool = true, cellAspect: Double = 0.5
  ) {
    (self.size, self.depth, self.isUnicode) = (size, depth, isUnicode)
    grid = SVGGrid(cellAspect: cellAspect)
    paper = SVGColor(
      dark: SVGColor(.terminal, in: .dark, as: .background),
      light: SVGColor(.terminal, in: .light, as: .background))
    plain = SVGInk(dark: .plain(in: .dark), light: .plain(in: .light), ground: nil)
    // These colours are the first classes, whatever the frames show.
    for color in [paper, plain.foreground] { _ = palette.fill(color) }
  }

  /// Adds a frame; without a change nothing is added.
  ///
  /// - Parameters:
  ///   - dark: The frame for dark pages.
  ///   - light: The same frame for light pages.
  ///   - time: The time since the start, not before that of the previous frame.
  /// - Precondition: The frames have the size of the film.
  public mutating func show(dark: CellBuffer, light: CellBuffer, at time: Duration) {
    precondition(dark.size == size && light.size == size, "frames of other sizes than \(size)")
    precondition(time >= frames.last?.start ?? .zero, "\(time) is before the previous frame")
    let pairs = pairs(dark, light)
    let drawing = drawing(of: pairs)
    shown = pairs
    let elements = drawing.bareElements(inkedLike: plain, in: &palette)
    if !elements.isEmpty || frames.isEmpty { frames.append((time, elements)) }
  }

  /// Returns the picture.
  ///
  /// - Parameters:
  ///   - end: The time at which the picture starts again.
  ///   - title: The title for screen readers; any text.
  /// - Returns: A complete file.
  public func encode(until end: Duration, title: String) -> String {
    var palette = palette
    let look = SVGText.look(of: plain, on: grid, in: &palette)
    let style = ["", "<style>", palette.rules] + rules(until: end) + ["</style>"]
    let head = grid.head(
      of: size, title, paper: paper, attributes: " shape-rendering=\"crispEdges\" \(look)",
      rules: style.joined(separator: "\n"), in: &palette)
    let groups = frames.enumerated().flatMap { number, frame in
      [number == 0 ? "<g>" : #"<g class="f" style="animation-name:f\#(number)">"#]
        + frame.elements + ["</g>"]
    }
    return ([head] + groups + ["</svg>", ""]).joined(separator: "\n")
  }
}

// The times of frames.
extension SVGFilm {
  /// Returns the CSS that shows each frame from its time on.
  private func rules(until end: Duration) -> [String] {
    guard frames.count > 1 else { return [] }
    let length = max(end.wholeMilliseconds, 1)
    let rules = frames.indices.dropFirst().map { number in
      let start = frames[number].start.wholeMilliseconds
      let share = min(start * 100_000 / length, 100_000)
      return
        "@keyframes f\(number){0%{visibility:hidden}\(Self.percent(share)){visibility:visible}}"
    }
    return [".f{animation:\(length)ms step-end infinite}"] + rules
      + ["@media (prefers-reduced-motion:reduce){.f{animation:none}}"]
  }

  /// Returns a number of thousandths of a percent as text.
  private static func percent(_ thousandths: Int) -> String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest + 1_000).dropFirst()
    return rest == 0 ? "\(whole)%" : "\(whole).\(digits)%"
  }
}

extension Duration {
  /// The whole milliseconds, at most those of 24 days.
  var wholeMilliseconds: Int {
    let limit = Duration.milliseconds(Int(Int32.max))
    let time = max(.zero, min(self, limit))
    return Int(time.components.seconds) * 1_000
      + Int(time.components.attoseconds / 1_000_000_000_000_000)
  }
}

// The cells that change.
extension SVGFilm {
  private func pairs(_ dark: CellBuffer, _ light: CellBuffer) -> [SVGPair] {
    let inDark = SVGCells(dark, at: depth, isUnicode: isUnicode, in: .dark)
    let inLight = SVGCells(light, at: depth, isUnicode: isUnicode, in: .light)
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { x in SVGPair(dark: inDark[x, y], light: inLight[x, y]) }
    }
  }

  private func drawing(of pairs: [SVGPair]) -> SVGDrawing {
    var drawing = SVGDrawing(grid: grid, paper: paper)
    for y in 0..<size.height {
      for x in 0..<size.width where isChanged(x, y, in: pairs) {
        pairs[y * size.width + x].draw(
          at: Point(x: x, y: y), paper: paper, coversOthers: !shown.isEmpty, on: &drawing)
      }
      drawing.finishRow()
    }
    return drawing
  }

  /// Returns true if a cell is drawn: it, or the other half of its wide cluster, has changed.
  private func isChanged(_ x: Int, _ y: Int, in pairs: [SVGPair]) -> Bool {
    guard !shown.isEmpty else { return true }
    let index = y * size.width + x
    let isLeft = x + 1 < size.width && pairs[index].isWide
    let isRight = x > 0 && pairs[index - 1].isWide
    return pairs[index] != shown[index] || isLeft && pairs[index + 1] != shown[index + 1]
      || isRight && pairs[index - 1] != shown[index - 1]
  }
}

/// A cell in both colour schemes.
struct SVGPair: Equatable {
  let dark: SVGCell
  let light: SVGCell

  /// True if a wide cluster begins here.
  var isWide: Bool { dark.width == 2 || light.width == 2 }

  /// Draws the cell.
  ///
  /// - Parameters:
  ///   - place: The position.
  ///   - paper: The background of the picture.
  ///   - coversOthers: True if a background must be drawn in any case, over an earlier frame.
  ///   - drawing: The drawing.
  func draw(
    at place: Point, paper: SVGColor, coversOthers: Bool, on drawing: inout SVGDrawing
  ) {
    let hasGround = coversOthers || dark.ink.ground != nil || light.ink.ground != nil
    let ground =
      hasGround
      ? SVGColor(dark: dark.ink.ground ?? paper, light: light.ink.ground ?? paper) : nil
    if dark.text == light.text, dark.width == light.width, dark.ink.hasLetters(of: light.ink) {
      let ink = SVGInk(dark: dark.ink, light: light.ink, ground: ground)
      return drawing.draw(dark.text, of: dark.width, at: place, in: ink)
    }
    drawing.draw(
      dark.text, of: dark.width, at: place, in: dark.ink.shown(in: .dark, ground: ground))
    drawing.draw(
      light.text, of: light.width, at: place, in: light.ink.shown(in: .light, ground: ground))
  }
}
