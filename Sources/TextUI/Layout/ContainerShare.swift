/// The share of a container that covers some of its equal columns, and the gaps between them.
struct ContainerShare {
  private let count: Int
  private let span: Int
  private let spacing: Int

  init(count: Int, span: Int, spacing: Int) {
    self.count = max(1, count.asLength)
    self.span = max(0, span.asLength)
    self.spacing = max(0, spacing.asLength)
  }

  /// The cells of the share: the exact fraction, rounded down once.
  func length(in container: Int) -> Int {
    let container = max(0, container.asLength)
    guard span < count else { return container }
    return max(0, span * (container + spacing) / count - spacing)
  }

  /// The whole cells nearest to a length, halves up; what is no number counts as none.
  static func cells(nearest length: Double) -> Int {
    guard length > 0 else { return 0 }
    guard length < Double(Proposal.infinity) else { return Proposal.infinity }
    return Int(length.rounded(.toNearestOrAwayFromZero))
  }

  /// Divides a length into columns that, with the gaps between them, are exactly as long as it is.
  ///
  /// The first columns get one cell more where the division has a remainder.
  static func columns(_ count: Int, spacing: Int, in container: Int) -> [Int] {
    let available = max(0, container - spacing * (count - 1))
    let (length, remainder) = available.quotientAndRemainder(dividingBy: count)
    return (0..<count).map { length + ($0 < remainder ? 1 : 0) }
  }
}
