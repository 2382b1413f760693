import MemoryViewModel
import MemoryViews
import TextUI

extension FullScreen {
  /// Shows the game until the player leaves, and puts it away however that comes about.
  ///
  /// - Parameters:
  ///   - app: What is shown; its games run by `clock`.
  ///   - start: The screens to begin with, above the themes.
  ///   - settle: Waits until all that was saved is on the disk.
  /// - Throws: `Failure` if there is no terminal, or it went away.
  func play(
    _ app: AppModel, start: [Route], settle: () -> Void
  ) throws(Failure) {
    var screen = self
    screen.isFinished = { app.hasQuit }
    screen.bells = { app.bells }
    let window = Window(environment: screen.environment) { RootScreen(app: app, start: start) }
    try screen.run(window) {
      app.leave()
      settle()
      if let loss = app.loss { StandardError.report(loss) }
    }
  }
}
