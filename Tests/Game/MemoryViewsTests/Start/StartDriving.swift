import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

@testable import MemoryViews

/// The start screen above a new game, and its user.
struct StartDriving {
  let app: AppModel
  let screen: ScreenDriving

  init(
    _ size: Size = .usual, isUnicode: Bool = true, settings: [String: String] = [:],
    pairs: PairMemories = PairMemories()
  ) throws {
    let app = SampleApp(settings: settings, pairs: pairs).model
    app.play(app.choice)
    self.app = app
    screen = ScreenDriving(size, isUnicode: isUnicode) { RootScreen(app: app, start: [.game]) }
    try does("n")
  }

  /// Runs a script, and waits until all animations have ended.
  func does(_ script: String) throws {
    try screen.does(script)
    screen.rests(.seconds(1))
  }

  /// A short description of the next deal.
  var dealt: String {
    guard let setup = app.game?.setup else { return "nothing" }
    let who = setup.opponents.settingText ?? "\(setup.rules.players)"
    return "\(setup.theme.id) \(setup.kinds) \(RulesChoice.name(of: setup.rules)) \(who)"
  }

  /// True if the start screen is visible.
  var isOpen: Bool { screen.text.contains("New game") }
}
