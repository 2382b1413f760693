/// A possible event in a move of the two-player game, up to the next choice.
struct TwoPlayerTurn {
  let ways: Int
  /// The number of unknown cards that the move flips.
  let flips: Int
  /// The number of unknown cards before the move.
  let cards: Int
  /// 1 if the player takes a pair, -1 if the other player can take one immediately, otherwise 0.
  let gain: Int
  /// True if the same player makes the next choice.
  let keepsTurn: Bool
  let pairsLeft: Int
  let knownLeft: Int

  var chance: Double { Double(ways) / Double(flips == 1 ? cards : cards * (cards - 1)) }

  /// Returns the mean square of the margin, computed from the mean and mean square of the position
  /// that the move leaves.
  func square(_ left: TwoPlayerTheory.Position) -> Double {
    let rest = keepsTurn ? left.value : -left.value
    return Double(gain * gain) + 2 * Double(gain) * rest + left.square
  }

  private static func turns(
    of move: TwoPlayerTheory.Move, _ pairs: Int, _ known: Int
  ) -> [TwoPlayerTurn] {
    let cards = 2 * pairs - known
    let new = cards - known
    func turn(
      _ ways: Int, flips: Int, gain: Int, keepsTurn: Bool, left pairs: Int, _ known: Int
    ) -> TwoPlayerTurn {
      TwoPlayerTurn(
        ways: ways, flips: flips, cards: cards, gain: gain, keepsTurn: keepsTurn,
        pairsLeft: pairs, knownLeft: known)
    }
    let match = turn(known, flips: 1, gain: 1, keepsTurn: true, left: pairs - 1, known - 1)
    let others =
      switch move {
      case .pass: [TwoPlayerTurn]()
      case .showOne:
        [match, turn(new, flips: 1, gain: 0, keepsTurn: false, left: pairs, known + 1)]
      case .showTwo:
        [
          match, turn(new, flips: 2, gain: 1, keepsTurn: true, left: pairs - 1, known),
          turn(new * known, flips: 2, gain: -1, keepsTurn: false, left: pairs - 1, known),
          turn(new * (new - 2), flips: 2, gain: 0, keepsTurn: false, left: pairs, known + 2),
        ]
      }
    return others.filter { $0.ways > 0 }
  }
}

extension TwoPlayerTurn {
  /// Returns the best of the possible moves, and its value times the factorial of the unknown
  /// cards, by which all divisions are exact.
  static func best(
    _ pairs: Int, _ known: Int, _ scaled: [[WideInteger]], _ factorials: Factorials
  ) -> (move: TwoPlayerTheory.Move, turns: [TwoPlayerTurn], scaled: WideInteger) {
    func value(
      _ move: TwoPlayerTheory.Move
    ) -> (move: TwoPlayerTheory.Move, turns: [TwoPlayerTurn], scaled: WideInteger) {
      let turns = turns(of: move, pairs, known)
      var sum = factorials.zero
      for turn in turns {
        sum.add(factorials[turn.cards - turn.flips], times: turn.ways * turn.gain)
        let left = scaled[turn.pairsLeft][turn.knownLeft]
        sum.add(left, times: turn.keepsTurn ? turn.ways : -turn.ways)
      }
      return (move, turns, sum)
    }
    var best = value(known > 0 ? .showOne : .showTwo)
    for move in [TwoPlayerTheory.Move.showTwo, .pass].prefix(known > 1 ? 2 : 1) {
      let other = value(move)
      if best.scaled < other.scaled { best = other }
    }
    return best
  }
}
