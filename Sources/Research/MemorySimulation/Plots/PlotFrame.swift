import Axes

/// The common part of all plots: title, axes with round marks, and a light grid.
struct PlotFrame {
  private static let (width, depth) = (720, 304.0)
  static let right = 696.0

  /// The left edge of the plot area in pixels; its right edge is `right`.
  let left: Double
  let top: Double
  let bottom: Double
  let x: PlotAxis
  let y: PlotAxis
  let scheme: PlotScheme
  var svg: SVG

  /// The description of an axis, before its pixels are known.
  struct Scale {
    /// The title of the axis, shown in the plot.
    let name: String
    /// The values that must fit.
    let values: ClosedRange<Double>
    var isWhole = false
    /// True if the axis extends to the next mark at both ends.
    var isRounded = false
    var isLogarithmic = false
    /// The pixels of free space at both ends of a horizontal axis.
    var margin = 0.0

    func axis(from start: Double, to end: Double, ticks most: Int) -> PlotAxis {
      isLogarithmic
        ? PlotAxis(logarithmic: values, from: start, to: end, ticks: most)
        : PlotAxis(
          values, from: start, to: end, ticks: most, isWhole: isWhole, isRounded: isRounded)
    }
  }

  /// - Parameters:
  ///   - header: The header above the plot.
  ///   - title: The title for screen readers.
  ///   - x: The horizontal axis.
  ///   - y: The vertical axis.
  ///   - scheme: The colors.
  init(_ header: PlotHeader, title: String, x: Scale, y: Scale, _ scheme: PlotScheme) {
    self.scheme = scheme
    let bottom = header.bottom + Self.depth
    let up = y.axis(from: bottom, to: header.bottom, ticks: 6)
    self.y = up
    let labels = up.ticks.map { TextWidth.of(up.label($0), size: 12) }
    let left = max(76, 44 + (labels.max() ?? 0))
    (self.left, top, self.bottom) = (left, header.bottom, bottom)
    self.x = Self.axis(x, from: left + x.margin, to: Self.right - x.margin)
    svg = SVG(width: Self.width, height: Int(bottom) + 60, title: title, paper: scheme.paper)
    header.draw(in: &svg, scheme)
    drawGrid()
    let middle = SVG.Point(x: (left + Self.right) / 2, y: bottom + 44)
    svg.label(x.name, at: middle, size: 13, anchor: "middle", color: scheme.ink)
    let side = SVG.Point(x: 20, y: (header.bottom + bottom) / 2)
    svg.label(y.name, at: side, size: 13, anchor: "middle", color: scheme.ink, turned: -90)
  }

  /// Returns the axis with as many marks as their labels allow.
  private static func axis(_ scale: Scale, from start: Double, to end: Double) -> PlotAxis {
    let axes = [14, 12, 10, 8, 6, 4].map { scale.axis(from: start, to: end, ticks: $0) }
    return axes.first { axis in
      zip(axis.ticks, axis.ticks.dropFirst()).allSatisfy { one, next in
        let labels = [one, next].map { TextWidth.of(axis.label($0), size: 12) }
        return axis.place(next) - axis.place(one) > (labels[0] + labels[1]) / 2 + 6
      }
    } ?? axes[5]
  }

  private mutating func drawGrid() {
    for tick in y.ticks {
      let place = y.place(tick)
      svg.line(
        from: SVG.Point(x: left, y: place), to: SVG.Point(x: Self.right, y: place),
        [("stroke", scheme.grid)])
      svg.label(
        y.label(tick), at: SVG.Point(x: left - 8, y: place + 4), anchor: "end", color: scheme.ink)
    }
    if y.isLogarithmic { drawMark(SVG.Point(x: left, y: top), SVG.Point(x: left, y: bottom)) }
    for tick in y.minorTicks {
      drawMark(SVG.Point(x: left, y: y.place(tick)), SVG.Point(x: left - 4, y: y.place(tick)))
    }
    for tick in x.ticks {
      let place = x.place(tick)
      drawMark(SVG.Point(x: place, y: bottom), SVG.Point(x: place, y: bottom + 5))
      svg.label(
        x.label(tick), at: SVG.Point(x: place, y: bottom + 20), anchor: "middle",
        color: scheme.ink)
    }
    for tick in x.minorTicks {
      drawMark(SVG.Point(x: x.place(tick), y: bottom), SVG.Point(x: x.place(tick), y: bottom + 3))
    }
  }

  private mutating func drawMark(_ start: SVG.Point, _ end: SVG.Point) {
    svg.line(from: start, to: end, [("stroke", scheme.axis)])
  }

  /// Draws the base line, on top of what was drawn before.
  mutating func drawFloor() {
    svg.line(
      from: SVG.Point(x: left, y: bottom), to: SVG.Point(x: Self.right, y: bottom),
      [("stroke", scheme.axis)])
  }

  func point(_ x: Double, _ y: Double) -> SVG.Point {
    SVG.Point(x: self.x.place(x), y: self.y.place(y))
  }
}
