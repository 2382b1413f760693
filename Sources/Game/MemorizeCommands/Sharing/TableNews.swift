import MemoryEngine
import MemoryViewModel

/// An event at a shared table.
struct TableNews: Hashable {
  /// The event as a sentence.
  let sentence: String
  /// True if a screen must show the sentence, because nothing else shows the event.
  var isNotice = false
  /// True if the table has changed.
  var changesTable = false
  /// The lines that answer a question in line mode, as a sentence; nil for no question.
  var answers: String?

  /// The event and the answers to it, for line mode.
  var line: String { sentence + (answers.map { " \($0)" } ?? "") }
}

/// The visible state of a game, for comparison.
struct TableState {
  let flips: Int
  let shuffles: Int
  let isPaused: Bool

  init(of game: GameViewModel) {
    flips = game.flips
    shuffles = game.record.shuffles.count
    // A game that has not started stands still without being paused.
    isPaused = !game.pauseReasons.isEmpty
  }

  /// Returns the events in a game since an earlier state.
  func news(since before: TableState, of game: GameViewModel) -> [TableNews] {
    var news: [TableNews] = []
    if flips > before.flips, let outcome = game.lastOutcome { news.append(game.news(of: outcome)) }
    if flips < before.flips {
      news.append(
        TableNews(sentence: "The last flip was taken back. \(game.standing)", changesTable: true))
    }
    if shuffles > before.shuffles {
      news.append(TableNews(sentence: "The cards have been shuffled.", changesTable: true))
    }
    if isPaused != before.isPaused, game.result == nil {
      news.append(TableNews(sentence: isPaused ? "The game is paused." : "The clock runs again."))
    }
    return news
  }
}

extension GameViewModel {
  /// Returns the event of a flip, for all who sit at the table.
  fileprivate func news(of outcome: Outcome) -> TableNews {
    let isOwn = onlyPersonHere == outcome.player || !hasSeveralPlayers
    let who = isOwn ? "" : "\(name(of: outcome.player, atStart: true)): "
    let card = outcome.faceUp.last.map { say(outcome, label: label(of: $0)) } ?? ""
    let next = sayWhoIsNext(after: outcome).map { " \($0)" } ?? ""
    return TableNews(sentence: who + card + next, changesTable: outcome.endsTurn)
  }
}
