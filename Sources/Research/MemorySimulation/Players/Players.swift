import MemoryEngine

/// The players of a game as one player: one for each of two seats, or one for all.
///
/// Strategists leave a game in which both of them passed, one right after the other, because the
/// same table would recur for ever.
struct Players: Player, ~Copyable {
  private var first: AnyPlayer
  /// The second player; nil if the first plays for all.
  private var second: AnyPlayer?
  /// The random number generator of the second player; the first uses the driver's.
  var chanceOfSecond = SeededGenerator(seed: 0)
  /// True if misses of known cards are passes, as of strategists; others turn them because they
  /// forget.
  private let mayPass: Bool
  private var passes = ConsecutivePasses()

  init(_ simulation: Simulation) {
    let players = simulation.players
    first = AnyPlayer(players[0], in: simulation)
    second = players.count > 1 ? AnyPlayer(players[1], in: simulation) : nil
    mayPass = players.allSatisfy { $0 == .strategist }
  }

  mutating func begin(seeing table: borrowing TableObservation) {
    first.begin(seeing: table)
    second?.begin(seeing: table)
    passes = ConsecutivePasses()
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    if table.currentPlayer == 1,
      let card = second?.nextCard(seeing: table, using: &chanceOfSecond)
    {
      return card
    }
    return first.nextCard(seeing: table, using: &generator)
  }

  /// Notifies all players of a flip.
  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    first.saw(card, kind: kind, outcome: outcome)
    second?.saw(card, kind: kind, outcome: outcome)
    if mayPass { passes.note(outcome) }
  }

  /// Notifies external players of the end of the game.
  mutating func end(game: UInt64, scores: [Int], _ end: Playthrough) {
    first.end(game: game, scores: scores, end)
    second?.end(game: game, scores: scores, end)
  }

  /// True if both passed, one right after the other.
  var haveAgreed: Bool { passes.inARow == 2 }

  var leavesGame: Bool { haveAgreed || first.leavesGame || secondLeaves }

  private var secondLeaves: Bool {
    switch second {
    case let player?: player.leavesGame
    case nil: false
    }
  }
}

/// The number of consecutive passes: misses of cards all of which had been seen before.
private struct ConsecutivePasses {
  private(set) var inARow = 0
  /// True if the open turn has shown a new card.
  private var showsNew = false

  mutating func note(_ outcome: Outcome) {
    guard outcome.isAccepted else { return }
    if outcome.faceUp.count == 1 { showsNew = false }
    showsNew = showsNew || !outcome.wasSeen
    if outcome.endsTurn { inARow = outcome.isMatch || showsNew ? 0 : inARow + 1 }
  }
}
