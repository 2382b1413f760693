/// A game that records its moves, so that it can be replayed and moves can be undone.
public struct RecordedGame<Face: Hashable>: Hashable {
  /// The state after the recorded moves.
  public private(set) var game: MemoryGame<Face>
  /// The deal and the moves since.
  public private(set) var record: GameRecord<Face>
  /// The random numbers of all shuffles, one stream per game of a seed.
  private var chance: SeededGenerator

  /// Deals a game.
  ///
  /// - Throws: `RulesError`, or `DeckError` if the deck does not fit the rules.
  public init(
    deck: Deck<Face>, rules: Rules = .course, seed: Seed, game index: UInt64 = 0
  ) throws {
    game = try MemoryGame(deck: deck, rules: rules, seed: seed, game: index)
    record = GameRecord(deck: deck, rules: rules, seed: seed, game: index)
    chance = SeededGenerator(seed: seed.number, game: index, for: .shuffle)
  }

  /// Chooses a card, and records an accepted choice.
  @discardableResult
  public mutating func choose(_ card: Int, at now: Duration) -> Outcome {
    choose(card, atNanoseconds: now.clampedNanoseconds)
  }

  private mutating func choose(_ card: Int, atNanoseconds now: Int64) -> Outcome {
    let outcome = game.choose(card, atNanoseconds: now)
    if outcome.isAccepted {
      let time = game.latestFlip.clampedNanoseconds
      record.moves.append(GameMove(card: card, nanoseconds: time))
    }
    return outcome
  }

  /// Shuffles all cards to new positions, and records that.
  public mutating func shuffle() {
    game.shuffle(using: &chance)
    record.shuffles.append(record.moves.count)
  }

  /// Undoes the last flip, with any shuffle since, by replaying all moves before it.
  ///
  /// - Returns: True if there was a flip to undo.
  /// - Complexity: O(cards + moves).
  @discardableResult
  public mutating func undo() -> Bool {
    guard !record.moves.isEmpty,
      let shorter = try? RecordedGame(replaying: record.prefix(record.moves.count - 1))
    else { return false }
    self = shorter
    return true
  }
}

extension RecordedGame {
  /// Replays a record.
  ///
  /// - Throws: `ReplayError` for the first wrong move; `RulesError` or `DeckError` if there is no
  ///   such game.
  public init(replaying record: GameRecord<Face>) throws {
    try self.init(replaying: record) { index, _, outcome, _ in
      if case .ignored(let refusal) = outcome.event {
        throw ReplayError.refused(move: index, refusal)
      }
    }
  }

  /// Replays a record and visits every move, including those that the rules ignore.
  ///
  /// The new record has the accepted moves only.
  ///
  /// - Parameters:
  ///   - record: The record to replay.
  ///   - visit: Receives the move's index, the move, its outcome, and the game after it.
  /// - Throws: The errors of `visit`, `ReplayError` for a wrong shuffle or digest, and `RulesError`
  ///   or `DeckError` if there is no such game.
  public init(
    replaying record: GameRecord<Face>,
    visit: (Int, GameMove, Outcome, MemoryGame<Face>) throws -> Void
  ) throws {
    try self.init(
      deck: record.deck, rules: record.rules, seed: record.seed, game: record.game)
    var shuffles = record.shuffles[...]
    for (index, move) in record.moves.enumerated() {
      shuffle(all: index, from: &shuffles)
      let outcome = choose(move.card, atNanoseconds: move.nanoseconds)
      try visit(index, move, outcome, game)
    }
    shuffle(all: record.moves.count, from: &shuffles)
    if let moves = shuffles.first {
      throw ReplayError.shuffleOutOfPlace(shuffle: shuffles.startIndex, afterMoves: moves)
    }
    if let recorded = record.digest, recorded != game.digest {
      throw ReplayError.digestDiffers(recorded: recorded, played: game.digest)
    }
  }

  private mutating func shuffle(all moves: Int, from shuffles: inout ArraySlice<Int>) {
    while shuffles.first == moves {
      shuffles.removeFirst()
      shuffle()
    }
  }

  /// Checks the game's invariants, and that its record leads to it.
  ///
  /// - Returns: The violation and its place, or `nil` if there is none.
  /// - Complexity: O(cards + moves).
  public func invariantViolation() -> String? {
    if let violation = game.invariantViolation() { return violation }
    guard let again = try? RecordedGame(replaying: record) else { return "its record is refused" }
    return again.game == game ? nil : "its record leads to another state"
  }
}

extension RecordedGame: Sendable where Face: Sendable {}
