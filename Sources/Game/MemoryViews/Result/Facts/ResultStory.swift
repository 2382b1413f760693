import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The turns of a finished game: a chart, and the turn from which the player can learn.
struct ResultStory {
  let sentences: TurnSentences
  let film: Film
  let turn: TurnToLearn?
  let settings: Settings

  /// - Returns: `nil` for a game that is not over.
  init?(_ game: GameViewModel, _ settings: Settings) {
    guard let film = game.film, let analysis = game.analysis, !analysis.turns.isEmpty else {
      return nil
    }
    sentences = TurnSentences(analysis: analysis, game: game.game, name: game.name)
    self.film = film
    turn = game.turnToLearn(in: film)
    self.settings = settings
  }
}

/// The chart, and the turn to learn from beside it.
struct StoryRow: View {
  let story: ResultStory
  /// True if there is space for the turn.
  let hasTurn: Bool

  var body: some View {
    HStack(spacing: 2) {
      AnalysisChart(sentences: story.sentences, hasDefaultFocus: false)
      if hasTurn, let turn = story.turn {
        LearnedTurn(film: story.film, turn: turn, settings: story.settings).frame(maxWidth: .max)
      }
    }
  }
}
