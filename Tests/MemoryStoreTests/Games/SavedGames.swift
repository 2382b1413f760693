import MemoryEngine
import MemoryModel
import MemoryViewModel

/// Games to be kept, made in a line.
enum SavedGames {
  static let faces = [
    Face(symbol: "🐶", word: "dog"), Face(symbol: "🐱", word: "my cat"), Face("42"),
  ]

  /// A fresh game of three pairs.
  static func fresh(_ id: String = "ab12", rules: Rules = .course) throws -> SavedGame {
    let deck = try Deck(pairsOf: faces)
    let theme = SavedGame.ThemeMark(
      id: "pets", name: "Pets", color: Theme.Color(rgb: 0xF5_7C00), digest: 0xFEED)
    return SavedGame(
      id: id, name: "Sunday", theme: theme,
      record: GameRecord(deck: deck, rules: rules, seed: Seed(7)), isPractice: true,
      opponents: [.skilled])
  }

  /// Entries of every kind, all of them possible in a fresh game.
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

  /// The game after some entries.
  static func played(_ entries: some Sequence<JournalEntry>) throws -> SavedGame {
    var game = try fresh()
    for entry in entries { game.add(entry) }
    return game
  }
}
