import MemoryViewModel
import TextUI

/// The points of a turn, which rise from the card that ended it and fade away.
struct FlyingPoints: View {
  let change: ScoreChange
  @State private var hasRisen = false
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    Text(text).bold().lineLimit(1).fixedSize()
      .foregroundStyle(change.points > 0 ? .brightGreen : .brightRed)
      .opacity(hasRisen ? 0 : 1)
      .offset(y: hasRisen ? direction * 3 : 0)
      .onAppear { withAnimation(.easeIn(duration: .milliseconds(1_100))) { hasRisen = true } }
      .allowsHitTesting(false)
  }

  /// Points that are lost sink.
  private var direction: Int { change.points > 0 ? -1 : 1 }

  private var text: String {
    if change.points > 0 { return (isUnicode ? "▲ +" : "^ +") + "\(change.points)" }
    return (isUnicode ? "▼ -" : "v -") + "\(-change.points)"
  }
}
