/// The budget of a seat for recorded requests, which grows by one request per second up to its
/// limit.
struct WishBudget: Sendable {
  /// The largest budget.
  let limit: Int
  private var left: Int
  private var countedAt = Duration.zero

  init(limit: Int) {
    (self.limit, left) = (limit, limit)
  }

  /// Takes a request from the budget.
  ///
  /// - Returns: False if the budget is used up.
  mutating func allows(at now: Duration) -> Bool {
    let passed = now - countedAt
    if left == limit || passed >= .seconds(limit) {
      (left, countedAt) = (limit, now)
    } else if passed > .zero {
      left = min(limit, left + Int(passed.components.seconds))
      countedAt += .seconds(passed.components.seconds)
    }
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
