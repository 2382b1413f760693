import TextUI

struct DialogPage: View {
  @State private var isAsking = false
  @State private var answer = "Nobody has asked yet"

  var body: some View {
    VStack(spacing: 1) {
      Text(answer)
      Button("Leave the game") { isAsking = true }
    }
    .dialog(isPresented: $isAsking) {
      ActionDialog(
        "Leave the game?", message: "Five pairs are still hidden.",
        primary: .init("Leave", role: .destructive) { answer = "Left" },
        secondary: .init("Save") { answer = "Saved and left" },
        cancel: .init("Stay") { answer = "Stayed" })
    }
    .defaultFocus()
  }
}
