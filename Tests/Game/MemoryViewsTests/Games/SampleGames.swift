import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryViews

extension GameViewModel {
  /// Matches some of the kinds in order, with a pause per card.
  func find(_ kinds: Int = .max, pause: () -> Void = {}) {
    for kind in game.deck.kinds.indices.prefix(kinds) {
      for id in 0..<game.cardCount where game.card(id, at: .zero).kind == kind {
        pause()
        choose(id)
      }
    }
  }

  /// Turns cards of a story: `a0 b1` are the first card of the first kind and the second of the
  /// second.
  func turn(_ story: String) {
    for word in story.split(separator: " ") {
      let parts = word.unicodeScalars.map { Int($0.value) }
      let cards = (0..<game.cardCount).filter { game.card($0, at: .zero).kind == parts[0] - 97 }
      choose(cards[parts[1] - 48])
    }
  }
}

extension Rules {
  /// Creates the course's rules with some changes.
  init(_ change: (inout Rules) -> Void) {
    self = .course
    change(&self)
  }
}

extension SavedGame {
  /// Creates a game in which some kinds were matched, each card in three seconds.
  ///
  /// - Throws: A test error if there is no such game.
  static func sample(
    _ id: String, _ name: String, theme: Theme = .animals, found: Int = 2,
    settings: [String: String] = [:]
  ) throws -> SavedGame {
    let app = SampleApp(settings: settings)
    app.model.play(theme, seed: Seed(5))
    try #require(app.model.game).find(found) { app.world.time += .seconds(3) }
    let saved = try #require(app.model.current?.saved)
    return SavedGame(
      id: id, name: name, theme: saved.theme, record: saved.record, played: saved.played,
      opponents: settings["opponent"].flatMap(Opponents.init(settingText:)) ?? [])
  }
}

extension SampleApp {
  /// Creates an app with three saved games: alone, for two, and against a computer.
  static func withGames() throws -> SampleApp {
    SampleApp(games: [
      try .sample("rain", "Rainy day"),
      try .sample("two", "With Grandma at the sea", found: 3, settings: ["players": "2"]),
      try .sample(
        "casual", "Sea", theme: Theme.builtIn[1], found: 1, settings: ["opponent": "casual"]),
    ])
  }
  /// Creates an app that also has two won games: of animals alone, then of the sea by the first of
  /// two.
  static func withFinishedGames() throws -> SampleApp {
    let app = try withGames()
    for (theme, players, pause) in [(Theme.animals, 1, 500), (Theme.builtIn[1], 2, 3_000)] {
      app.model.settings.players = players
      app.model.play(theme, seed: Seed(5))
      try #require(app.model.game).find { app.world.time += .milliseconds(pause) }
      app.model.leave()
      app.world.today += 1
    }
    return app
  }
}
