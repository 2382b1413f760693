import CommandLineKit
import MemoryModel
import MemoryViewModel
import MemoryViews

// Themes, saved games and scores in line mode.
extension LineGame {
  mutating func play(themeNamed name: String, _ output: inout StandardOutput) throws {
    app.library.refresh()
    let themes = app.library.themes
    guard let theme = themes.theme(named: name) else {
      let hint = name.closest(among: themes.map(\.typedName))
      let meant = hint.map { "Did you mean \($0)?" } ?? "Type themes for a list."
      return try output.write("There is no theme \(shown(name)). \(meant)\n")
    }
    let setup = app.dealer.setup(for: theme, like: model.setup)
    try begin(&output) { $0.play(setup) }
  }

  func listThemes(_ output: inout StandardOutput) throws {
    app.library.refresh()
    app.games.refresh()
    try output.write(lines(app.library.themes.map { sentence(about: $0) }))
  }

  /// Returns the line about a theme, with its state in this game.
  private func sentence(about theme: Theme) -> String {
    theme.sentence + (app.games.inProgress(with: theme) == nil ? "" : ", a game is in progress")
  }

  mutating func continueGame(_ name: String?, _ output: inout StandardOutput) throws {
    app.games.refresh()
    let others = app.games.saved.filter { $0.id != app.gameID }
    let called = name.map { name in others.filter { $0.isCalled(name) } } ?? others
    let found: GameSummary?
    do throws(UsageError) {
      found = if let name, !called.isEmpty { try called.named(name) } else { called.playedLast }
    } catch {
      return try output.write("\(error).\n")
    }
    guard let found else {
      let text = name.map { "There is no game \(shown($0))." } ?? "There is no game to continue."
      return try output.write("\(text) Type games for a list.\n")
    }
    if found.isOpenElsewhere {
      let name = found.name.isPrintable ? found.name.quotedForShell : found.id
      return try output.write(
        "\(found.shownName) is in use by another program. To join it there, quit and type: "
          + "\(Memorize.name) continue \(name)\n")
    }
    try begin(&output) { _ = $0.resume(found.id) }
  }

  func listGames(_ output: inout StandardOutput) throws {
    app.games.refresh()
    let groups = GameGroups(app.games.saved, by: app.settings.gameGroups)
    let sentences = groups.lines { $0.sentence(isPlayed: $0.id == app.gameID) }
    try output.write(lines(sentences.isEmpty ? ["No game is saved."] : sentences))
  }

  func listScores(_ output: inout StandardOutput) throws {
    app.records.refreshScores()
    app.records.loadScores()
    let setup = model.setup
    let sheet = Score.Sheet(
      themeID: setup.theme.id, rules: RulesChoice.name(of: setup.rules),
      sides: setup.theme.sides)
    let scores = app.records.scores.scores(of: sheet).prefix(10)
    let sentences = scores.enumerated().map { "\($0 + 1). \($1.sentence)" }
    let theme = "\(setup.theme.shownName)\(sheet.sides.inTitle)"
    let title = "Scores of \(theme), \(sheet.rules) rules:"
    try output.write(lines(sentences.isEmpty ? ["No score yet."] : [title] + sentences))
  }
}

extension LineGame {
  /// The result of a finished game as text, or the reason why there is none.
  var resultLines: String {
    app.current?.resultText.map { "\($0)\n" } ?? "The game has no result yet.\n"
  }
}
