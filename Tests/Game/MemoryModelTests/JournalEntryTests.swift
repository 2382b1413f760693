import MemoryEngine
import MemoryModel
import Testing

@Suite("Journal entries")
struct JournalEntryTests {
  @Test("moves and pauses have a game time, other entries have none")
  func time() {
    #expect(JournalEntry.move(GameMove(card: 1, nanoseconds: 7)).time == .nanoseconds(7))
    #expect(JournalEntry.played(.seconds(2)).time == .seconds(2))
    for entry in [JournalEntry.shuffle, .undo, .hint] { #expect(entry.time == nil) }
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
    #expect(game.record.moves == moves && game.record.shuffles == [1, 2])
    #expect(game.played == .nanoseconds(9) && game.hints == 1)
    game.add(.undo)
    #expect(game.record.moves == [moves[0]] && game.record.shuffles == [1])
    #expect(game.played == .nanoseconds(9))
  }
}
