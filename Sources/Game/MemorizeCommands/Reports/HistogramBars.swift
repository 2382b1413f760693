import MemorySimulation

/// The style of a histogram in text.
enum HistogramBars {
  /// Bars with a resolution of an eighth of a cell, from Unicode's left blocks.
  case blocks
  case ascii

  private static let longest = 50.0
  private static let mostLines = 20
  private static let tips = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// Returns at most twenty bars for classes of equal width; the longest fills the space.
  func lines(of summary: Summary) -> [String] {
    guard let minimum = summary.minimum, let maximum = summary.maximum else { return [] }
    let step = (maximum - minimum) / Self.mostLines + 1
    var classes: [Int: Int] = [:]
    for (value, count) in summary.entries {
      classes[(value - minimum) / step, default: 0] += count
    }
    let most = Double(classes.values.max() ?? 1)
    return (0...(maximum - minimum) / step).map { index in
      let count = classes[index, default: 0]
      let low = minimum + index * step
      let ends = [low] + (step > 1 ? [low + step - 1] : [])
      let label = Self.label(ends.map(summary.decimal))
      return "\(label)  \(bar(Double(count) / most * Self.longest)) \(count)"
    }
  }

  private static func label(_ ends: [String]) -> String {
    let label = ends.joined(separator: "-")
    return String(repeating: " ", count: max(0, 15 - label.count)) + label
  }

  private func bar(_ length: Double) -> String {
    switch self {
    case .ascii: return String(repeating: "#", count: Int(length.rounded()))
    case .blocks:
      let eighths = Int((length * 8).rounded())
      return String(repeating: "█", count: eighths / 8) + Self.tips[eighths % 8]
    }
  }
}
