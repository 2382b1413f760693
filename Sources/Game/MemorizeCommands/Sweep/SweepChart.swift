import MemorySimulation
import TextUI

/// A plot of a sweep in characters: the means as points, hollow if games are unfinished.
///
/// Intervals are left out: most are narrower than a cell, and the table has them.
@MainActor struct SweepChart {
  let plot: LinePlot
  /// True for geometric characters, false for letters, lower-case if games are unfinished.
  let isUnicode: Bool

  private static let full = Array("●■▲◆★▼▶")
  private static let hollow = Array("○□△◇☆▽▷")
  /// The rows of the chart, with its axis and titles.
  private static let height = 20

  /// Returns the chart and its legend.
  ///
  /// - Parameter columns: The width, clamped to 30...10,000.
  /// - Returns: The lines, without trailing spaces.
  func lines(columns: Int) -> [String] {
    let size = Size(width: min(max(30, columns), 10_000), height: Self.height)
    return chart.textLines(size, isUnicode: isUnicode) + legend
  }

  private var chart: some View {
    Chart {
      for (number, line) in plot.lines.enumerated() {
        for point in line.points {
          PointMark(x: place(of: point), y: .value(plot.names.y, point.summary.mean ?? .nan))
            .symbol(mark(number, isHollow: point.unfinished > 0))
        }
      }
    }
    .chartXAxisLabel(plot.names.x)
    .chartYAxisLabel(plot.names.y)
    .chartXScale(
      including: plot.valueRange, type: plot.logarithmic?.isAcross == true ? .log : .linear
    )
    .chartYScale(
      including: plot.heightRange, type: plot.logarithmic?.isUpwards == true ? .log : .linear)
  }

  /// Returns the value of the parameter, as a whole number if all are.
  private func place(of point: LinePlot.Point) -> PlottableValue {
    plot.hasWholeValues
      ? .value(plot.names.x, Int(point.value)) : .value(plot.names.x, point.value)
  }

  private func mark(_ number: Int, isHollow: Bool) -> Character {
    let letters = Array(isHollow ? "abcdefg" : "ABCDEFG")
    let marks = !isUnicode ? letters : isHollow ? Self.hollow : Self.full
    return marks[number % marks.count]
  }

  private var legend: [String] {
    let names = plot.lines.count == 1 ? [] : plot.lines.map(\.name)
    let hollow = plot.hollowMeaning.map { ["\(mark(0, isHollow: true)) \($0)"] } ?? []
    return names.enumerated().map { "\(mark($0, isHollow: false)) \($1)" } + hollow
      + [plot.omission].compactMap(\.self)
  }
}
