/// Means over a parameter as an SVG picture, with their intervals and the middle of the games.
///
/// Points that count unfinished games are hollow.
public struct LinePlot {
  /// What is shown above one value of the parameter.
  public struct Point: Sendable {
    let value: Int
    let summary: Summary
    /// How many of the games did not come to their end.
    let unfinished: Int

    /// - Parameters:
    ///   - value: Of the parameter.
    ///   - summary: Of the games played for it.
    ///   - unfinished: How many of them did not come to their end.
    public init(_ value: Int, _ summary: Summary, unfinished: Int = 0) {
      self.value = value
      self.summary = summary
      self.unfinished = unfinished
    }
  }

  private let points: [Point]
  private let title: String
  private let subtitle: String
  private let names: (x: String, y: String)

  /// - Parameters:
  ///   - points: By rising values; those without games are left out.
  ///   - title: The headline; any text.
  ///   - subtitle: The line below it; any text.
  ///   - names: What the axes count.
  public init(_ points: [Point], title: String, subtitle: String, names: (x: String, y: String)) {
    self.points = points.filter { $0.summary.count > 0 }
    self.title = title
    self.subtitle = subtitle
    self.names = names
  }

  /// The whole file, with empty axes if there are no points.
  public var svg: String {
    var frame = PlotFrame(
      title: title, subtitle: subtitle,
      x: (
        Axis(
          span(of: points.map { Double($0.value) }), from: PlotFrame.left + 10,
          to: PlotFrame.right - 10, ticks: 14, isWhole: true), names.x
      ),
      y: (
        Axis(
          span(of: points.flatMap(\.heights)), from: PlotFrame.bottom, to: PlotFrame.top,
          ticks: 6, isRounded: true), names.y
      ))
    drawBand(\.middle, "#6c97cf", opacity: "0.25", in: &frame)
    drawBand(\.interval, "#b3261e", opacity: "0.35", in: &frame)
    drawMeans(in: &frame)
    frame.drawFloor()
    frame.explain("mean, 95 % interval", color: "#b3261e", opacity: "0.6", at: PlotFrame.left)
    frame.explain(
      "9 of 10 games", color: "#6c97cf", opacity: "0.4", at: PlotFrame.left + 160)
    if points.contains(where: { $0.unfinished > 0 }) { explainHollow(in: &frame) }
    return frame.svg.text
  }

  private func span(of values: [Double]) -> ClosedRange<Double> {
    (values.min() ?? 0)...(values.max() ?? 1)
  }

  private func drawBand(
    _ ends: (Point) -> ClosedRange<Double>?, _ color: String, opacity: String,
    in frame: inout PlotFrame
  ) {
    let band = points.compactMap { point in ends(point).map { (Double(point.value), $0) } }
    let bottom = band.map { frame.point($0, $1.lowerBound) }
    let top = band.reversed().map { frame.point($0, $1.upperBound) }
    frame.svg.shape("polygon", bottom + top, [("fill", color), ("fill-opacity", opacity)])
  }

  private func drawMeans(in frame: inout PlotFrame) {
    let means = points.compactMap { point in
      point.summary.mean.map { (point: point, place: frame.point(Double(point.value), $0)) }
    }
    frame.svg.shape(
      "polyline", means.map(\.place),
      [("fill", "none"), ("stroke", "#b3261e"), ("stroke-width", "1.5")])
    for (point, place) in means {
      if let interval = point.interval {
        frame.svg.line(
          from: frame.point(Double(point.value), interval.lowerBound),
          to: frame.point(Double(point.value), interval.upperBound), [("stroke", "#b3261e")])
      }
      draw(at: place, isHollow: point.unfinished > 0, in: &frame)
    }
  }

  private func draw(at place: SVG.Point, isHollow: Bool, in frame: inout PlotFrame) {
    let circle = [("cx", SVG.number(place.x)), ("cy", SVG.number(place.y))]
    let look =
      isHollow
      ? [("r", "3"), ("fill", "#ffffff"), ("stroke", "#b3261e"), ("stroke-width", "1.5")]
      : [("r", "2.5"), ("fill", "#b3261e")]
    frame.svg.add("circle", circle + look)
  }

  private func explainHollow(in frame: inout PlotFrame) {
    let place = SVG.Point(x: PlotFrame.left + 287, y: 66)
    draw(at: place, isHollow: true, in: &frame)
    let most = points.max { $0.unfinished < $1.unfinished }
    let worst = most.map { ", at most \($0.unfinished) of \($0.summary.count)" } ?? ""
    frame.svg.label(
      "some games unfinished\(worst)", at: SVG.Point(x: place.x + 10, y: 70), size: 12)
  }
}

extension LinePlot.Point {
  /// The 95 % interval of the mean, which a single game does not give.
  fileprivate var interval: ClosedRange<Double>? {
    guard let low = summary.low, let high = summary.high else { return nil }
    return low...high
  }

  /// Where nine of ten games lie.
  fileprivate var middle: ClosedRange<Double>? {
    guard let low = summary.quantile(5), let high = summary.quantile(95) else { return nil }
    return Double(low) * summary.scale.value...Double(high) * summary.scale.value
  }

  fileprivate var heights: [Double] {
    [interval, middle].compactMap(\.self).flatMap { [$0.lowerBound, $0.upperBound] }
  }
}
