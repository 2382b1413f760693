import MemoryEngine

/// The players of a game, as the one that a driver asks: one for each of two, or one for all.
///
/// Strategists leave a game in which both of them passed, one right after the other: the same table
/// would come back for ever.
struct Players: Player, ~Copyable {
  private var first: AnyPlayer
  /// Is nil when the first plays for all.
  private var second: AnyPlayer?
  /// The second's own; the driver's is the first's.
  var chanceOfSecond = SeededGenerator(seed: 0)
  /// Whether passes mean anything: other players turn known cards because they forgot them.
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

  /// Everybody at the table sees every flip.
  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    first.saw(card, kind: kind, outcome: outcome)
    second?.saw(card, kind: kind, outcome: outcome)
    if mayPass { passes.note(outcome) }
  }

  /// Tells other programs how the game ended.
  mutating func end(game: UInt64, scores: [Int], _ end: Playthrough) {
    first.end(game: game, scores: scores, end)
    second?.end(game: game, scores: scores, end)
  }

  /// Whether both passed, one right after the other.
  var haveAgreed: Bool { passes.inARow == 2 }

  var leavesGame: Bool { haveAgreed || first.leavesGame || secondLeaves }

  private var secondLeaves: Bool {
    switch second {
    case let player?: player.leavesGame
    case nil: false
    }
  }
}

/// How many turns in a row were passes: misses of cards all of which had been seen before.
private struct ConsecutivePasses {
  private(set) var inARow = 0
  /// Whether the open turn has shown something new.
  private var showsNew = false

  mutating func note(_ outcome: Outcome) {
    guard outcome.isAccepted else { return }
    if outcome.faceUp.count == 1 { showsNew = false }
    showsNew = showsNew || !outcome.wasSeen
    if outcome.endsTurn { inARow = outcome.isMatch || showsNew ? 0 : inARow + 1 }
  }
}
