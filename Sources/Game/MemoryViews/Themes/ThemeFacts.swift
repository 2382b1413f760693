import MemoryModel
import MemoryViewModel

/// The facts about a theme in words, for tiles, detail and speech.
struct ThemeFacts {
  let theme: Theme
  let best: Score?
  let game: GameSummary?

  init(_ theme: Theme, in app: AppModel) {
    self.theme = theme
    best = app.records.best(of: app.dealer.setup(for: theme))
    game = app.games.inProgress(with: theme)
  }

  /// The number of pairs, such as `10 pairs`.
  var pairs: String { "\(theme.pairs) pairs" }

  /// The best score, such as `best 240`; empty before the first game.
  var points: String { best.map { "best \($0.points)" } ?? "" }

  /// The cards left, such as `6 left`; empty without a game in progress.
  var cardsLeft: String { game.map { "\($0.cardsLeft) left" } ?? "" }

  /// All facts, as spoken.
  var spoken: String {
    let game = game.map { "a game in progress, \($0.cardsLeft) cards left" } ?? ""
    return [theme.shownName, pairs, points, game].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
