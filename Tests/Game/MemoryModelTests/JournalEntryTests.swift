import MemoryEngine
import MemoryModel
import Testing

@Suite("Journal entries")
struct JournalEntryTests {
  @Test("moves and pauses have a game time, other entries have none")
  func time() throws {
    let entries: [JournalEntry] = [
      .move(GameMove(card: 1, nanoseconds: 7)), .played(.seconds(2)), .shuffle, .undo, .hint,
    ]
    #expect(entries.map(\.time) == [.nanoseconds(7), .seconds(2), nil, nil, nil])
  }

  @Test("entries are added to a saved game with their times, and its time never goes back")
  func savedGame() throws {
    let theme = Theme.numbers(4)
    var game = SavedGame(
      id: "a", name: "Sunday",
      theme: SavedGame.ThemeMark(id: "a", name: "", color: theme.color, digest: theme.digest),
      record: GameRecord(deck: try Deck(pairsOf: theme.faces), rules: Rules(), seed: Seed(7)))
    let moves = [GameMove(card: 0, nanoseconds: 5), GameMove(card: 3, nanoseconds: 9)]
    for entry in [.move(moves[0]), .shuffle, .move(moves[1]), .shuffle, .hint, .played(.zero)]
      as [JournalEntry]
    { game.add(entry) }
    #expect(
      (game.record.moves, game.record.shuffles, game.played, game.hints) == (
        moves, [1, 2], .nanoseconds(9), 1
      ))
    game.add(.undo)
    #expect(
      (game.record.moves, game.record.shuffles, game.played) == ([moves[0]], [1], .nanoseconds(9)))
  }
}
