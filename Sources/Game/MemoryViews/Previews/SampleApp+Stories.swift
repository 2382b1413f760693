import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

// The histories of sample apps.

extension SampleApp {
  /// Returns an app with several games, finished and unfinished.
  static func withHistory() -> SampleApp {
    let scores = (0..<12).map { Score.sample($0) } + [Score.sample(3, theme: .named("fruit"))]
    let app = SampleApp(scores: scores.compactMap { $0 })
    for (theme, moves) in [("sea", 3), ("animals", 7)] {
      guard let theme = Theme.named(theme) else { continue }
      app.play(theme) { model in for card in 0..<moves { model.choose(card) } }
      app.model.leave()
    }
    app.model.games.refresh()
    return app
  }

  /// Returns an app with a game of animals.
  static func playing(
    settings: [String: String] = [:], _ story: (SamplePlay) -> Void
  ) -> SampleApp {
    let app = SampleApp(settings: settings)
    app.play(.animals) { story(SamplePlay(model: $0, world: app.world)) }
    return app
  }

  /// Returns an app during a deal: half of the cards have landed or are flying.
  static func dealing() -> SampleApp {
    let app = SampleApp(schedule: { .course2023(count: $0) })
    app.play(.animals) { _ in app.world.time = .milliseconds(800) }
    return app
  }

  /// Returns an app in kids mode with a question for a grown-up.
  static func askingAGrownUp() -> SampleApp {
    let app = SampleApp(settings: ["kidsMode": "true"])
    app.model.kidsMode.gate.perform {}
    return app
  }

  private func play(_ theme: Theme, _ story: (GameViewModel) -> Void) {
    model.play(theme, seed: Seed(42))
    if let game = model.game { story(game) }
  }
}

/// A player of sample games who knows all cards.
struct SamplePlay {
  let model: GameViewModel
  let world: SampleWorld

  func turn(_ card: Int, at time: Duration) {
    world.time = max(world.time, time)
    model.choose(card)
  }

  /// Matches the first kind, with a second per flip.
  func match(at time: Duration) {
    for (index, card) in cards(of: 0).enumerated() { turn(card, at: time + .seconds(index)) }
  }

  /// Matches all but the last pair, with a second per flip.
  func nearlyWin() {
    let cards = model.record.deck.kinds.indices.flatMap(cards(of:))
    for (index, card) in cards.dropLast(2).enumerated() { turn(card, at: .seconds(index + 1)) }
  }

  /// Matches the remaining cards, with a second per flip.
  func finish() {
    let cards = (0..<model.game.cardCount).filter { !model.game.card($0, at: world.time).isMatched }
    for card in cards { turn(card, at: world.time + .seconds(1)) }
  }

  /// Finds a pair, misses two cards, and finds another pair.
  func reachMiddle() {
    let turns = [cards(of: 2), [cards(of: 3)[0], cards(of: 5)[1]], cards(of: 0)]
    for card in turns.flatMap(\.self) { turn(card, at: world.time + .seconds(3)) }
  }

  /// Plays turns of every kind, of several seconds each.
  func stumble() {
    let kinds = (0..<8).map(cards(of:))
    let turns = [
      [kinds[0][0], kinds[1][0]], [kinds[2][0], kinds[0][1]], [kinds[3][0], kinds[4][0]],
      kinds[0], [kinds[1][0], kinds[5][0]], kinds[6], [kinds[4][1], kinds[7][0]],
      kinds[1].reversed(), [kinds[2][0], kinds[7][1]], kinds[3],
    ]
    for (index, card) in turns.flatMap(\.self).enumerated() {
      turn(card, at: world.time + .milliseconds(900 + 250 * (index % 7)))
    }
  }

  /// Matches the remaining kinds, with a second per flip.
  func findRest() {
    for card in model.record.deck.kinds.indices.flatMap(cards(of:))
    where !model.game.card(card, at: world.time).isMatched {
      turn(card, at: world.time + .seconds(1))
    }
  }

  /// Matches the first kind, and lets the time run out.
  func lose() {
    match(at: .seconds(1))
    world.time = .seconds(1_000)
  }

  private func cards(of kind: Int) -> [Int] {
    (0..<model.game.cardCount).filter { model.game.card($0, at: world.time).kind == kind }
  }
}

extension Score {
  /// Returns a score of a given rank: number 0 is the best.
  static func sample(_ number: Int, theme: Theme? = .animals) -> Score? {
    guard let theme else { return nil }
    let players = ["Anna", "Ben", "", "Chloe"]
    return Score(
      id: "\(theme.id)\(number)", themeID: theme.id, themeName: theme.name,
      rules: RulesChoice.course.rawValue, pairs: theme.pairs, players: 1, points: 96 - 7 * number,
      turns: 14 + number, time: .seconds(61 + 7 * number), seed: "\(1_000 + number)",
      player: players[number % players.count], date: 1_690_000_000 + Int64(number) * 500_000,
      isWon: true)
  }
}
