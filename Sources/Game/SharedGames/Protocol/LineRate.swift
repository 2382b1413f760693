/// A rate limit for lines, per second from the first of them.
struct LineRate: Sendable {
  /// The number of lines per second.
  let limit: Int
  private var start = Duration.zero
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a line; returns true if it is within the limit.
  mutating func allows(at now: Duration) -> Bool {
    if count == 0 || now - start >= .seconds(1) { (start, count) = (now, 0) }
    count += 1
    return count <= limit
  }
}
