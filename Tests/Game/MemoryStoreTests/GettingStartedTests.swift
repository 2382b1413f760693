import MemoryEngine
import MemoryModel
import MemoryStore
import TestSupport
import Testing

@Suite("Getting started with the store")
struct MemoryStoreGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }
    let temporary = try TemporaryFolder()
    let folder = temporary.path

    // Example begins
    let storage = DiskFolder(folder)

    let settings = Settings(.keeping(storage.settings()) { print($0) })
    settings.playerName = "Ada"
    print(Settings(.keeping(storage.settings()) { print($0) }).playerName)

    var numbers = 0
    func repository() -> GameRepository {
      .storage(
        storage, today: { 1_700_000_000 },
        newID: {
          numbers += 1
          return "game\(numbers)"
        }, report: { print($0) })
    }
    let theme = Theme.numbers(4)
    let mark = SavedGame.ThemeMark(
      id: theme.id, name: theme.name, color: theme.color, digest: theme.digest)
    let record = GameRecord(deck: try Deck(pairsOf: theme.faces), rules: .course, seed: Seed(7))
    let recorder = try repository().create(
      SavedGame(id: "sunday", name: "Sunday", theme: mark, record: record))
    for card in 0..<3 {
      let time = Int64(card + 1) * 1_000_000_000
      try recorder.append(.move(GameMove(card: card, nanoseconds: time)))
    }

    // A game in use cannot be opened by others; a copy can be made at any time.
    try repository().duplicate("sunday")
    for game in try repository().summaries().sorted(by: { $0.name < $1.name }) {
      print(game.id, game.name, game.turns, game.isOpenElsewhere)
    }
    // Example ends

    let article = try DocumentedExample(of: "MemoryStore")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
