import MemoryEngine
import MemoryModel

/// The moves of a game so far, with the effect of each flip.
struct PlayedMoves {
  /// The game with its record.
  private(set) var recorded: RecordedGame<Face>
  /// The accepted flips, in order.
  private(set) var flips: [PlayedFlip] = []
  /// The last flip; nil before the first that was played here, and after an undo.
  private(set) var latest: PlayedFlip?
  /// The number of hints.
  var hints = 0

  /// Starts with a game, in which flips may have been played before.
  init(_ recorded: RecordedGame<Face>, hints: Int = 0) {
    self.recorded = recorded
    self.hints = hints
    if !recorded.record.moves.isEmpty { flips = Self.flips(of: recorded.record) }
  }

  var game: MemoryGame<Face> { recorded.game }

  /// The number of consecutive turns with a match.
  var streak: Int { flips.last?.streak ?? 0 }

  /// Turns up a card, which the rules must allow.
  mutating func flip(_ card: Int, at time: Duration) -> Outcome {
    let outcome = recorded.choose(card, at: time)
    precondition(outcome.isAccepted, "flip of \(card): \(outcome)")
    let flip = PlayedFlip(outcome, in: game, after: flips)
    flips.append(flip)
    latest = flip
    return outcome
  }

  /// Shuffles all cards.
  mutating func shuffle() { recorded.shuffle() }

  /// Undoes the last flip.
  ///
  /// - Returns: True if there was one.
  mutating func undo() -> Bool {
    guard recorded.undo() else { return false }
    flips = Self.flips(of: recorded.record)
    latest = nil
    return true
  }

  private static func flips(of record: GameRecord<Face>) -> [PlayedFlip] {
    var flips: [PlayedFlip] = []
    _ = try? RecordedGame(replaying: record) { _, _, outcome, game in
      flips.append(PlayedFlip(outcome, in: game, after: flips))
    }
    return flips
  }
}
