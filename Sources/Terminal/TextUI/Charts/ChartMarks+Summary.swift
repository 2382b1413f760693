import Axes

extension ChartMarks {
  /// A description of the chart for screen readers: `Turns by Pairs, 24 values from 3 to 40`.
  var summary: String {
    let names = [y.label, x.label].filter { !$0.isEmpty }.joined(separator: " by ")
    let count = "\(marks.count) \(marks.count == 1 ? "value" : "values")"
    let values = x.range == nil || y.categories.isEmpty ? y : x
    let range = values.range.map { " from \($0.lowerBound.spoken) to \($0.upperBound.spoken)" }
    let series = seriesNames.isEmpty ? "" : ", of \(seriesNames.joined(separator: ", "))"
    return [names, count + (range ?? "") + series].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Double {
  fileprivate var spoken: String {
    fixedPoint(places: self == rounded() ? 0 : magnitude < 100 ? 2 : 1)
  }
}
