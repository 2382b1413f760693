/// The part of a plot that all have: title, axes with round marks, and a light grid.
struct PlotFrame {
  private static let (width, height) = (720, 440)
  /// The pixels of the frame that plots draw in.
  static let (left, right, top, bottom) = (76.0, 696.0, 76.0, 380.0)

  let x: Axis
  let y: Axis
  var svg: SVG

  /// - Parameters:
  ///   - title: The headline.
  ///   - subtitle: The line below it.
  ///   - x: From `left` to `right`, with what it counts.
  ///   - y: From `bottom` to `top`, likewise.
  init(
    title: String, subtitle: String, x: (axis: Axis, name: String), y: (axis: Axis, name: String)
  ) {
    self.x = x.axis
    self.y = y.axis
    svg = SVG(width: Self.width, height: Self.height, title: "\(title): \(subtitle)")
    svg.label(title, at: SVG.Point(x: Self.left, y: 30), size: 18, color: "#111111")
    svg.label(subtitle, at: SVG.Point(x: Self.left, y: 52), size: 13)
    drawGrid()
    let middle = SVG.Point(x: (Self.left + Self.right) / 2, y: Self.bottom + 44)
    svg.label(x.name, at: middle, size: 13, anchor: "middle")
    let side = SVG.Point(x: 20, y: (Self.top + Self.bottom) / 2)
    svg.label(y.name, at: side, size: 13, anchor: "middle", turned: -90)
  }

  private mutating func drawGrid() {
    for tick in y.ticks {
      let place = y.place(tick)
      svg.line(
        from: SVG.Point(x: Self.left, y: place), to: SVG.Point(x: Self.right, y: place),
        [("stroke", "#e3e3e3")])
      svg.label(y.label(tick), at: SVG.Point(x: Self.left - 8, y: place + 4), anchor: "end")
    }
    for tick in x.ticks {
      let place = x.place(tick)
      svg.line(
        from: SVG.Point(x: place, y: Self.bottom), to: SVG.Point(x: place, y: Self.bottom + 5),
        [("stroke", "#666666")])
      svg.label(x.label(tick), at: SVG.Point(x: place, y: Self.bottom + 20), anchor: "middle")
    }
  }

  /// Draws the line that the plot stands on, above what was drawn before.
  mutating func drawFloor() {
    svg.line(
      from: SVG.Point(x: Self.left, y: Self.bottom), to: SVG.Point(x: Self.right, y: Self.bottom),
      [("stroke", "#666666")])
  }

  func point(_ x: Double, _ y: Double) -> SVG.Point {
    SVG.Point(x: self.x.place(x), y: self.y.place(y))
  }

  /// A colored sample with its meaning, in a row below the subtitle's end.
  mutating func explain(_ meaning: String, color: String, opacity: String, at place: Double) {
    svg.rectangle(
      from: SVG.Point(x: place, y: 61), to: SVG.Point(x: place + 14, y: 71),
      [("fill", color), ("fill-opacity", opacity)])
    svg.label(meaning, at: SVG.Point(x: place + 20, y: 70), size: 12)
  }
}
