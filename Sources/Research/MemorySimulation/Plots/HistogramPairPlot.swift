/// The histograms of two players as an SVG picture: overlaid steps with their means, and the
/// histogram of the differences below.
public struct HistogramPairPlot {
  /// A player: the name and the games.
  public struct Side: Sendable {
    let name: String
    let summary: Summary

    /// - Parameters:
    ///   - name: Any text.
    ///   - summary: The summary of the quantity.
    public init(_ name: String, _ summary: Summary) {
      self.name = name
      self.summary = summary
    }
  }

  private let sides: [Side]
  private let title: String
  private let subtitle: String
  private let name: String
  private let difference: HistogramPlot
  private let scheme: PlotScheme

  /// - Parameters:
  ///   - first: One player.
  ///   - second: The other player.
  ///   - title: The headline; any text.
  ///   - subtitle: The line below it; any text.
  ///   - name: The quantity, such as "turns".
  ///   - difference: The summary of the differences, first minus second, game by game.
  ///   - scheme: The colors.
  public init(
    _ first: Side, _ second: Side, title: String, subtitle: String, name: String,
    difference: HistogramPlot, scheme: PlotScheme = .light
  ) {
    sides = [first, second]
    self.title = title
    self.subtitle = subtitle
    self.name = name
    self.difference = difference
    self.scheme = scheme
  }

  /// Returns an SVG document that shows several plots, one below the other.
  public static func svg(of plots: [HistogramPairPlot]) -> String {
    SVG.stack(plots.flatMap { [$0.picture, $0.difference.picture] }).text
  }

  private var picture: SVG {
    let classes = HistogramClasses(sides.map(\.summary))
    var frame = PlotFrame(
      PlotHeader(title: title, subtitle: subtitle, keys: sides.indices.map(key)),
      title: "\(title): \(subtitle)", x: classes.scale(name),
      y: .games(upTo: classes.counts.flatMap(\.self).max()), scheme)
    for number in sides.indices { draw(number, classes, in: &frame) }
    for (number, side) in sides.enumerated() {
      guard let mean = side.summary.mean else { continue }
      frame.drawMean(mean, [("stroke", scheme.line(number))] + dashes(number))
    }
    frame.drawFloor()
    return frame.svg
  }

  private func draw(_ number: Int, _ classes: HistogramClasses, in frame: inout PlotFrame) {
    let counts = classes.counts[number]
    let steps = counts.enumerated().flatMap { place, count in
      let (start, end) = classes.ends(place)
      return [frame.point(start, Double(count)), frame.point(end, Double(count))]
    }
    let floor = [classes.ends(counts.count - 1).end, classes.ends(0).start].map {
      frame.point($0, 0)
    }
    frame.svg.shape("polygon", steps + floor, look(number))
  }

  private func look(_ number: Int) -> [(String, String)] {
    let color = scheme.line(number)
    return [
      ("fill", color), ("fill-opacity", "0.2"), ("stroke", color), ("stroke-width", "1.5"),
    ] + dashes(number)
  }

  /// Returns the dashes of the second line, which distinguish it in print without colors.
  private func dashes(_ number: Int) -> [(String, String)] {
    number > 0 ? [("stroke-dasharray", "5 3")] : []
  }

  private func key(_ number: Int) -> PlotHeader.Key {
    let mean = sides[number].summary.mean.map { ", mean \($0.inThousandths)" } ?? ""
    return PlotHeader.Key(meaning: sides[number].name + mean) { svg, place in
      svg.rectangle(
        from: SVG.Point(x: place.x - 10, y: place.y - 5),
        to: SVG.Point(x: place.x + 10, y: place.y + 5), look(number))
    }
  }
}
