import MemoryViewModel
import TextUI

/// The turns of a film as bars; a press or a drag moves to a turn, and Esc during it moves back.
struct FilmTimeline: View {
  let film: Film
  /// Moves to a position.
  let seek: (Int) -> Void
  /// The position before the current drag.
  @State private var before: Int?

  /// Returns the number of rows in a window of a height.
  static func height(in window: Int) -> Int { window < 16 ? 1 : window < 32 ? 4 : 8 }

  var body: some View {
    GeometryReader { space in
      let columns = TurnChart.columns(of: bars.count, in: space.size.width)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        TurnChart(
          bars: bars, selection: film.turn > 0 ? film.turn - 1 : nil, played: film.turn
        )
        .frame(width: columns.used)
        .gesture(
          ScrubGesture { if let before { seek(before) } }
            .onChanged { column in
              before = before ?? film.position
              seek(columns.position(at: column, flips: bars.map(\.flips)))
            }
            .onEnded { _ in before = nil }
            .onCancelled { _ in before = nil }
        )
        Spacer(minLength: 0)
      }
    }
    .accessibilityLabel("Time line")
    .accessibilityValue("turn \(film.turn) of \(bars.count)")
  }

  /// The bars of all turns, including an unfinished last one.
  private var bars: [TurnBar] {
    let finished = TurnBar.all(of: film.analysis)
    let rest = film.lastPosition - finished.reduce(0) { $0 + $1.flips }
    guard rest > 0 else { return finished }
    return finished + [
      TurnBar(id: finished.count, kind: nil, score: finished.last?.score ?? 0, flips: rest)
    ]
  }
}
