/// The reconstruction of turns from outcomes, flip by flip.
struct TurnReading {
  private(set) var turns: [GameAnalysis.Turn] = []
  private let rules: Rules
  /// The seen cards on the table.
  private(set) var seen: SeenCards
  private var turn = OpenTurn()
  /// The cards that are up, including those of a miss on show.
  private var faceUp = CardGroup()
  /// The numbers of consecutive matches, indexed by player.
  private var streaks: [Int]
  private var lastEnd: Int64

  init(_ game: MemoryGame<some Hashable>) {
    rules = game.rules
    seen = SeenCards(game)
    streaks = Array(repeating: 0, count: game.rules.players)
    lastEnd = game.numbers.peek
  }

  /// Reads all turns of a record.
  ///
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record.
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

  /// Marks all cards that are face down as unknown.
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

/// The cards of a turn so far, and what was known before each flip.
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
