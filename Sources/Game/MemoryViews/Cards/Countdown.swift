import MemoryViewModel

/// The bonus time that is left on a card, as a rim or a bar shows it step by step.
struct Countdown: Equatable {
  /// The share of the time that is left, above 0 and at most 1.
  let left: Double
  private let limit: Duration
  private let isRunning: Bool

  /// Creates the countdown of a card; nil if it has no time left, or is matched.
  init?(of card: TableCard) {
    guard card.bonusFraction > 0, !card.isMatched else { return nil }
    left = card.bonusFraction
    limit = card.bonusLimit
    isRunning = card.isBonusRunning
  }

  /// Returns the time until the next step is spent.
  ///
  /// - Parameter middles: The share of the way at the middle of each step, in ascending order.
  /// - Returns: `nil` if the countdown stands still.
  func timeToNextStep(of middles: some BidirectionalCollection<Double>) -> Duration? {
    guard isRunning, let next = middles.last(where: { $0 < left }) else { return nil }
    // Slightly later, because a frame that is slightly too early would change nothing.
    return limit * (left - next) + .microseconds(1)
  }

  /// The shares at the middles of a bar's columns.
  static func middles(ofBar columns: Int) -> [Double] {
    (0..<columns).map { (Double($0) + 0.5) / Double(columns) }
  }

  /// Returns the number of a bar's columns that are lit.
  func lit(ofBar columns: Int) -> Int {
    Self.middles(ofBar: columns).count { $0 < left }
  }
}
