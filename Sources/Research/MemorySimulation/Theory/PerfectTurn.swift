/// A possible event in a turn of the perfect player.
///
/// Between two turns, after all known pairs have been taken, a perfect memory knows no card of u
/// kinds, and one card of h kinds. It turns one of the c = 2u + h unknown cards, and a second one
/// unless the first completed a kind:
///
///     h in c                   a match                          leaves u, h - 1
///     2u in c(c - 1)           a lucky match of two new cards   leaves u - 1, h
///     2uh in c(c - 1)          a miss that completes a kind     leaves u - 1, h
///     4u(u - 1) in c(c - 1)    a miss of two new kinds          leaves u - 2, h + 2
///
/// The completed kind is taken by a turn without unknown cards, which is left out here.
struct PerfectTurn {
  let ways: Int
  /// The number of unknown cards that the turn flips, 1 or 2.
  let flips: Int
  var misses = 0
  var lucky = 0
  /// The number of unknown cards before the turn.
  let cards: Int
  let left: Position

  struct Position {
    let unknown: Int
    let half: Int

    var cards: Int { 2 * unknown + half }
  }

  private static func turns(from position: Position) -> [PerfectTurn] {
    let (unknown, half) = (position.unknown, position.half)
    let afterMatch = Position(unknown: unknown, half: half - 1)
    let afterPair = Position(unknown: unknown - 1, half: half)
    let afterMiss = Position(unknown: unknown - 2, half: half + 2)
    let cards = position.cards
    let turns = [
      PerfectTurn(ways: half, flips: 1, cards: cards, left: afterMatch),
      PerfectTurn(ways: 2 * unknown, flips: 2, lucky: 1, cards: cards, left: afterPair),
      PerfectTurn(ways: 2 * unknown * half, flips: 2, misses: 1, cards: cards, left: afterPair),
      PerfectTurn(
        ways: 4 * unknown * (unknown - 1), flips: 2, misses: 1, cards: cards, left: afterMiss),
    ]
    return turns.filter { $0.ways > 0 }
  }

  private var chance: Double {
    Double(ways) / Double(flips == 1 ? cards : cards * (cards - 1))
  }
}

extension PerfectTurn {
  /// Solves a recurrence from the end of the game to its start.
  ///
  /// - Parameters:
  ///   - pairs: The largest number of pairs.
  ///   - end: The value of an empty table.
  ///   - nothing: Returns the initial value of a position, to which its events are added.
  ///   - add: Adds an event to a value, given the value of the position that it leaves.
  /// - Returns: The values of the start of a game, indexed by the number of pairs.
  private static func solve<Figure>(
    upTo pairs: Int, end: Figure, nothing: (Position) -> Figure,
    add: (PerfectTurn, _ left: Figure, inout Figure) -> Void
  ) -> [Figure] {
    var rows = [[end]] + Array(repeating: [], count: pairs)
    var starts: [Figure] = []
    for unknown in 0...pairs {
      for half in rows[unknown].count...pairs - unknown {
        let position = Position(unknown: unknown, half: half)
        var figure = nothing(position)
        for turn in turns(from: position) {
          add(turn, rows[turn.left.unknown][turn.left.half], &figure)
        }
        rows[unknown].append(figure)
      }
      starts.append(rows[unknown][0])
      // No event reaches further back, and all rows together would be large.
      if unknown > 1 { rows[unknown - 2] = [] }
    }
    return starts
  }

  /// Returns the probability distributions of a sum over all turns of a game, indexed by the number
  /// of pairs.
  static func chances(of figure: (PerfectTurn) -> Int, upTo pairs: Int) -> [[Double]] {
    solve(upTo: pairs, end: [1]) { position in
      Array(repeating: 0.0, count: position.unknown + 1)
    } add: { turn, left, chances in
      let (chance, shift) = (turn.chance, figure(turn))
      var sum = chances.mutableSpan
      for value in left.indices { sum[value + shift] += chance * left[value] }
    }
  }

  /// Returns the mean number of misses times (2n)!, indexed by the number of pairs n.
  ///
  /// The value of a position with c unknown cards is scaled by c!, so that all divisions are exact.
  static func scaledMisses(upTo pairs: Int) -> [WideInteger] {
    let factorials = Factorials(upTo: 2 * pairs)
    return solve(upTo: pairs, end: factorials.zero) { _ in
      factorials.zero
    } add: { turn, left, sum in
      sum.add(left, times: turn.ways)
      guard turn.misses > 0 else { return }
      sum.add(factorials[turn.cards - turn.flips], times: turn.ways)
    }
  }
}
