/// A histogram as an SVG picture, with the mean and its 95 % interval marked.
public struct HistogramPlot {
  private static let mostBars = 62

  private let summary: Summary
  private let title: String
  private let name: String
  private let unfinished: Int

  /// - Parameters:
  ///   - summary: What is shown.
  ///   - title: The headline; any text.
  ///   - name: What the values count, such as "turns".
  ///   - unfinished: How many of the games did not come to their end.
  public init(_ summary: Summary, title: String, name: String, unfinished: Int = 0) {
    self.summary = summary
    self.title = title
    self.name = name
    self.unfinished = unfinished
  }

  /// The whole file, with empty axes if there are no games.
  public var svg: String { picture.text }

  /// A whole file of several histograms, one below the other.
  public static func svg(of plots: [HistogramPlot]) -> String {
    SVG.stack(plots.map(\.picture)).text
  }

  private var picture: SVG {
    let bars = bars
    let unit = summary.scale.value
    let low = (Double(bars.low) - 0.5) * unit
    let ends = low...(Double(bars.low + bars.step * bars.counts.count) - 0.5) * unit
    var frame = PlotFrame(
      title: title, subtitle: subtitle,
      x: (
        Axis(
          ends, from: PlotFrame.left, to: PlotFrame.right, ticks: 12,
          isWhole: summary.scale.denominator == 1), name
      ),
      y: (
        Axis(
          0...Double(bars.counts.max() ?? 1), from: PlotFrame.bottom, to: PlotFrame.top, ticks: 6,
          isWhole: true, isRounded: true), "games"
      ))
    draw(bars, in: &frame)
    drawMean(in: &frame)
    frame.drawFloor()
    return frame.svg
  }

  private var subtitle: String {
    guard let mean = summary.mean else { return "no games" }
    let interval = summary.high.map { ", 95 % interval ±\(($0 - mean).inThousandths)" } ?? ""
    let sd = summary.sd.map { ", sd \($0.inThousandths)" } ?? ""
    let games = "\(summary.count) \(summary.count == 1 ? "game" : "games")"
    let state = unfinished > 0 ? ", \(unfinished) of \(summary.count) unfinished" : ""
    return "mean \(mean.inThousandths)\(interval)\(sd), \(games)\(state)"
  }

  /// Classes of equal width, as few as need be to tell them apart.
  private var bars: (low: Int, step: Int, counts: [Int]) {
    guard let low = summary.minimum, let high = summary.maximum else { return (0, 1, [0]) }
    let step = (high - low) / Self.mostBars + 1
    var counts = Array(repeating: 0, count: (high - low) / step + 1)
    for (value, count) in summary.entries { counts[(value - low) / step] += count }
    return (low, step, counts)
  }

  private func draw(_ bars: (low: Int, step: Int, counts: [Int]), in frame: inout PlotFrame) {
    for (number, count) in bars.counts.enumerated() where count > 0 {
      let start = Double(bars.low + number * bars.step) - 0.5
      let gap = 0.06 * Double(bars.step)
      let end = start + Double(bars.step) - gap
      let unit = summary.scale.value
      frame.svg.rectangle(
        from: frame.point((start + gap) * unit, 0), to: frame.point(end * unit, Double(count)),
        [("fill", "#6c97cf")])
    }
  }

  private func drawMean(in frame: inout PlotFrame) {
    guard let mean = summary.mean else { return }
    let top = frame.y.values.upperBound
    if let low = summary.low, let high = summary.high {
      frame.svg.rectangle(
        from: frame.point(low, 0), to: frame.point(high, top),
        [("fill", "#b3261e"), ("fill-opacity", "0.25")])
    }
    frame.svg.line(
      from: frame.point(mean, 0), to: frame.point(mean, top),
      [("stroke", "#b3261e"), ("stroke-width", "1.5")])
    let place = frame.point(mean, top)
    let isLeft = place.x > (PlotFrame.left + PlotFrame.right) / 2
    frame.svg.label(
      "mean", at: SVG.Point(x: place.x + (isLeft ? -6 : 6), y: place.y + 12),
      anchor: isLeft ? "end" : "start", color: "#b3261e")
  }
}
