import Gates
import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel

/// A game that one player wins, played and saved as the program does.
struct WonGame {
  let app: AppModel

  init(in storage: any Storage, id: String) {
    let repository = GameRepository.storage(
      storage.writingAsynchronously, today: { 0 }, newID: { "copy" }, report: { _ in })
    let world = World(
      now: { .seconds(1) }, today: { 0 }, newSeed: { Seed(1) }, newID: { id },
      repository: repository,
      opponent: { _, _ in nil }, schedule: GameViewModel.atOnce)
    app = AppModel(
      world: world, library: ThemeLibrary(newID: { "theme" }),
      scores: ScoreTable(repository: .file(ScoreFile(in: storage))), settings: Settings(.memory()),
      gate: Gate { SumQuestion(using: &Self.chance) })
  }

  nonisolated(unsafe) private static var chance = SeededGenerator(seed: 1)

  /// Deals two pairs.
  func begin() {
    var theme = Theme.animals
    theme.pairs = 2
    app.play(theme)
  }

  /// Turns all remaining cards, and prints each when it may be shown.
  func win(say: (String) -> Void) {
    guard let model = app.game else { return }
    let cards = (0..<model.game.cardCount).sorted { (kind($0), $0) < (kind($1), $1) }
    for card in cards.dropFirst(model.flips) {
      model.choose(card)
      say(model.result == nil ? "\(model.flips)" : "won")
    }
    app.leave()
  }

  private func kind(_ card: Int) -> Int { app.game?.game.card(card, at: .zero).kind ?? 0 }
}
