/// The scale of bars: from the lowest score to the highest, including zero.
struct BarScale: Equatable {
  let low: Int
  let high: Int
  /// The number of rows of the bars.
  let rows: Int
  /// The number of rows below the zero line; none if a bar would not fill half of one.
  private let rowsBelow: Int

  init(scores: [Int], rows: Int) {
    low = min(0, scores.min() ?? 0)
    high = max(low + 1, 0, scores.max() ?? 0)
    self.rows = max(0, rows)
    let share = Double(-low) / Double(high - low) * Double(self.rows)
    rowsBelow = min(Int(share.rounded()), high > 0 ? max(0, self.rows - 1) : self.rows)
  }

  /// Returns the character in a row of a bar, counted from the top; nil for an empty cell.
  ///
  /// Bars stand on the zero line, or hang from it. A bar of height zero is a thin line there.
  func sign(of score: Int, row: Int, growth: Double, isUnicode: Bool) -> Character? {
    let depth = score < 0 ? Double(score) / Double(low) * Double(8 * rowsBelow) * growth : 0
    let rowsAbove = rows - rowsBelow
    // There are no characters that hang by eighths, so bars hang by whole rows.
    if depth > 4 {
      return row >= rowsAbove && Double(8 * (row - rowsAbove) + 4) <= depth
        ? Self.full(isUnicode) : nil
    }
    let height = score > 0 ? Double(score) / Double(high) * Double(8 * rowsAbove) * growth : 0
    return sign(ofHeight: max(1, height), row: max(0, rowsAbove - 1) - row, isUnicode: isUnicode)
  }

  /// Returns the character in a row of a bar that stands on the line, counted from there.
  private func sign(ofHeight height: Double, row: Int, isUnicode: Bool) -> Character? {
    let eighths = Int(min(8, (height - Double(8 * row)).rounded()))
    if row < 0 || eighths <= 0 { return nil }
    if isUnicode { return Self.blocks[eighths - 1] }
    return eighths >= 5 ? "#" : eighths >= 3 ? "=" : row == 0 ? "_" : nil
  }

  private static func full(_ isUnicode: Bool) -> Character { isUnicode ? "█" : "#" }

  private static let blocks = Array("▁▂▃▄▅▆▇█")
}
