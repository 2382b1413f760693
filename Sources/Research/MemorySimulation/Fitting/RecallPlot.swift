import Axes

/// A picture of a recall curve as SVG: points with intervals, and the fitted models as lines.
public struct RecallPlot {
  private let report: MemoryReport
  private let title: String
  private let scheme: PlotScheme

  /// - Parameters:
  ///   - report: The report whose curve is drawn.
  ///   - title: The headline; any text.
  ///   - scheme: The colors.
  public init(_ report: MemoryReport, title: String, scheme: PlotScheme = .light) {
    (self.report, self.title, self.scheme) = (report, title, scheme)
  }

  /// The picture as an SVG document, with empty axes if there are no chances.
  public var svg: String {
    var frame = PlotFrame(
      PlotHeader(title: title, subtitle: subtitle, keys: keys), title: "\(title): \(subtitle)",
      x: across, y: upwards, scheme)
    for (number, expectation) in report.expectations.enumerated() {
      drawLine(expectation, scheme.line(number + 1), in: &frame)
    }
    for point in report.curve.points { draw(point, in: &frame) }
    frame.drawFloor()
    return frame.svg.text
  }

  private var subtitle: String {
    "\(report.traces.count) games, \(report.curve.chances) chances, corrected for guessing"
  }

  private var lags: [Double] { report.curve.points.compactMap(\.meanLag) }

  private var across: PlotFrame.Scale {
    PlotFrame.Scale(
      name: "cards seen since", values: 1...max(2, lags.max() ?? 2), isLogarithmic: true,
      margin: 10)
  }

  private var upwards: PlotFrame.Scale {
    let lowest = report.curve.points.compactMap(\.interval?.lowerBound).min() ?? 0
    return PlotFrame.Scale(name: "recall", values: min(0, lowest)...1, isRounded: true)
  }

  private func drawLine(_ expectation: [Double], _ color: String, in frame: inout PlotFrame) {
    let places = zip(lags, expectation).map { frame.point($0, $1) }
    frame.svg.shape(
      "polyline", places, [("fill", "none"), ("stroke", color), ("stroke-width", "1.5")])
  }

  private func draw(_ point: RecallCurve.Point, in frame: inout PlotFrame) {
    guard let lag = point.meanLag, let recall = point.recall, let interval = point.interval else {
      return
    }
    let ends = [interval.lowerBound, interval.upperBound].map { frame.point(lag, $0) }
    frame.svg.line(from: ends[0], to: ends[1], [("stroke", scheme.accent)])
    for end in ends {
      frame.svg.line(
        from: SVG.Point(x: end.x - 3, y: end.y), to: SVG.Point(x: end.x + 3, y: end.y),
        [("stroke", scheme.accent)])
    }
    drawDot(frame.point(lag, recall), in: &frame.svg)
  }

  private func drawDot(_ place: SVG.Point, in svg: inout SVG) {
    let circle = [("cx", SVG.number(place.x)), ("cy", SVG.number(place.y)), ("r", "3")]
    svg.add("circle", circle + [("fill", scheme.accent)])
  }

  private var keys: [PlotHeader.Key] {
    [PlotHeader.Key(meaning: "recall, 95 % interval") { drawDot($1, in: &$0) }]
      + report.fits.enumerated().map { number, fit in
        PlotHeader.Key(meaning: fit.model.description) { svg, place in
          svg.line(
            from: SVG.Point(x: place.x - 11, y: place.y),
            to: SVG.Point(x: place.x + 11, y: place.y),
            [("stroke", scheme.line(number + 1)), ("stroke-width", "1.5")])
        }
      }
  }
}
