/// How many lines came in the second that began with the first of them.
struct LineRate: Sendable {
  /// The most lines.
  let limit: Int
  private var start = Duration.zero
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a line; whether it is one of those that are taken.
  mutating func allows(at now: Duration) -> Bool {
    if count == 0 || now - start >= .seconds(1) { (start, count) = (now, 0) }
    count += 1
    return count <= limit
  }
}
