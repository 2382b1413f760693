import TextUI

struct LabelPage: View {
  @State private var isSoundOn = true
  @State private var level = 1
  @State private var style = LabelStyle.titleAndIcon

  var body: some View {
    VStack(alignment: .leading) {
      Section("Game") {
        Toggle(isOn: $isSoundOn) { Label("Sound", icon: "♪", ascii: "~") }
        Stepper("Level", value: $level, in: 1...9)
      }
      Section {
        Label("Owl", icon: "🦉")
        Label("Bee", icon: "🐝")
      } header: {
        Text("Players").padding(.top)
      } footer: {
        Text("The bee begins.")
      }
      .labelStyle(style)
      Picker("Show", selection: $style) {
        Text("both").tag(LabelStyle.titleAndIcon)
        Text("titles").tag(LabelStyle.titleOnly)
        Text("icons").tag(LabelStyle.iconOnly)
      }
      .padding(.top)
    }
    .defaultFocus()
  }
}
