import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

/// A game on a small screen, with full animation, whose announcements are collected.
private final class SpokenGame {
  private let app: SampleApp
  private let window: Window
  private var now = Duration.zero
  private(set) var lines: [String] = []

  init(seed: UInt64, settings: [String: String]) {
    app = SampleApp(
      settings: settings,
      opponent: { level, seed in
        Opponent(level, playing: FirstCardPlayer(), seed: seed)
      })
    var theme = Theme.animals
    theme.pairs = 3
    app.model.play(theme, seed: Seed(seed))
    let model = app.model
    window = Window { RootScreen(app: model, start: [.game]) }
    draw()
  }

  var game: GameViewModel {
    guard let game = app.model.game else { preconditionFailure("The game was left") }
    return game
  }

  var text: String { lines.joined(separator: " ") }

  private func draw() {
    lines += window.frame(size: Size(width: 40, height: 12), at: now).announcements
  }

  /// Presses a card's label and Enter, with a frame after each key or only after both.
  func turn(_ label: Int, isFast: Bool) throws {
    for event in try KeyScript("\(label) enter").events {
      window.send(event, at: now)
      if !isFast { draw() }
    }
    draw()
  }

  /// Advances the time, with the frames that are due.
  func wait(_ time: Duration) {
    let end = now + time
    while let wake = window.frame?.wake, max(wake, now + .milliseconds(100)) < end {
      now = max(wake, now + .milliseconds(100))
      app.world.time = now
      draw()
    }
    now = end
    app.world.time = now
    draw()
  }

  /// Turns any cards until the game is over.
  func play(using numbers: inout SeededNumbers) throws {
    for _ in 0..<400 where game.result == nil {
      try turn(Int.random(in: 1...6, using: &numbers), isFast: Bool.random(using: &numbers))
      if Bool.random(using: &numbers) { wait(.seconds(3)) }
    }
    wait(.seconds(3))
  }
}

/// A player that turns the first valid card.
private struct FirstCardPlayer: Player {
  mutating func begin(seeing table: borrowing TableObservation) {}

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    (0..<table.cardCount).first { table.mayChoose($0) } ?? 0
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {}
}

@Suite("What is spoken of a game")
struct SpokenGameTests {
  private nonisolated static let tables: [[String: String]] = [
    [:], ["opponent": "casual"], ["players": "2"],
  ]

  /// Two hundred games, alone, against a computer, and of two people.
  private nonisolated static let games = Array((UInt64(0)..<200).sampled(every: 8))

  @Test("the spoken lines have the outcome of every flip and the final score", arguments: games)
  func saysAll(seed: UInt64) throws {
    let play = SpokenGame(seed: seed, settings: Self.tables[Int(seed % 3)])
    var numbers = SeededNumbers(seed: seed)
    try play.play(using: &numbers)
    let game = play.game
    let result = try #require(game.result)
    var rest = play.text[...]
    for flip in game.playedFlips {
      let sentence = try #require(outcome(of: flip, in: game))
      let place = try #require(rest.firstRange(of: sentence), "\(sentence) in \(play.lines)")
      rest = rest[place.upperBound...]
    }
    #expect(rest.contains("All cards are matched: "))
    for points in Set(result.scores) { #expect(rest.contains("\(points)"), "\(play.lines)") }
  }

  /// Returns the words about a flip that must be spoken.
  private func outcome(of flip: PlayedFlip, in game: GameViewModel) -> String? {
    guard let card = Array(flip.outcome.faceUp).last else { return nil }
    let face = game.game.card(card, at: .zero).face.word
    switch flip.outcome.event {
    case .ignored: return nil
    case .turnedUp: return "\(face). Turn one more card."
    case .matched(_, let points):
      return "\(face): a \(flip.change?.isQuick == true ? "quick " : "")match! +\(points)."
    case .missed(_, let points): return "\(face): no match.\(points == 0 ? "" : " \(points).")"
    }
  }

  @Test("a card that was not turned, a hint, a pause and a shuffle are spoken")
  func saysOthers() throws {
    let play = SpokenGame(seed: 3, settings: ["practice": "true"])
    try play.turn(1, isFast: false)
    try play.turn(1, isFast: false)
    #expect(
      play.lines.last == "Card 1 is up already. Turn another one."
        && play.lines.contains { $0.hasPrefix("Card 1, ") })
  }
}
