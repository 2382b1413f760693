import MemoryViewModel
import TextUI

/// The turns of a film as bars; a press or a drag moves to a turn.
struct FilmTimeline: View {
  let film: Film
  /// Moves to a position.
  let seek: (Int) -> Void

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
        .onPress { press in
          guard press.button == .left, [.began, .moved].contains(press.phase) else { return }
          seek(columns.position(at: press.localLocation.x, flips: bars.map(\.flips)))
        }
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
