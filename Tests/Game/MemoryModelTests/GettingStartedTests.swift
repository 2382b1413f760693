import MemoryEngine
import MemoryModel
import TestSupport
import Testing

@Suite("Getting started with the model")
struct MemoryModelGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    var theme = Theme(
      id: "weather", name: "Weather", faces: [Face("☀️"), Face("🌧️"), Face("🌧️")], pairs: 3,
      color: Theme.Color(rgb: 0x4F_C3F7))
    // The second cloud was ignored.
    for problem in theme.problems { print(problem) }

    theme.add(Face(symbol: "❄️", word: "snow"))
    print(theme.faces.map(\.symbol).joined(separator: " "), theme.isPlayable)

    let settings = Settings(.memory(["rules": "relaxed", "players": "99"]))
    settings.bell = true
    print(settings.rules.title, settings.players, settings.bell)

    let deck = try Deck(pairsOf: theme.faces)
    let games = GameRepository.memory { "copy" }
    var saved = SavedGame(
      id: "ab12", name: "Sunday",
      theme: SavedGame.ThemeMark(
        id: theme.id, name: theme.name, color: theme.color, digest: theme.digest),
      record: GameRecord(deck: deck, rules: settings.rules.rules, seed: Seed(7)))
    let recorder = try games.create(saved)
    let move = JournalEntry.move(GameMove(card: 0, nanoseconds: 1_000_000_000))
    saved.add(move)
    try recorder.append(move)
    try recorder.close(saved, .saved)
    for summary in try games.summaries() {
      print(summary.name, summary.themeName, summary.cardsLeft, "of", summary.cards, "cards left")
    }
    // Example ends

    let article = try DocumentedExample(of: "MemoryModel")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
