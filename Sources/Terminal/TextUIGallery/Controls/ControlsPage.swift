import TextUI

struct ControlsPage: View {
  @State private var pairs = 8
  @State private var isSoundOn = true
  @State private var news = "Nothing pressed"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        HStack {
          Button("Deal") { news = "Dealt" }
          Button("Quit", role: .destructive) { news = "No, stay" }
          Button("Undo") {}.disabled()
        }
        Button("Shuffle") { news = "Shuffled" }.buttonStyle(.bordered)
        Toggle("Sound", isOn: $isSoundOn)
        Stepper("Pairs", value: $pairs, in: 2...26)
        Text("\(news), \(pairs) pairs, sound \(isSoundOn ? "on" : "off")").dim()
      }
    }
    .defaultFocus()
  }
}
