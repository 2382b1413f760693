/// Histograms of the same quantity in the same classes of equal width, as few as tell them apart.
struct HistogramClasses {
  private static let most = 62

  /// Of each summary, how many games are in each class.
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

  /// From one number to a larger one, which may be further than an integer with a sign can tell.
  private static func distance(_ low: Int, _ high: Int) -> UInt { UInt(bitPattern: high &- low) }

  /// Where a class begins and ends; single values are in the middle of theirs.
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
