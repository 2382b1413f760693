import MemoryEngine
import MemoryModel

/// The flips of a game as rows of a table, while its record is replayed.
struct FlipReading {
  private let game: String
  private let theme: String
  private let experiment: ExperimentTag?
  private let shuffles: Set<Int>
  private var sights = CardSights()
  private var flips = 0
  private var turn = 1
  private var flipOfTurn = 0
  /// The time of the flip before, in nanoseconds.
  private var latest: Int64?

  private init(of game: RecordedGames.Game) {
    (self.game, theme, shuffles) = (game.name, game.theme, Set(game.record.shuffles))
    experiment = game.experiment
  }

  /// Returns the rows of a game.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - note: Receives the number of flips so far.
  /// - Returns: A row for each flip that the rules accept.
  /// - Throws: `Failure` for an impossible record.
  /// - Complexity: O(cards + flips).
  static func rows(
    of game: RecordedGames.Game, noting note: (Int) -> Void
  ) throws -> [FlipTable.Row] {
    var reading = FlipReading(of: game)
    var rows: [FlipTable.Row] = []
    try NamedRecord.playing(game.place) {
      _ = try RecordedGame(replaying: game.record) { index, move, outcome, table in
        if let row = reading.row(index, move, outcome, in: table) { rows.append(row) }
        note(rows.count)
      }
    }
    return rows
  }

  /// Returns the row of a move; nil for one that the rules ignore.
  mutating func row(
    _ index: Int, _ move: GameMove, _ outcome: Outcome, in game: MemoryGame<Face>
  ) -> FlipTable.Row? {
    if shuffles.contains(index) { sights.removeAll() }
    guard outcome.isAccepted else { return nil }
    flips += 1
    flipOfTurn += 1
    let kind = game.card(move.card, at: .zero).kind
    let row = makeRow(move, kind, outcome)
    sights.see(move.card, of: kind, flip: flips, at: move.nanoseconds)
    latest = move.nanoseconds
    if outcome.isMatch { for card in outcome.faceUp { sights.remove(card) } }
    if outcome.endsTurn { (turn, flipOfTurn) = (turn + 1, 0) }
    return row
  }

  private mutating func makeRow(
    _ move: GameMove, _ kind: Int, _ outcome: Outcome
  ) -> FlipTable.Row {
    let (card, time) = (move.card, move.nanoseconds)
    let partner = sights.latest(of: kind, besides: card)
    // Labels start from one, as on the table.
    return FlipTable.Row(
      game: game, theme: theme, player: outcome.player + 1, turn: turn, flip: flipOfTurn,
      card: card + 1, kind: kind + 1, time: time, reactionTime: latest.map { time - $0 },
      timesSeen: sights[card]?.times ?? 0, lag: lag(to: sights[card], time),
      partnerLag: lag(to: partner, time), outcome: outcome.exportedName, points: outcome.points,
      participant: experiment?.participant ?? "", condition: experiment?.condition ?? "")
  }

  private func lag(to sight: CardSights.Sight?, _ time: Int64) -> FlipTable.Lag? {
    sight.map { FlipTable.Lag(cards: flips - $0.flip, nanoseconds: time - $0.nanoseconds) }
  }
}

extension Outcome {
  fileprivate var exportedName: String {
    switch event {
    case .ignored: "ignored"
    case .turnedUp: "up"
    case .matched: "match"
    case .missed: "miss"
    }
  }
}
