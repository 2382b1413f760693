import MemoryEngine
import MemoryModel
import MemoryStore

/// Fixtures of shared games.
enum SharedGame {
  /// Returns a new game of three pairs, whose faces are not plain text.
  static func saved(players: Int = 2, isPractice: Bool = false) throws -> SavedGame {
    let faces = [Face(symbol: "🐶", word: "dog"), Face(symbol: "🐱", word: "my cat"), Face("42")]
    let theme = SavedGame.ThemeMark(
      id: "pets", name: "Pets", color: Theme.Color(rgb: 0xF5_7C00), digest: 0xFEED)
    let record = GameRecord(
      deck: try Deck(pairsOf: faces), rules: .hotSeat(players), seed: Seed(7))
    return SavedGame(
      id: "shared", name: "Sunday", theme: theme, record: record, isPractice: isPractice)
  }

  /// Returns journal entries of every kind, all valid in a new game of two.
  static func entries() throws -> [JournalEntry] {
    var game = try RecordedGame(replaying: saved().record)
    let moves = (0..<6).compactMap { card -> JournalEntry? in
      let time = Duration.milliseconds(1_500 * (card + 1))
      guard game.choose(card, at: time).isAccepted else { return nil }
      return .move(GameMove(card: card, nanoseconds: time.clampedNanoseconds))
    }
    return moves.prefix(3) + [.hint, .shuffle] + moves.dropFirst(3)
      + [.shuffle, .undo, .undo, .played(.seconds(60))]
  }

  /// Returns the game after some entries.
  static func played(_ entries: some Sequence<JournalEntry>) throws -> SavedGame {
    var game = try saved()
    for entry in entries { game.add(entry) }
    return game
  }

  /// Returns all messages of a host: the greeting, the game, and every entry.
  static func told() throws -> [UInt8] {
    var writer = try GameLineWriter(try saved(), date: 0)
    for entry in try entries() { _ = writer.write(entry) }
    return Array(greeting.utf8) + writer.bytes
  }

  static let greeting =
    #"memorize-share 1 {"name":"sunday","host":"Ada","theme":"Pets","cards":6,"#
    + #""seats":2,"free":1}"# + "\n"
}
