/// The recorded wishes that a seat may still have: a number at first, and one more each second.
struct WishBudget: Sendable {
  /// The most wishes at once.
  let limit: Int
  private var left: Int
  private var countedAt = Duration.zero

  init(limit: Int) {
    (self.limit, left) = (limit, limit)
  }

  /// Takes a wish from the budget.
  ///
  /// - Returns: False if nothing is left.
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
