/// The theory of the perfect player with pairs: alone, or at a table of players with the same
/// knowledge.
///
/// Solved exactly, down to the rounding of `Distribution`, after Velleman and Warrington, "What to
/// Expect in a Game of Memory", American Mathematical Monthly 120, 2013.
public struct PerfectTheory: Sendable {
  /// The largest number of pairs that is solved.
  public static let mostPairs = 200

  /// The number of pairs.
  public let pairs: Int
  /// The turns: from the number of pairs to one below twice that number, but 1 for one pair.
  public let turns: Distribution
  /// The matches whose last card had never been seen; their mean tends to the logarithm of 2.
  public let lucky: Distribution
  /// The mean number of misses times (2 · pairs)!.
  private let scaledMisses: WideInteger

  /// Solves 1, 2, 3 … pairs at once.
  ///
  /// - Parameter pairs: The largest number of pairs, 1...200.
  /// - Returns: The theory of each number of pairs, from 1 on.
  /// - Complexity: O(`pairs`³) additions; 200 pairs take some hundredths of a second.
  public static func all(upTo pairs: Int) -> [PerfectTheory] {
    precondition((1...mostPairs).contains(pairs), "\(pairs) pairs are not solved")
    let misses = PerfectTurn.chances(of: \.misses, upTo: pairs)
    let lucky = PerfectTurn.chances(of: \.lucky, upTo: pairs)
    let scaled = PerfectTurn.scaledMisses(upTo: pairs)
    return (1...pairs).map { pairs in
      // Every match takes a turn, and every other turn is a miss.
      PerfectTheory(
        pairs: pairs, turns: Distribution(from: pairs, misses[pairs]),
        lucky: Distribution(from: 0, lucky[pairs]), scaledMisses: scaled[pairs])
    }
  }

  /// The mean number of turns.
  public var meanTurns: ExactFraction {
    let all = Factorials(upTo: 2 * pairs, words: scaledMisses.words.count)[2 * pairs]
    var turns = scaledMisses
    turns.add(all, times: pairs)
    return ExactFraction(turns, over: all, largestFactor: 2 * pairs)
  }
}
