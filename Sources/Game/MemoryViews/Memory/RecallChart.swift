import MemoryViewModel
import TextUI

/// The recall by the number of cards seen since, with intervals, and the fitted model.
struct RecallChart: View {
  let summary: RecallSummary
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Recalled, by cards seen since; - ends of 95 % intervals").dim().lineLimit(1)
      Chart {
        if !summary.model.isEmpty { ForEachMark(summary.points) { expectation($0) } }
        ForEachMark(summary.points) { ends($0) }
        ForEachMark(summary.points) { point in
          PointMark(x: .value("Cards since", point.lag), y: .value("Recall", share(point.recall)))
            .foregroundStyle(by: .value("", "you"))
        }
      }
      .chartYScale(domain: 0...1)
    }
  }

  @ChartContentBuilder private func expectation(
    _ point: RecallSummary.Point
  ) -> some ChartContent {
    LineMark(
      x: .value("Cards since", point.lag), y: .value("Recall", share(point.expected ?? 0))
    )
    .foregroundStyle(by: .value("", summary.model))
  }

  @ChartContentBuilder private func ends(_ point: RecallSummary.Point) -> some ChartContent {
    PointMark(
      x: .value("Cards since", point.lag),
      y: .value("Recall", share(point.interval.lowerBound))
    ).symbol("-").foregroundStyle(.gray)
    PointMark(
      x: .value("Cards since", point.lag),
      y: .value("Recall", share(point.interval.upperBound))
    ).symbol("-").foregroundStyle(.gray)
  }

  /// Returns a share within the axis; the correction for guessing may give less than zero.
  private func share(_ value: Double) -> Double { max(0, min(value, 1)) }
}

/// The turns of the last weeks, as multiples of those of a perfect memory.
struct TrendChart: View {
  let weeks: [PlayStatistics.Week]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Turns by week, as multiples of a perfect memory's").dim().lineLimit(1)
      Chart {
        ForEachMark(weeks) { week in
          LineMark(
            x: .value("Weeks before this one", -week.weeksAgo),
            y: .value("Multiple", week.ratio))
        }
        RuleMark(y: .value("Multiple", 1.0)).foregroundStyle(.gray)
      }
    }
  }
}
