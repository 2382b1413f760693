import MemoryModel
import MemoryViewModel

extension PlayOptions {
  /// Plays in full screen, or in lines if the player or the terminal asks for it.
  ///
  /// - Parameters:
  ///   - files: The files of the player.
  ///   - output: The output of games in lines.
  ///   - start: Starts the first game.
  /// - Throws: `Failure` if the game cannot start, or the output or the terminal is closed.
  @MainActor func play(
    with files: PlayerFiles, to output: inout StandardOutput, start: (AppModel) throws -> Void
  ) throws {
    try files.check(settingsFile)
    if !lines.isPlain, lines.flipTime == nil, files.context.stage.isThere(look) {
      try playInFullScreen(with: files, to: &output, start: start)
    } else {
      try playInLines(with: files, to: &output, start: start)
    }
  }

  private func playInLines(
    with files: PlayerFiles, to output: inout StandardOutput, start: (AppModel) throws -> Void
  ) throws {
    let console = files.context.console
    if let log = try look.openLog(in: files.context.files) { try output.copy(to: log) }
    let clock = lines.flipTime.map(PlayClock.counting) ?? .real(files.context.clock.awake)
    let session = Session(files, self, now: clock.now, schedule: GameViewModel.atOnce)
    let sharing = try share.map { try TableSharing(session.app, $0, in: files.context) }
    do {
      try start(session.app)
    } catch {
      throw Failure(keeping: error)
    }
    guard let model = session.app.game else { return }
    session.app.games.tellInterrupted {
      "It is saved: type continue \($0.name.isPrintable ? $0.name : $0.id)."
    }
    let windows = isForWindows(in: console) ? WindowSharing(session.app, in: files.context) : nil
    let link: (any TableLink)? = if let sharing { sharing } else { windows }
    let isTerminal = console.isTerminal(.input)
    let style = LineStyle(
      printsTable: lines.table, echoes: !isTerminal, asksName: isTerminal && lines.asksQuestions,
      columns: { console.width(.output) },
      line: PlayCommandLine(
        usual: session.usual, language: session.usualLanguage, settingsFile: settingsFile))
    var game = LineGame(
      session.app, playing: model, clock: clock, style: style,
      input: console.lines(longestLine: LineInput.longestTyped),
      others: link.map { OtherTerminals(link: $0, console: console) })
    if let sharing {
      let looking = "watch with: \(Memorize.name) watch \(sharing.table.name)"
      try output.write("\(sharing.invitation), or \(looking)\n")
    }
    defer {
      sharing?.end()
      windows?.end()
    }
    try game.play(to: &output)
    files.recoverFinishedGames { session.app.settings.playerName }
  }

  /// True if other windows of the player may join a game in lines, which a person plays by a real
  /// clock and does not share already.
  private func isForWindows(in console: Console) -> Bool {
    share == nil && lines.flipTime == nil && console.isTerminal(.input)
      && console.isTerminal(.output)
  }
}
