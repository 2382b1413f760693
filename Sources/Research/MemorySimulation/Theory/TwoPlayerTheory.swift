/// The optimal play of two players with perfect memories for pairs, and its value.
///
/// After Zwick and Paterson, "The memory game", Theoretical Computer Science 110, 1993. Known pairs
/// are taken at once. Then there are n pairs on the table, and of k of their kinds one card is
/// known. The value e(n, k) is the mean number of pairs by which the player to move will be ahead
/// of the other from here on. A turn without a match is one of these moves:
///
///     2-move    two new cards, even if the second may match one of the k, for the other to take
///     1-move    a new card, then a known one, so that the other learns of the first alone; k > 0
///     0-move    two known cards, which passes; k > 1
///
/// A first card that matches one of the k is matched at once, and the player moves again. With
/// c = 2n - k unknown cards, of which d = 2(n - k) are of new kinds,
///
///     c · e₁ = k(1 + e(n - 1, k - 1)) - d · e(n, k + 1)
///     c · e₂ = k(1 + e(n - 1, k - 1))
///              + d((1 - k)(1 + e(n - 1, k)) - (d - 2) · e(n, k + 2)) / (c - 1)
///
/// Two passes in a row end the game as it stands. A player who would lose by moving passes, and so
/// does the other, who faces the same table: a pass has the value 0, and e is the largest of the
/// values of the possible moves.
public struct TwoPlayerTheory: Sendable {
  /// The largest number of pairs that is solved.
  public static let mostPairs = 200

  /// A move, by the number of new cards that a turn without a match shows the other player.
  public enum Move: Int, Sendable {
    /// No new card: two known cards are turned.
    case pass
    /// A new card, then a known one.
    case showOne
    /// Two new cards.
    case showTwo
  }

  /// The optimal play in a position.
  struct Position {
    var move = Move.pass
    /// The mean of the margin in pairs, and of its square.
    var value = 0.0
    var square = 0.0
  }

  /// The largest number of pairs that this theory solves, with all smaller ones.
  public let pairs: Int
  /// The positions, indexed by pairs on the table and by known cards.
  private var rows: [[Position]] = [[Position()]]
  /// The values of the start with n pairs, times (2n)!.
  private var scaledStarts: [WideInteger] = []

  /// Solves 1, 2, 3 … pairs at once.
  ///
  /// Values are compared as whole numbers, so that the moves are optimal with certainty. Of equal
  /// moves the 1-move is preferred and a pass comes last, so that the game goes on.
  ///
  /// - Parameter pairs: The largest number of pairs, 1...200.
  /// - Complexity: O(`pairs`²) sums of numbers of O(`pairs`) words.
  public init(pairs: Int) {
    precondition((1...Self.mostPairs).contains(pairs), "\(pairs) pairs are not solved")
    self.pairs = pairs
    let factorials = Factorials(upTo: 2 * pairs)
    var scaled = [[factorials.zero]]
    for pairs in 1...pairs {
      rows.append(Array(repeating: Position(), count: pairs + 1))
      scaled.append(Array(repeating: factorials.zero, count: pairs + 1))
      for known in (0...pairs).reversed() {
        let best = TwoPlayerTurn.best(pairs, known, scaled, factorials)
        scaled[pairs][known] = best.scaled
        rows[pairs][known] = position(best, factorials[2 * pairs - known])
      }
    }
    scaledStarts = scaled.map { $0[0] }
  }

  private func position(
    _ best: (move: Move, turns: [TwoPlayerTurn], scaled: WideInteger), _ scale: WideInteger
  ) -> Position {
    let square = best.turns.reduce(0) { sum, turn in
      let left = rows[turn.pairsLeft][turn.knownLeft]
      return sum + turn.chance * turn.square(left)
    }
    return Position(move: best.move, value: .ratio(best.scaled, scale), square: square)
  }
}

extension TwoPlayerTheory {
  /// Returns the best move, with a number of pairs on the table and one card known of some of their
  /// kinds.
  ///
  /// - Precondition: `pairs` is in 1...`self.pairs`, `known` in 0...`pairs`; for the value too.
  public func move(pairs: Int, known: Int) -> Move { position(pairs, known).move }

  /// Returns the mean number of pairs by which the player to move will be ahead.
  ///
  /// The relative error is at most 3 / 2^53.
  public func value(pairs: Int, known: Int) -> Double { position(pairs, known).value }

  /// Returns the exact value of a new game for the player who begins, and the variance of the
  /// margin.
  ///
  /// - Precondition: `pairs` is in 1...`self.pairs`.
  public func start(pairs: Int) -> (value: ExactFraction, variance: Double) {
    let position = position(pairs, 0)
    let scaled = scaledStarts[pairs]
    let factorials = Factorials(upTo: 2 * pairs, words: scaled.words.count)
    let value = ExactFraction(scaled, over: factorials[2 * pairs], largestFactor: 2 * pairs)
    return (value, max(0, position.square - position.value * position.value))
  }

  private func position(_ pairs: Int, _ known: Int) -> Position {
    precondition((1...self.pairs).contains(pairs), "\(pairs) of \(self.pairs) pairs cannot be left")
    precondition((0...pairs).contains(known), "\(known) kinds cannot be known of \(pairs)")
    return rows[pairs][known]
  }
}
