import MemoryEngine
import MemoryModel
import MemoryStore

/// A game that continues until the process is killed.
enum GamePlay {
  static func run(_ id: String, in folder: String, say: @escaping (String) -> Void) throws {
    let repository = GameRepository.storage(
      .folder(folder), today: { 0 }, newID: { "copy" }, report: { say("\($0)") })
    let deck = try Deck(pairsOf: (1...1_000).map { Face("\($0)") })
    let theme = SavedGame.ThemeMark(
      id: "numbers", name: "Numbers", color: Theme.Color(rgb: 0), digest: 0)
    let record = GameRecord(deck: deck, rules: .course, seed: Seed(1))
    let recorder = try repository.create(SavedGame(id: id, name: id, theme: theme, record: record))
    recorder.keepTime(.seconds(7))
    for card in 0..<deck.cardCount {
      try recorder.append(.move(GameMove(card: card, nanoseconds: Int64(card))))
      say("\(card)")
    }
    while readLine() != nil {}
    withExtendedLifetime(recorder) {}
  }
}
