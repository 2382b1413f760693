import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// A chart of the part of memory in every turn: bars to step through, and a sentence about the
/// selected turn, or the number of turns of each kind.
///
/// The bars grow when they appear; with reduced motion they are complete at once.
struct AnalysisChart: View {
  let sentences: TurnSentences
  /// True if the chart has the initial focus.
  var hasDefaultFocus = true
  @State private var selection: Int?
  @State private var growth = 0.0
  @State private var isScrubbing = false
  /// The selection before the current drag, restored by Esc.
  @State private var selectionBefore: Int?
  @Environment(\.reducesMotion) private var reducesMotion

  /// The rows of the sentence.
  private static let textRows = 2

  var body: some View {
    GeometryReader { space in
      let columns = TurnChart.columns(of: bars.count, in: space.size.width)
      VStack(spacing: 0) {
        chart(columns)
        text
      }
    }
    .focusable()
    .defaultFocus(hasDefaultFocus)
    .onKeyPress { step($0.key) }
    .onAppear { withAnimation(.easeOut(duration: .milliseconds(600))) { growth = 1 } }
    .announce(sentence, whenChanged: selection)
    .accessibilityLabel("Turns")
    .accessibilityValue(sentence)
  }

  private var bars: [TurnBar] { TurnBar.all(of: sentences.analysis) }

  private func chart(_ columns: ChartBands) -> some View {
    TurnChart(
      bars: bars, selection: selection, played: bars.count, growth: reducesMotion ? 1 : growth
    )
    .frame(width: columns.used)
    .gesture(
      ScrubGesture { selection = selectionBefore }
        .onChanged { column in
          if !isScrubbing { (isScrubbing, selectionBefore) = (true, selection) }
          selection = columns.indices(at: column).last ?? selection
        }
        .onEnded { _ in isScrubbing = false }
        .onCancelled { _ in isScrubbing = false }
    )
    .frame(maxWidth: .max)
  }

  @ViewBuilder private var text: some View {
    if selection == nil {
      TurnLegend(analysis: sentences.analysis).frame(height: Self.textRows, alignment: .top)
    } else {
      Text(sentence).multilineTextAlignment(.center)
        .frame(maxWidth: .max)
        .frame(height: Self.textRows, alignment: .top)
    }
  }

  private var sentence: String { selection.map(sentences.sentence) ?? "" }

  private func step(_ key: Key) -> KeyResult {
    guard !bars.isEmpty else { return .ignored }
    let last = bars.count - 1
    switch key {
    case .left: selection = max(0, (selection ?? bars.count) - 1)
    case .right: selection = min(last, (selection ?? -1) + 1)
    case .home: selection = 0
    case .end: selection = last
    default: return .ignored
    }
    return .handled
  }
}

/// The number of turns of each kind, the matches above the misses.
private struct TurnLegend: View {
  let analysis: GameAnalysis

  var body: some View {
    VStack(spacing: 0) {
      row { $0.isMatch }
      row { !$0.isMatch }
    }
  }

  private func row(_ belongs: (GameAnalysis.Turn.Kind) -> Bool) -> some View {
    let kinds = GameAnalysis.Turn.Kind.allCases.filter(belongs)
    let counts = kinds.map { KindCount(kind: $0, count: analysis.count(of: $0)) }
    return KindCounts(items: counts.filter { $0.count > 0 })
  }
}

/// The kinds in a row, in full or, if space is short, as signs.
private struct KindCounts: View {
  let items: [KindCount]
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { space in
      let line = FittingLine(items, in: space.size.width)
      HStack(spacing: 2) {
        ForEach(line.items) { item in
          HStack(spacing: 1) {
            Text(item.kind.sign(isUnicode: isUnicode)).foregroundStyle(item.kind.color)
            Text(line.isShort ? "\(item.count)" : "\(item.count) \(item.kind.words)")
          }
          .fixedSize()
        }
      }
      .frame(maxWidth: .max)
    }
    .frame(height: 1)
  }
}

private struct KindCount: Identifiable, FittingItem {
  let kind: GameAnalysis.Turn.Kind
  let count: Int

  var id: GameAnalysis.Turn.Kind { kind }
  var text: String { "x \(count) \(kind.words)" }
  var shortText: String { "x \(count)" }
  var priority: Int { kind.weight }
}
