import MemoryModel
import MemoryViewModel
import TextUI

/// The pairs of a theme that were played, the weakest first, with a button that deals them.
struct WeakPairs: View {
  /// The pairs, at least one.
  let pairs: [Theme.RememberedPair]
  let play: () -> Void
  @Environment(\.isUnicode) private var isUnicode

  /// The number of pairs that are listed.
  private static let rows = 6

  var body: some View {
    VStack(alignment: .leading) {
      Text("Weakest pairs").bold()
      ForEach(Array(pairs.prefix(Self.rows).enumerated()), id: \.offset) { _, pair in
        HStack {
          Text(pair.text(isUnicode: isUnicode)).lineLimit(1)
          Text(pair.history).dim().lineLimit(1)
        }
      }
      if pairs.count > Self.rows { Text("and \(pairs.count - Self.rows) more").dim() }
      Text(PairMemory.boxesSentence).dim()
      Button("Play weak pairs", action: play)
    }
  }
}
