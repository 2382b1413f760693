import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import TestSupport
import TextUI

/// A game on the screen, and its player; the game and the screen share a clock.
final class GameDriving {
  let app: SampleApp
  let window: Window
  let size: Size
  private(set) var now = Duration.zero
  /// The number of frames drawn because the picture changes by itself.
  private(set) var wakeUps = 0

  init(
    _ width: Int = 80, _ height: Int = 24, theme: Theme = .animals, pairs: Int? = nil,
    isUnicode: Bool = true, colorScheme: ColorScheme = .dark, reducesMotion: Bool = false,
    settings: [String: String] = [:], isDealt: Bool = true,
    opponent: @escaping (OpponentLevel, Seed) -> Opponent? = { _, _ in nil },
    repository: GameRepository? = nil,
    writeGame: @escaping (SavedGame, String) throws -> Void = World.writeNoGame
  ) {
    app = SampleApp(
      settings: settings,
      schedule: { isDealt ? GameViewModel.atOnce($0) : .course2023(count: $0) },
      opponent: opponent, repository: repository, writeGame: writeGame)
    var theme = theme
    theme.pairs = pairs ?? theme.pairs
    app.model.play(theme, seed: Seed(42))
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    environment.colorScheme = colorScheme
    environment.reducesMotion = reducesMotion
    let model = app.model
    window = Window(environment: environment) { RootScreen(app: model, start: [.game]) }
    size = Size(width: width, height: height)
    window.frame(size: size, at: now)
  }

  /// The current frame; changes outside of events appear after the next event or wait.
  var frame: Frame { window.frame ?? window.frame(size: size, at: now) }
  var rows: [String] { frame.buffer.lines }
  var text: String { rows.joined(separator: "\n") }

  /// The game, which always exists in these tests.
  var game: GameViewModel {
    guard let game = app.model.game else { preconditionFailure("The game was left") }
    return game
  }

  /// Advances the time, and draws the requested frames as a slow terminal does.
  ///
  /// - Parameters:
  ///   - time: The time to wait.
  ///   - pause: The least time from one frame to the next; zero draws every requested frame.
  func waits(_ time: Duration, pause: Duration = Sampling.pause) {
    let end = now + time
    while let wake = window.frame?.wake, max(wake, now + pause) < end {
      now = max(wake, now + pause)
      app.world.time = now
      wakeUps += 1
      window.frame(size: size, at: now)
    }
    now = end
    app.world.time = now
    window.frame(size: size, at: now)
  }

  func does(_ script: String) throws {
    for event in try KeyScript(script).events {
      window.send(event, at: now)
      window.frame(size: size, at: now)
    }
  }

  /// The labels of the cards in table order, grouped by kind, counted from one.
  var kinds: [[Int]] {
    let game = game.game
    let labels = Dictionary(
      grouping: game.tableOrder.enumerated(), by: { game.card($1, at: .zero).kind })
    return labels.values.map { $0.map { $0.offset + 1 } }.sorted { $0[0] < $1[0] }
  }

  /// Types the label of a card, and waits for the end of the flip.
  func turns(_ label: Int) throws {
    try does("\(label) enter")
    now += .milliseconds(500)
    waits(.zero)
  }

  func wins() throws {
    for kind in kinds { for label in kind { try turns(label) } }
  }
}
