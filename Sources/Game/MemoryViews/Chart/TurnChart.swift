import MemoryEngine
import TextUI

/// A bar per turn: as high as the score after it, in the colour of its kind, above the kind's sign.
///
/// The tops of the bars are the curve of the score. A single row only has the signs.
struct TurnChart: View {
  let bars: [TurnBar]
  /// The selected bar.
  let selection: Int?
  /// The number of bars that have been played; the others are faint.
  let played: Int
  /// The share of their height that the bars have, 0...1.
  var growth = 1.0

  /// Returns the columns of bars in a width.
  static func columns(of bars: Int, in width: Int) -> ChartBands {
    ChartBands(count: bars, columns: width, widest: 6)
  }

  var body: some View {
    GeometryReader { space in
      let columns = Self.columns(of: bars.count, in: space.size.width)
      VStack(spacing: 0) {
        EmptyChart().modifier(
          GrowingBars(growth: growth, bars: bars, columns: columns, played: played))
        TurnSigns(bars: bars, columns: columns, selection: selection, played: played)
      }
      .frame(width: columns.used)
    }
  }

  /// The opacity of turns that have not been played.
  static let faint = 0.4
}

private struct EmptyChart: View {
  var body: some View { Color.clear.frame(maxWidth: .max, maxHeight: .max) }
}

/// A modifier that redraws the bars for each height of their animation.
private struct GrowingBars: ViewModifier, Animatable {
  var growth: Double
  let bars: [TurnBar]
  let columns: ChartBands
  let played: Int

  var animatableData: Double {
    get { growth }
    set { growth = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay {
      Chart(Array(shown.enumerated())) { place, bar in
        BarMark(x: .value("Turn", place), y: .value("Score", Double(bar.score) * growth))
          .foregroundStyle(bar.color)
          .opacity(bar.id < played ? 1 : TurnChart.faint)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: scores)
    }
  }

  /// The bars of all turns; of turns in one column the last one.
  private var shown: [TurnBar] {
    guard bars.count > columns.columns else { return bars }
    return (0..<columns.used).compactMap { columns.indices(at: $0).last.map { bars[$0] } }
  }

  /// The range of the complete bars.
  private var scores: ClosedRange<Double> {
    let scores = bars.map { Double($0.score) }
    let low = min(0, scores.min() ?? 0)
    return low...max(low + 1, 0, scores.max() ?? 0)
  }
}
