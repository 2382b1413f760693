import MemorySimulation
import TextUI

/// The style of a histogram in text.
enum HistogramBars {
  /// Bars with a resolution of an eighth of a cell, from Unicode's left blocks.
  case blocks
  case ascii

  private static let longest = 50
  private static let mostLines = 20

  /// A class of the histogram: values from one number to another.
  private struct ValueClass {
    let label: String
    let count: Int
  }

  /// Returns at most twenty bars for classes of equal width; the longest fills the space.
  @MainActor func lines(of summary: Summary) -> [String] {
    let classes = Self.classes(of: summary)
    let side = classes.map(\.label.count).max() ?? 0
    let tip = classes.map { "\($0.count)".count }.max() ?? 0
    let chart = Chart(classes) { part in
      BarMark(x: .value("games", part.count), y: .value("class", part.label))
        .annotation("\(part.count)")
    }
    .chartXAxis(.hidden)
    return chart.textLines(
      Size(width: side + 2 + Self.longest + 1 + tip, height: classes.count),
      isUnicode: self == .blocks)
  }

  private static func classes(of summary: Summary) -> [ValueClass] {
    guard let minimum = summary.minimum, let maximum = summary.maximum else { return [] }
    let step = (maximum - minimum) / mostLines + 1
    var classes: [Int: Int] = [:]
    for (value, count) in summary.entries {
      classes[(value - minimum) / step, default: 0] += count
    }
    return (0...(maximum - minimum) / step).map { index in
      let low = minimum + index * step
      let ends = [low] + (step > 1 ? [low + step - 1] : [])
      return ValueClass(label: label(ends.map(summary.decimal)), count: classes[index, default: 0])
    }
  }

  private static func label(_ ends: [String]) -> String {
    let label = ends.joined(separator: "-")
    return String(repeating: " ", count: max(0, 15 - label.count)) + label
  }
}
