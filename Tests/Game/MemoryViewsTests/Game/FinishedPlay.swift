import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// A game that has been played to its end, or to that of its time, and what its panel is used for.
final class FinishedPlay {
  let app: AppModel
  let game: GameViewModel
  /// The answers given so far.
  private(set) var answers: [String] = []
  var isShown = true

  /// Plays all kinds in their order, each card in three seconds.
  ///
  /// - Parameters:
  ///   - players: How many; the first finds everything.
  ///   - settings: Other settings.
  ///   - seed: Which deal.
  ///   - best: Points of an earlier score.
  ///   - hints: How many are asked for.
  ///   - found: How many kinds are found.
  ///   - wait: How long nothing happens in the end.
  /// - Throws: An error of the test when there is no such game.
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
    app.loadScores()
  }

  var facts: ResultFacts {
    get throws { ResultFacts(game, try #require(game.result), app.scores) }
  }

  /// The panel in a window, for so long that keys are listened to if nothing else is said.
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
  /// An earlier score of the animals as they are dealt at first.
  fileprivate static func best(_ points: Int) -> Score {
    Score(
      id: "best", themeID: Theme.animals.id, themeName: Theme.animals.name, rules: "course",
      pairs: Theme.animals.pairs, players: 1, points: points, turns: 20, time: .seconds(99),
      seed: "1", player: "Bo", date: 0, isWon: true)
  }
}
