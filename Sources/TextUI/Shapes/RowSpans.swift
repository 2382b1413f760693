/// A figure that can say where horizontal lines run through it.
protocol RowSpans {
  /// The heights at which it can be met; `nil` if nowhere.
  var heights: ClosedRange<Double>? { get }

  /// Calls `body` with where each run of the line inside the figure begins and ends, from the left.
  ///
  /// A run holds its beginning, not its end, so that figures side by side share no point.
  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void)
}

extension ClosedRange<Double> {
  /// The range, or `nil` if its bounds are not in order or not numbers.
  static func ordered(_ low: Double, _ high: Double) -> ClosedRange? {
    low <= high ? low...high : nil
  }
}
