import MemoryModel
import MemoryViewModel
import TerminalIO

extension PlayOptions {
  /// Plays in full screen, or in lines where that is asked for or nothing else is possible.
  ///
  /// - Parameters:
  ///   - files: What the player keeps.
  ///   - output: Where lines go.
  ///   - start: Puts the first game on the table.
  /// - Throws: `Failure` when that is not possible, or the output or the terminal went away.
  @MainActor func play(
    with files: PlayerFiles, to output: inout StandardOutput, start: (AppModel) throws -> Void
  ) throws {
    try files.check(settingsFile)
    let capabilities = look.capabilities
    if !isPlain, flipTime == nil, capabilities.isInteractive {
      try playInFullScreen(with: files, capabilities, start: start)
    } else {
      try playInLines(with: files, to: &output, start: start)
    }
  }

  private func playInLines(
    with files: PlayerFiles, to output: inout StandardOutput, start: (AppModel) throws -> Void
  ) throws {
    let clock = flipTime.map(PlayClock.counting) ?? .real()
    let session = Session(files, self, now: clock.now, schedule: GameViewModel.atOnce)
    do {
      try start(session.app)
    } catch {
      throw Failure(keeping: error)
    }
    guard let model = session.app.game else { return }
    let isTerminal = Platform.isTerminal(0)
    let style = LineStyle(
      printsTable: table, echoes: !isTerminal, asksName: isTerminal && asksQuestions,
      line: PlayLine(usual: session.usual, settingsFile: settingsFile))
    var game = LineGame(session.app, playing: model, clock: clock, style: style)
    try game.play(to: &output)
    files.claimScores { session.app.settings.playerName }
  }
}
