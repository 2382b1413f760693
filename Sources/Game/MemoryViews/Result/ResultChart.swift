import MemoryEngine
import MemoryViewModel
import TextUI

/// The chart of a game that is over, in place of its result.
struct ResultChart: View {
  /// Leads to it and back.
  static let key = Key.character("c")

  let game: GameViewModel
  let analysis: GameAnalysis
  let back: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      AnalysisChart(
        sentences: TurnSentences(analysis: analysis, game: game.game, name: game.name))
      Button("Back", action: back)
    }
  }
}
