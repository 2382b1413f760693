import TestSupport
import TextUI

@testable import MemorizeCommands
@testable import TerminalIO
@testable import memorize

/// The actions of a player on a screen.
typealias ScreenScript = @Sendable (ScreenPlay) throws -> Void

extension TestWorld {
  /// Four pairs without a deal animation, always the same.
  static let eight = ["--pairs", "4", "--seed", "1", "--no-animation"]

  /// Runs a full-screen command in a terminal.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - size: The size of the window.
  ///   - script: The actions of the player; at the end the window is closed if the game continues.
  /// - Returns: The output outside of the screen, and the exit status: 130 for ^C, 74 for a closed
  ///   window.
  /// - Throws: The errors of the script.
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

  /// The variables by which a terminal describes itself.
  private static let terminal = [
    "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor",
  ]
}

extension ScreenStage {
  /// Returns a terminal whose player follows a script.
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
      lines: ScreenStage.none.lines, svg: ScreenStage.svg, outputOf: ScreenStage.none.outputOf,
      film: ScreenStage.film)
  }
}

extension Failure {
  /// Creates the result of a process whose game did not end by itself.
  fileprivate init(ending: ExitReason?) {
    let isInterrupted = if case .signal = ending { true } else { false }
    self.init(code: isInterrupted ? .interrupted : .inputOutput, message: nil)
  }
}
