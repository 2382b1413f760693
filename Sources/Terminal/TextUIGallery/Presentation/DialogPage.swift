import TextUI

struct DialogPage: View {
  @State private var isAsking = false
  @State private var answer = "Nobody has asked yet"

  var body: some View {
    VStack(spacing: 1) {
      Text(answer)
      Button("Leave the game") { isAsking = true }
    }
    .alert("Leave the game?", isPresented: $isAsking) {
      Button("Leave", role: .destructive) { answer = "Left" }
      Button("Save") { answer = "Saved and left" }
      Button("Stay", role: .cancel) { answer = "Stayed" }
    } message: {
      Text("Five pairs are still hidden.")
    }
    .defaultFocus()
  }
}
