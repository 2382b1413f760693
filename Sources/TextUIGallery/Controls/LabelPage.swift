import TextUI

struct LabelPage: View {
  @State private var isSoundOn = true
  @State private var level = 1

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
    }
    .defaultFocus()
  }
}
