/// The expected result of a player with a perfect memory, for comparison.
public enum Expectation {
  /// Returns the mean number of turns in which a perfect player alone finds all pairs.
  ///
  /// From seven pairs on it is `(3 - 2 ln 2)·pairs + 7/8 - 2 ln 2` (Velleman and Warrington, "What
  /// to Expect in a Game of Memory", American Mathematical Monthly 120, 2013).
  ///
  /// - Parameter pairs: The number of pairs; zero or fewer need no turn.
  /// - Returns: The exact mean for up to six pairs; otherwise the error is below 0.01.
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
