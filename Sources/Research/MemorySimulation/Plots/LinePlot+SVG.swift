import Axes

extension LinePlot {
  /// The plot as an SVG document, with empty axes if there are no points.
  public var svg: String { picture.text }

  /// Returns an SVG document that shows several plots, one below the other.
  public static func svg(of plots: [LinePlot]) -> String {
    SVG.stack(plots.map(\.picture)).text
  }

  private var picture: SVG {
    var frame = PlotFrame(
      PlotHeader(title: title, subtitle: subtitle, keys: keys), title: "\(title): \(subtitle)",
      x: across, y: upwards, scheme)
    if lines.count == 1 { drawMiddle(of: lines[0], in: &frame) }
    for (number, line) in lines.enumerated() { draw(line, Look(number, of: self), in: &frame) }
    frame.drawFloor()
    return frame.svg
  }

  private func drawMiddle(of line: Line, in frame: inout PlotFrame) {
    let band = line.points.compactMap { point in
      frame.x.shows(point.value) ? point.middle.map { (point.value, $0) } : nil
    }
    let bottom = band.map { frame.point($0, frame.y.nearest(to: $1.lowerBound)) }
    let top = band.reversed().map { frame.point($0, frame.y.nearest(to: $1.upperBound)) }
    frame.svg.shape(
      "polygon", bottom + top, [("fill", scheme.bars), ("fill-opacity", "0.25")])
  }

  private func draw(_ line: Line, _ look: Look, in frame: inout PlotFrame) {
    let means = line.points.compactMap { point in
      point.summary.mean.flatMap { mean in
        frame.x.shows(point.value) && frame.y.shows(mean)
          ? (point: point, place: frame.point(point.value, mean)) : nil
      }
    }
    frame.svg.shape(
      "polyline", means.map(\.place),
      [("fill", "none"), ("stroke", look.color), ("stroke-width", "1.5")])
    for (point, place) in means {
      if let interval = point.interval {
        drawError(
          from: frame.y.place(frame.y.nearest(to: interval.lowerBound)),
          to: frame.y.place(frame.y.nearest(to: interval.upperBound)), at: place.x, look,
          in: &frame.svg)
      }
      look.draw(at: place, isHollow: point.unfinished > 0, in: &frame.svg)
    }
  }

  /// Draws an error bar, unless the point hides it.
  private func drawError(
    from low: Double, to high: Double, at x: Double, _ look: Look, in svg: inout SVG
  ) {
    guard low - high > 2 else { return }
    let stroke = [("stroke", look.color)]
    svg.line(from: SVG.Point(x: x, y: low), to: SVG.Point(x: x, y: high), stroke)
    for y in [low, high] {
      svg.line(from: SVG.Point(x: x - 3, y: y), to: SVG.Point(x: x + 3, y: y), stroke)
    }
  }

  private var keys: [PlotHeader.Key] {
    let means =
      lines.count == 1
      ? [key("mean, 95 % interval", Look(0, of: self)), middleKey]
      : lines.enumerated().map { key($1.name, Look($0, of: self)) } + [errorKey]
    let hollow = hollowMeaning.map { meaning in
      PlotHeader.Key(meaning: meaning) { [neutral] svg, place in
        neutral.draw(at: place, isHollow: true, in: &svg)
      }
    }
    let omitted = omission.map { PlotHeader.Key(meaning: $0) { _, _ in } }
    return means + [hollow, omitted].compactMap(\.self)
  }

  /// The look of legend samples that belong to no single line of the plot.
  private var neutral: Look {
    Look(0, color: lines.count == 1 ? scheme.accent : scheme.ink, scheme)
  }

  private var errorKey: PlotHeader.Key {
    PlotHeader.Key(meaning: "95 % interval") { svg, place in
      drawError(from: place.y + 6, to: place.y - 6, at: place.x, neutral, in: &svg)
    }
  }

  private var middleKey: PlotHeader.Key {
    PlotHeader.Key(meaning: "9 of 10 games") { [scheme] svg, place in
      svg.rectangle(
        from: SVG.Point(x: place.x - 10, y: place.y - 5),
        to: SVG.Point(x: place.x + 10, y: place.y + 5),
        [("fill", scheme.bars), ("fill-opacity", "0.4")])
    }
  }

  private func key(_ meaning: String, _ look: Look) -> PlotHeader.Key {
    PlotHeader.Key(meaning: meaning) { svg, place in
      svg.line(
        from: SVG.Point(x: place.x - 11, y: place.y), to: SVG.Point(x: place.x + 11, y: place.y),
        [("stroke", look.color), ("stroke-width", "1.5")])
      look.draw(at: place, isHollow: false, in: &svg)
    }
  }
}

/// The color and the shape of a line's points; the shapes distinguish lines in print without
/// colors.
private struct Look {
  let color: String
  private let shape: Int
  private let paper: String

  init(_ number: Int, of plot: LinePlot) {
    let scheme = plot.scheme
    self.init(
      number, color: plot.lines.count == 1 ? scheme.accent : scheme.line(number), scheme)
  }

  init(_ number: Int, color: String, _ scheme: PlotScheme) {
    self.color = color
    shape = number % 4
    paper = scheme.paper
  }

  func draw(at place: SVG.Point, isHollow: Bool, in svg: inout SVG) {
    let look =
      isHollow
      ? [("fill", paper), ("stroke", color), ("stroke-width", "1.5")] : [("fill", color)]
    guard shape > 0 else {
      let circle = [("cx", SVG.number(place.x)), ("cy", SVG.number(place.y))]
      svg.add("circle", circle + [("r", isHollow ? "3" : "2.5")] + look)
      return
    }
    svg.shape("polygon", corners.map { SVG.Point(x: place.x + $0, y: place.y + $1) }, look)
  }

  private var corners: [(Double, Double)] {
    switch shape {
    case 1: [(-2.7, -2.7), (2.7, -2.7), (2.7, 2.7), (-2.7, 2.7)]
    case 2: [(0, -3.8), (3.5, 2.6), (-3.5, 2.6)]
    default: [(0, -4), (3.4, 0), (0, 4), (-3.4, 0)]
    }
  }
}
