/// The best play of two players with perfect memories for pairs, and what it is worth.
///
/// After Zwick and Paterson, "The memory game", Theoretical Computer Science 110, 1993. Known pairs
/// are taken at once. Then n pairs lie there, and of k of their kinds one card is known. The value
/// e(n, k) is by how many pairs the player to move will be ahead of the other from here on, on
/// average. A turn without a match is one of these moves:
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
/// Two passes in a row end the game as it stands. So who would lose by moving passes, and so does
/// the other, who sees the same table: a pass is worth 0, and e is the largest of the values of the
/// moves that are possible.
public struct TwoPlayerTheory: Sendable {
  /// The most pairs that are solved.
  public static let mostPairs = 200

  /// How many new cards a turn without a match shows the other player.
  public enum Move: Int, Sendable {
    /// None: two known cards are turned.
    case pass
    /// A new card, then a known one.
    case showOne
    /// Two new cards.
    case showTwo
  }

  /// What the best play is worth where it stands.
  struct Position {
    var move = Move.pass
    /// The mean of the margin in pairs, and of its square.
    var value = 0.0
    var square = 0.0
  }

  /// The most pairs that this one solves; all fewer ones are solved with them.
  public let pairs: Int
  /// By pairs on the table, then by known cards.
  private var rows: [[Position]] = [[Position()]]
  /// The value of the start with n pairs, times (2n)!.
  private var scaledStarts: [WideInteger] = []

  /// Solves 1, 2, 3 … pairs at once.
  ///
  /// Values are compared as whole numbers, so the moves are the best ones with certainty. Of equally
  /// good ones a pass comes last, so that the game goes on, and the 1-move first.
  ///
  /// - Parameter pairs: The most pairs, 1...200.
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
  /// The best move, with so many pairs on the table and of so many of their kinds one card known.
  ///
  /// - Precondition: `pairs` is in 1...`self.pairs`, `known` in 0...`pairs`; for the value too.
  public func move(pairs: Int, known: Int) -> Move { position(pairs, known).move }

  /// By how many pairs the player to move will be ahead on average.
  ///
  /// Correct to three parts in 2^53.
  public func value(pairs: Int, known: Int) -> Double { position(pairs, known).value }

  /// The exact value for the first to move, and the variance of the margin.
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
