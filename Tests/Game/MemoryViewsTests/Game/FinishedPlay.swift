import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// A finished or timed-out game, and the uses of its panel.
final class FinishedPlay {
  let app: AppModel
  let game: GameViewModel
  /// The answers so far.
  private(set) var answers: [String] = []
  var isShown = true

  /// Plays all kinds in order, each card in three seconds.
  ///
  /// - Parameters:
  ///   - players: The number of players; the first matches everything.
  ///   - settings: Settings that differ from the default.
  ///   - seed: The seed of the deal.
  ///   - best: The points of an earlier score.
  ///   - hints: The number of requested hints.
  ///   - found: The number of matched kinds.
  ///   - wait: The idle time at the end.
  /// - Throws: A test error if there is no such game.
  init(
    players: Int = 1, settings: [String: String] = [:], seed: Seed = Seed(42), best: Int? = nil,
    hints: Int = 0, found: Int = .max, wait: Duration = .zero
  ) throws {
    let settings = settings.merging(["players": "\(players)"]) { own, _ in own }
    let sample = SampleApp(scores: best.map { [.best($0)] } ?? [], settings: settings)
    app = sample.model
    app.play(Theme.animals, seed: seed)
    game = try #require(app.game)
    for _ in 0..<hints { _ = game.hint() }
    game.find(found) { sample.world.time += .seconds(3) }
    sample.world.time += wait
    app.records.loadScores()
  }

  var facts: ResultFacts {
    get throws { ResultFacts(game, try #require(game.result), app.records.scores) }
  }

  /// Returns the panel in a window, by default after keys are accepted.
  func screen(
    _ size: Size, colorScheme: ColorScheme = .dark, isUnicode: Bool = true,
    after wait: Duration = .seconds(1)
  ) -> ScreenDriving {
    let isPresented = Binding(get: { self.isShown }, set: { self.isShown = $0 })
    let screen = ScreenDriving(size, colorScheme: colorScheme, isUnicode: isUnicode) {
      Text("").frame(maxWidth: .max, maxHeight: .max)
        .popup(isPresented: isPresented, style: ResultPanel.popupStyle) { self.panel }
    }
    screen.waits(.zero)
    screen.waits(wait)
    screen.waits(.zero)
    return screen
  }

  private var panel: ResultPanel {
    ResultPanel(
      app: app, game: game, again: { self.answers.append("again") },
      sameDeal: { self.answers.append("same") }, nextTheme: { self.answers.append("next") },
      close: { self.answers.append("close") })
  }
}

extension Score {
  /// Returns an earlier score of the default deal of animals.
  fileprivate static func best(_ points: Int) -> Score {
    Score(
      id: "best", themeID: Theme.animals.id, themeName: Theme.animals.name, rules: "course",
      pairs: Theme.animals.pairs, players: 1, points: points, turns: 20, time: .seconds(99),
      seed: "1", player: "Bo", date: 0, isWon: true)
  }
}
