import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import TerminalIO
import TextUI

extension PlayOptions {
  /// Plays on the whole screen until the player leaves.
  @MainActor func playInFullScreen(
    with files: PlayerFiles, _ capabilities: Capabilities, start: (AppModel) throws -> Void
  ) throws {
    var screen = FullScreen(capabilities: capabilities)
    let session = Session(
      files, self, now: { [clock = screen.clock] in clock.now }, schedule: DealSchedule.course2023)
    let app = session.app
    do {
      try start(app)
    } catch {
      throw Failure(keeping: error)
    }
    screen.colorScheme = app.settings.colorScheme.scheme
    screen.reducesMotion = app.settings.animation != .full
    screen.synchronizesOutput = look.synchronizesOutput
    try screen.play(app, start: [.game], settle: files.settle)
    files.claimScores { app.settings.playerName }
  }
}

extension ColorSchemeChoice {
  /// Nil for what the terminal says of itself.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .auto: nil
    case .dark: .dark
    case .light: .light
    }
  }
}
