import MemoryEngine
import MemoryViewModel
import TextUI

/// The second page of a result in a small window: the chart, and what to play next.
struct ResultChart: View {
  /// The key that opens and closes the chart.
  static let key = Key.character("c")

  let story: ResultStory
  let next: ResultButtons.Next?
  let back: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      AnalysisChart(sentences: story.sentences)
      if let turn = story.turn { Text(turn.sentence).lineLimit(1) }
      HStack(spacing: 1) {
        Button("Back", action: back)
        if let next { Button(next.title, action: next.play) }
      }
    }
  }
}
