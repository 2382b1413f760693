/// Means over a parameter as an SVG picture, with their intervals and the middle of the games.
public struct LinePlot {
  /// What is shown above one value of the parameter.
  public struct Point: Sendable {
    let value: Int
    let summary: Summary

    public init(_ value: Int, _ summary: Summary) {
      self.value = value
      self.summary = summary
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
    return frame.svg.text
  }

  private func span(of values: [Double]) -> ClosedRange<Double> {
    (values.min() ?? 0)...(values.max() ?? 1)
  }

  private func drawBand(
    _ ends: (Point) -> ClosedRange<Double>, _ color: String, opacity: String,
    in frame: inout PlotFrame
  ) {
    let bottom = points.map { frame.point(Double($0.value), ends($0).lowerBound) }
    let top = points.reversed().map { frame.point(Double($0.value), ends($0).upperBound) }
    frame.svg.shape("polygon", bottom + top, [("fill", color), ("fill-opacity", opacity)])
  }

  private func drawMeans(in frame: inout PlotFrame) {
    let places = points.map { frame.point(Double($0.value), $0.mean) }
    frame.svg.shape(
      "polyline", places,
      [("fill", "none"), ("stroke", "#b3261e"), ("stroke-width", "1.5")])
    for (point, place) in zip(points, places) {
      let interval = point.interval
      frame.svg.line(
        from: frame.point(Double(point.value), interval.lowerBound),
        to: frame.point(Double(point.value), interval.upperBound), [("stroke", "#b3261e")])
      frame.svg.add(
        "circle",
        [
          ("cx", SVG.number(place.x)), ("cy", SVG.number(place.y)), ("r", "2.5"),
          ("fill", "#b3261e"),
        ])
    }
  }
}

extension LinePlot.Point {
  fileprivate var mean: Double { summary.mean ?? 0 }

  /// The 95 % interval of the mean; of a single game the mean itself.
  fileprivate var interval: ClosedRange<Double> {
    (summary.low ?? mean)...(summary.high ?? mean)
  }

  /// Where nine of ten games lie.
  fileprivate var middle: ClosedRange<Double> {
    let scale = summary.scale.value
    return Double(summary.quantile(5) ?? 0) * scale...Double(summary.quantile(95) ?? 0) * scale
  }

  fileprivate var heights: [Double] {
    [interval, middle].flatMap { [$0.lowerBound, $0.upperBound] }
  }
}
