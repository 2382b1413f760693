/// Reads turns from outcomes, one flip after the other.
struct TurnReading {
  private(set) var turns: [GameAnalysis.Turn] = []
  private let rules: Rules
  /// What has been seen and lies on the table.
  private(set) var seen: SeenCards
  private var turn = OpenTurn()
  /// The cards that are up, those of a miss on show among them.
  private var faceUp = CardGroup()
  /// One a player.
  private var streaks: [Int]
  private var lastEnd: Int64

  init(_ game: MemoryGame<some Hashable>) {
    rules = game.rules
    seen = SeenCards(game)
    streaks = Array(repeating: 0, count: game.rules.players)
    lastEnd = game.numbers.peek
  }

  /// Reads all turns of a record, and what it leads to.
  ///
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` when it is no record of a game.
  init<Face>(of record: GameRecord<Face>) throws {
    let shuffles = Set(record.shuffles)
    var reading: TurnReading?
    let played = try RecordedGame(replaying: record) { index, move, outcome, game in
      if reading == nil { reading = TurnReading(game) }
      if shuffles.contains(index) { reading?.shuffle() }
      reading?.read(move.card, outcome, in: game)
    }
    self = reading ?? TurnReading(played.game)
    if shuffles.contains(record.moves.count) { shuffle() }
  }

  /// Forgets all cards that lie face down.
  mutating func shuffle() {
    seen.forget(allBut: faceUp)
  }

  mutating func read(_ card: Int, _ outcome: Outcome, in game: MemoryGame<some Hashable>) {
    guard outcome.isAccepted else { return }
    turn.note(before: card, seen)
    seen.see(card)
    faceUp = outcome.faceUp
    turn.flips.append(GameMove(card: card, nanoseconds: game.progress.latest))
    if outcome.endsTurn { finish(outcome, score: game.score(of: outcome.player)) }
  }

  private mutating func finish(_ outcome: Outcome, score: Int) {
    if outcome.isMatch { seen.remove(outcome.faceUp) }
    streaks[outcome.player] = outcome.isMatch ? streaks[outcome.player] + 1 : 0
    let end = turn.flips.last?.nanoseconds ?? lastEnd
    turns.append(
      GameAnalysis.Turn(
        player: outcome.player, flips: turn.flips, kind: turn.kind(isMatch: outcome.isMatch),
        points: outcome.points, score: score, streak: streaks[outcome.player],
        duration: .nanoseconds(end - lastEnd)))
    lastEnd = end
    turn = OpenTurn()
  }
}

/// The cards of a turn so far, and what memory knew before each of them.
private struct OpenTurn {
  var flips: [GameMove] = []
  private var knewMatch = false
  private var knewRest = false
  private var knewAllBehindFirst = true

  mutating func note(before card: Int, _ seen: SeenCards) {
    if flips.isEmpty {
      knewMatch = seen.hasMatch
    } else {
      knewAllBehindFirst = knewAllBehindFirst && seen.contains(card)
      knewRest = knewRest || seen.completes(flips.map(\.card))
    }
  }

  func kind(isMatch: Bool) -> GameAnalysis.Turn.Kind {
    if isMatch { return knewAllBehindFirst ? .known : .lucky }
    if knewRest { return .forgot }
    return knewMatch ? .missedChance : .unlucky
  }
}
