import MemoryEngine
import MemoryModel
import MemoryViewModel

/// Fixtures of saved games.
enum SavedGames {
  static let faces = [
    Face(symbol: "🐶", word: "dog"), Face(symbol: "🐱", word: "my cat"), Face("42"),
  ]

  /// Returns a new game of three pairs.
  static func fresh(_ id: String = "ab12", rules: Rules = .course) throws -> SavedGame {
    let deck = try Deck(pairsOf: faces)
    let theme = SavedGame.ThemeMark(
      id: "pets", name: "Pets", color: Theme.Color(rgb: 0xF5_7C00), digest: 0xFEED)
    return SavedGame(
      id: id, name: "Sunday", theme: theme,
      record: GameRecord(deck: deck, rules: rules, seed: Seed(7)), isPractice: true,
      opponents: [.skilled])
  }

  /// Returns journal entries of every kind, all valid in a new game.
  static func entries() throws -> [JournalEntry] {
    var game = try RecordedGame(deck: Deck(pairsOf: faces), seed: Seed(7))
    var entries: [JournalEntry] = []
    for (index, card) in [0, 1, 2, 3, 4, 5].enumerated() {
      let time = Duration.milliseconds(1_500 * (index + 1))
      guard game.choose(card, at: time).isAccepted else { continue }
      entries.append(.move(GameMove(card: card, nanoseconds: time.clampedNanoseconds)))
    }
    return entries.prefix(3) + [.hint, .shuffle] + entries.dropFirst(3)
      + [.shuffle, .undo, .undo, .played(.seconds(60))]
  }

  /// Returns the game after some entries.
  static func played(_ entries: some Sequence<JournalEntry>) throws -> SavedGame {
    var game = try fresh()
    for entry in entries { game.add(entry) }
    return game
  }
}

// Games short enough to be played to their end many times.
extension SavedGames {
  /// Returns a new game of two pairs.
  static func twoPairs(_ id: String) throws -> SavedGame {
    let theme = SavedGame.ThemeMark(
      id: "one", name: "One", color: Theme.Color(rgb: 0), digest: 1)
    return SavedGame(
      id: id, name: "Evening", theme: theme,
      record: GameRecord(
        deck: try Deck(pairsOf: [Face("a"), Face("b")]), rules: .course, seed: Seed(7)))
  }

  /// Returns the moves that win it.
  static func winningMoves(of game: SavedGame) throws -> [GameMove] {
    let table = try RecordedGame(replaying: game.record.prefix(0)).game
    let cards = (0..<table.cardCount).sorted {
      (table.card($0, at: .zero).kind, $0) < (table.card($1, at: .zero).kind, $1)
    }
    return cards.enumerated().map { GameMove(card: $1, nanoseconds: Int64($0) * 1_000) }
  }

  /// Plays a game, wholly or some moves of it, and leaves it as the program does.
  @discardableResult
  static func play(
    _ id: String, moves count: Int = 4, to ending: GameRecorder.Ending? = nil,
    in repository: GameRepository
  ) throws -> SavedGame {
    let game = try twoPairs(id)
    return try goOn(
      with: game, moves: count, to: ending, on: try repository.create(game))
  }

  /// Makes the next moves of a game, and leaves it.
  static func goOn(
    with game: SavedGame, moves count: Int, to ending: GameRecorder.Ending? = nil,
    on recorder: GameRecorder
  ) throws -> SavedGame {
    var game = game
    for move in try winningMoves(of: game).dropFirst(game.record.moves.count).prefix(count) {
      game.add(.move(move))
      try recorder.append(.move(move))
    }
    try recorder.close(game, ending ?? (game.isOver ? .finished : .discarded))
    return game
  }
}
