/// Histograms of a quantity with common classes of equal width, as narrow as fits the plot.
struct HistogramClasses {
  private static let most = 62

  /// The number of games in each class, for each summary.
  let counts: [[Int]]
  private let low: Int
  private let width: Int
  private let unit: UnitScale

  /// - Precondition: There is a summary, and all have the same scale.
  init(_ summaries: [Summary]) {
    precondition(Set(summaries.map(\.scale)).count == 1, "histograms of unlike scales")
    unit = summaries[0].scale
    let low = summaries.compactMap(\.minimum).min() ?? 0
    let high = summaries.compactMap(\.maximum).max() ?? 0
    let width = Self.distance(low, high) / UInt(Self.most) + 1
    counts = summaries.map { summary in
      var counts = Array(repeating: 0, count: Int(Self.distance(low, high) / width) + 1)
      for (value, count) in summary.entries {
        counts[Int(Self.distance(low, value) / width)] += count
      }
      return counts
    }
    (self.low, self.width) = (low, Int(width))
  }

  /// Returns the distance to a larger number, which may exceed `Int.max`.
  private static func distance(_ low: Int, _ high: Int) -> UInt { UInt(bitPattern: high &- low) }

  /// Returns the ends of a class; a single value is in the middle of its class.
  func ends(_ number: Int) -> (start: Double, end: Double) {
    let start = Double(low &+ number &* width) - 0.5
    return (start * unit.value, (start + Double(width)) * unit.value)
  }

  func scale(_ name: String) -> PlotFrame.Scale {
    PlotFrame.Scale(
      name: name, values: ends(0).start...ends(counts[0].count - 1).end,
      isWhole: unit.denominator == 1)
  }
}
