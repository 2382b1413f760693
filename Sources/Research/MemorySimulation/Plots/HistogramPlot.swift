import Axes

/// A histogram as an SVG picture, with the mean and its 95 % interval marked.
public struct HistogramPlot {
  private let summary: Summary
  private let title: String
  private let name: String
  private let unfinished: Int
  private let marksZero: Bool
  private let scheme: PlotScheme

  /// - Parameters:
  ///   - summary: The summary of the quantity.
  ///   - title: The headline; any text.
  ///   - name: The quantity, such as "turns".
  ///   - unfinished: The number of unfinished games.
  ///   - marksZero: True if zero has a line, if it is in range.
  ///   - scheme: The colors.
  public init(
    _ summary: Summary, title: String, name: String, unfinished: Int = 0, marksZero: Bool = false,
    scheme: PlotScheme = .light
  ) {
    self.summary = summary
    self.title = title
    self.name = name
    self.unfinished = unfinished
    self.marksZero = marksZero
    self.scheme = scheme
  }

  /// The plot as an SVG document, with empty axes if there are no games.
  public var svg: String { picture.text }

  /// Returns an SVG document that shows several histograms, one below the other.
  public static func svg(of plots: [HistogramPlot]) -> String {
    SVG.stack(plots.map(\.picture)).text
  }

  var picture: SVG {
    let bars = HistogramClasses([summary])
    var frame = PlotFrame(
      PlotHeader(title: title, subtitle: subtitle), title: "\(title): \(subtitle)",
      x: bars.scale(name), y: .games(upTo: bars.counts[0].max()), scheme)
    draw(bars, in: &frame)
    if marksZero { drawZero(in: &frame) }
    drawMean(in: &frame)
    frame.drawFloor()
    return frame.svg
  }

  private var subtitle: String {
    guard let mean = summary.mean else {
      return unfinished > 0 ? "no figures: \(unfinished) unfinished" : "no games"
    }
    let interval = summary.high.map { ", 95 % interval ±\(($0 - mean).inThousandths)" } ?? ""
    let sd = summary.sd.map { ", sd \($0.inThousandths)" } ?? ""
    let games = "\(summary.count) \(summary.count == 1 ? "game" : "games")"
    let state = unfinished > 0 ? ", \(unfinished) of \(summary.count) unfinished" : ""
    return "mean \(mean.inThousandths)\(interval)\(sd), \(games)\(state)"
  }

  private func draw(_ bars: HistogramClasses, in frame: inout PlotFrame) {
    for (number, count) in bars.counts[0].enumerated() where count > 0 {
      let (start, end) = bars.ends(number)
      let gap = 0.06 * (end - start)
      frame.svg.rectangle(
        from: frame.point(start + gap, 0), to: frame.point(end - gap, Double(count)),
        [("fill", scheme.bars)])
    }
  }

  private func drawZero(in frame: inout PlotFrame) {
    guard frame.x.values.contains(0) else { return }
    frame.svg.line(
      from: frame.point(0, 0), to: frame.point(0, frame.y.values.upperBound),
      [("stroke", scheme.ink), ("stroke-dasharray", "4 3")])
  }

  private func drawMean(in frame: inout PlotFrame) {
    guard let mean = summary.mean else { return }
    let top = frame.y.values.upperBound
    if let low = summary.low, let high = summary.high {
      let (low, high) = (frame.x.nearest(to: low), frame.x.nearest(to: high))
      frame.svg.rectangle(
        from: frame.point(low, 0), to: frame.point(high, top),
        [("fill", scheme.accent), ("fill-opacity", "0.25")])
    }
    frame.drawMean(mean, [("stroke", scheme.accent)])
    let place = frame.point(mean, top)
    let isLeft = place.x > (frame.left + PlotFrame.right) / 2
    frame.svg.label(
      "mean", at: SVG.Point(x: place.x + (isLeft ? -6 : 6), y: place.y + 12),
      anchor: isLeft ? "end" : "start", color: scheme.accent)
  }
}

extension PlotFrame.Scale {
  /// Returns the scale from zero to the number of games in the highest bar.
  static func games(upTo most: Int?) -> Self {
    Self(name: "games", values: 0...Double(max(1, most ?? 1)), isWhole: true, isRounded: true)
  }
}

extension PlotFrame {
  /// Draws the mean as a vertical line.
  mutating func drawMean(_ mean: Double, _ look: [(String, String)]) {
    svg.line(
      from: point(mean, 0), to: point(mean, y.values.upperBound), look + [("stroke-width", "1.5")])
  }
}
