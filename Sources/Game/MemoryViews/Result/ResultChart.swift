import MemoryEngine
import MemoryViewModel
import TextUI

/// The chart of a finished game, in place of its result.
struct ResultChart: View {
  /// The key that opens and closes the chart.
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
