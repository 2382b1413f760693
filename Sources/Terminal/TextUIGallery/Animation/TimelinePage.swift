import TextUI

struct TimelinePage: View {
  @State private var isRunning = true

  var body: some View {
    VStack(spacing: 1) {
      if isRunning {
        TimelineView(.periodic(by: .seconds(1))) { time in
          Text("The gallery is \(time.components.seconds) s old").bold()
        }
      } else {
        Text("The clock rests, and so does the machine.")
      }
      Button(isRunning ? "Stop" : "Go on") { isRunning.toggle() }
    }
    .defaultFocus()
  }
}
