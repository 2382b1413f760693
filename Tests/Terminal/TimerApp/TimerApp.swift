import TerminalIO
import TextUI

// Example begins
@main struct TimerApp: TerminalApp {
  @State private var laps = 0

  var body: some View {
    VStack {
      TimelineView(.everySecond) { Text("\($0.components.seconds) s") }
      Button("Lap \(laps)") { laps += 1 }.defaultFocus()
    }
  }
}
// Example ends
