import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

@testable import MemoryViews

/// The start screen above a game that has just been dealt, and somebody who uses it.
struct StartDriving {
  let app: AppModel
  let screen: ScreenDriving

  init(_ size: Size = .usual, isUnicode: Bool = true, settings: [String: String] = [:]) throws {
    let app = SampleApp(settings: settings).model
    app.play(app.choice)
    self.app = app
    screen = ScreenDriving(size, isUnicode: isUnicode) { RootScreen(app: app, start: [.game]) }
    try does("n")
  }

  /// Does what a script says, and waits until nothing moves any more.
  func does(_ script: String) throws {
    try screen.does(script)
    screen.waits(.seconds(1))
  }

  /// What the next deal would be, in short.
  var dealt: String {
    guard let setup = app.game?.setup else { return "nothing" }
    let who = setup.opponents.settingText ?? "\(setup.rules.players)"
    return "\(setup.theme.id) \(setup.kinds) \(RulesChoice.name(of: setup.rules)) \(who)"
  }

  /// Whether the questions are to be seen, and no game.
  var isOpen: Bool { screen.text.contains("New game") }
}
