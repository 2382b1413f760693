import MemoryEngine
import MemoryViewModel

/// Something that has happened at a shared table.
struct TableNews: Hashable {
  /// It in words.
  let sentence: String
  /// Whether a screen would not show it by itself.
  var isNotice = false
  /// Whether the table is to be looked at again.
  var changesTable = false
}

/// What can be seen to have changed in a game.
struct TableState {
  let flips: Int
  let shuffles: Int
  let isPaused: Bool

  init(of game: GameViewModel) {
    flips = game.flips
    shuffles = game.record.shuffles.count
    // Before the first moment of a game it stands still, and nobody has paused it.
    isPaused = !game.pauseReasons.isEmpty
  }

  /// What has happened in a game since it was in a state.
  func news(since before: TableState, of game: GameViewModel) -> [TableNews] {
    var news: [TableNews] = []
    if flips > before.flips, let outcome = game.lastOutcome { news.append(game.news(of: outcome)) }
    if flips < before.flips {
      news.append(
        TableNews(sentence: "The last flip was taken back. \(game.standing)", changesTable: true))
    }
    if shuffles > before.shuffles {
      news.append(TableNews(sentence: "The cards lie in new places.", changesTable: true))
    }
    if isPaused != before.isPaused, game.result == nil {
      news.append(TableNews(sentence: isPaused ? "The game is paused." : "On it goes."))
    }
    return news
  }
}

extension GameViewModel {
  /// A flip that somebody made, as it is told to all who sit round the table.
  fileprivate func news(of outcome: Outcome) -> TableNews {
    let isOwn = onlyPersonHere == outcome.player || !hasSeveralPlayers
    let who = isOwn ? "" : "\(name(of: outcome.player, atStart: true)): "
    let card = outcome.faceUp.last.map { say(outcome, label: label(of: $0)) } ?? ""
    let next = sayWhoIsNext(after: outcome).map { " \($0)" } ?? ""
    return TableNews(sentence: who + card + next, changesTable: outcome.endsTurn)
  }
}
