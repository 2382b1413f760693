import MemoryEngine
import MemoryModel
import MemorySimulation

/// The flips of recorded games as a table, a row for each flip.
///
/// The columns are a format with a version: what they mean does not change within it.
struct FlipTable {
  /// The version of the columns.
  static let version = 2

  /// The names of the columns; those with a unit end in it.
  static let columns = [
    "game", "theme", "player", "turn", "flip", "card", "kind", "time_s", "reaction_time_s",
    "times_seen", "lag_cards", "lag_s", "partner_seen", "partner_lag_cards", "partner_lag_s",
    "outcome", "points", "participant", "condition",
  ]

  /// A flip, with what had been seen before it.
  struct Row {
    let game: String
    let theme: String
    let player: Int
    let turn: Int
    let flip: Int
    let card: Int
    let kind: Int
    let time: Double
    /// The time since the flip before it; nil for the first flip of a game.
    let reactionTime: Double?
    /// The number of times the card had been up.
    let timesSeen: Int
    /// The last sight of the card, before this flip.
    let lag: Lag?
    /// The last sight of another card of the kind that lies on the table face down or up.
    let partnerLag: Lag?
    let outcome: String
    let points: Int
    /// The names of an experiment's participant and condition; empty for none.
    let participant: String
    let condition: String
  }

  /// The distance to an earlier flip.
  struct Lag {
    let cards: Int
    let seconds: Double
  }

  private(set) var rows: [Row] = []

  /// Adds the flips of a game.
  ///
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record.
  mutating func add(
    _ record: GameRecord<Face>, game: String, theme: String, experiment: ExperimentTag? = nil
  ) throws {
    var reading = FlipReading(
      game: game, theme: theme, experiment: experiment, shuffles: record.shuffles)
    _ = try RecordedGame(replaying: record) { index, move, outcome, game in
      if let row = reading.row(index, move, outcome, in: game) { rows.append(row) }
    }
  }
}

extension FlipTable.Row {
  /// The cells in the order of the columns; numbers that do not exist are empty.
  var cells: [String] {
    [
      game.csvCell, theme.csvCell, "\(player)", "\(turn)", "\(flip)", "\(card)", "\(kind)",
      seconds(time), seconds(reactionTime), "\(timesSeen)", number(lag?.cards),
      seconds(lag?.seconds), partnerLag == nil ? "0" : "1", number(partnerLag?.cards),
      seconds(partnerLag?.seconds), outcome, "\(points)",
      participant.csvCell, condition.csvCell,
    ]
  }

  private func number(_ value: Int?) -> String { value.map(String.init) ?? "" }

  private func seconds(_ value: Double?) -> String {
    value.map { UnitScale.seconds(Int64(($0 * 1e9).rounded())) } ?? ""
  }
}

/// The sights of the cards of a game while its record is replayed.
private struct FlipReading {
  private struct Sight {
    var times = 0
    var flip = 0
    var seconds = 0.0
  }

  private let game: String
  private let theme: String
  private let experiment: ExperimentTag?
  private let shuffles: Set<Int>
  /// The sights of the cards whose places are known, indexed by id.
  private var sights: [Int: Sight] = [:]
  private var flips = 0
  private var turn = 1
  private var flipOfTurn = 0
  private var latest: Double?

  init(game: String, theme: String, experiment: ExperimentTag?, shuffles: [Int]) {
    (self.game, self.theme, self.shuffles) = (game, theme, Set(shuffles))
    self.experiment = experiment
  }

  mutating func row(
    _ index: Int, _ move: GameMove, _ outcome: Outcome, in game: MemoryGame<Face>
  ) -> FlipTable.Row? {
    if shuffles.contains(index) { sights.removeAll() }
    guard outcome.isAccepted else { return nil }
    flips += 1
    flipOfTurn += 1
    let time = Double(move.nanoseconds) / 1e9
    let row = makeRow(move.card, at: time, outcome, game)
    sights[move.card, default: Sight()].times += 1
    sights[move.card]?.flip = flips
    sights[move.card]?.seconds = time
    latest = time
    if outcome.isMatch { for card in outcome.faceUp { sights[card] = nil } }
    if outcome.endsTurn { (turn, flipOfTurn) = (turn + 1, 0) }
    return row
  }

  private func makeRow(
    _ card: Int, at time: Double, _ outcome: Outcome, _ game: MemoryGame<Face>
  ) -> FlipTable.Row {
    let kind = game.card(card, at: .zero).kind
    let partner = sights.filter { $0.key != card && game.card($0.key, at: .zero).kind == kind }
      .values.max { $0.flip < $1.flip }
    // Labels start from one, as on the table.
    return FlipTable.Row(
      game: self.game, theme: theme, player: outcome.player + 1, turn: turn, flip: flipOfTurn,
      card: card + 1, kind: kind + 1, time: time, reactionTime: latest.map { time - $0 },
      timesSeen: sights[card]?.times ?? 0, lag: lag(to: sights[card], time),
      partnerLag: lag(to: partner, time), outcome: outcome.exportedName, points: outcome.points,
      participant: experiment?.participant ?? "", condition: experiment?.condition ?? "")
  }

  private func lag(to sight: Sight?, _ time: Double) -> FlipTable.Lag? {
    sight.map { FlipTable.Lag(cards: flips - $0.flip, seconds: time - $0.seconds) }
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
