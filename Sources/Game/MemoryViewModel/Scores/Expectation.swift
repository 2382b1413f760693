/// What a player with a perfect memory reaches on average, to compare a result with.
public enum Expectation {
  /// The mean number of turns that a perfect player alone needs to find all pairs.
  ///
  /// From seven pairs on it is `(3 - 2 ln 2)·pairs + 7/8 - 2 ln 2` (Velleman and Warrington, "What
  /// to Expect in a Game of Memory", American Mathematical Monthly 120, 2013).
  ///
  /// - Parameter pairs: How many pairs lie on the table; zero or fewer need no turn.
  /// - Returns: Exact up to six pairs, then off by less than 0.01.
  public static func turns(forPairs pairs: Int) -> Double {
    if pairs <= 0 { return 0 }
    if exact.indices.contains(pairs - 1) { return exact[pairs - 1] }
    return (3 - 2 * ln2) * Double(pairs) + 7 / 8 - 2 * ln2
  }

  private static let exact: [Double] = [
    1, 8 / 3, 13 / 3, 622 / 105, 793 / 105, 31_748 / 3_465,
  ]
  private static let ln2 = 0.693_147_180_559_945_3
}
