import TestSupport
import TextUI

@testable import MemorizeCommands
@testable import TerminalIO
@testable import memorize

/// What somebody does on a screen.
typealias ScreenScript = @Sendable (ScreenPlay) throws -> Void

extension TestWorld {
  /// Four pairs that lie there at once, always the same.
  static let eight = ["--pairs", "4", "--seed", "1", "--no-animation"]

  /// Runs a command on the whole screen of a terminal.
  ///
  /// - Parameters:
  ///   - arguments: What is typed after the program's name.
  ///   - size: Of the window.
  ///   - script: What the player does. At its end the window is closed, if the game goes on.
  /// - Returns: All that was written beside the screen, and how it ended: 130 by ^C, 74 where the
  ///   window was closed.
  /// - Throws: What the script throws.
  @discardableResult
  func play(
    _ arguments: [String] = eight, _ size: Size = Size(width: 80, height: 24),
    by script: @escaping ScreenScript
  ) async throws -> RunResult {
    let fault = Shared<(any Error)?>(nil)
    var world = self
    world.terminals = [.input, .output, .errors]
    world.stage = .played(size, in: Self.terminal.merging(variables) { $1 }) { play in
      do { try script(play) } catch { fault.withLock { $0 = error } }
    }
    let result = await world.run(arguments)
    if let fault = fault.withLock({ $0 }) { throw fault }
    return result
  }

  /// The variables by which a terminal tells what it can do.
  private static let terminal = [
    "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor",
  ]
}

extension ScreenStage {
  /// A terminal whose player does what a script says.
  fileprivate static func played(
    _ size: Size, in environment: [String: String], by script: @escaping ScreenScript
  ) -> ScreenStage {
    @Sendable func capabilities(_ look: LookOptions) -> Capabilities {
      Capabilities(
        environment: environment, isInputTerminal: true, isOutputTerminal: true,
        color: look.color.choice, isASCII: look.isASCII)
    }
    return ScreenStage(
      isThere: { capabilities($0).isInteractive }, isUnicode: { capabilities($0).isUnicode },
      show: { look, makeScene in
        let hand = HandClock()
        let clock = ScreenClock { hand.time }
        let scene = try makeScene { clock.now }
        let screen = FullScreen(
          TerminalOptions(scene, look), capabilities(look), clock: clock)
        let play = ScreenPlay(
          screen.screen(of: scene.window(screen.environment)), size, screen.capabilities,
          clock: hand)
        try script(play)
        scene.save()
        if play.ending != .finished { throw Failure(ending: play.ending) }
      },
      lines: ScreenStage.none.lines, svg: ScreenStage.svg)
  }
}

extension Failure {
  /// What stands for the end of a process whose game did not end by itself.
  fileprivate init(ending: ExitReason?) {
    let isInterrupted = if case .signal = ending { true } else { false }
    self.init(code: isInterrupted ? .interrupted : .inputOutput, message: nil)
  }
}
