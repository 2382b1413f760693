import TextUI

/// The question before a game is left.
///
/// It fits into 32×9 cells, the popups of the smallest window; a dialog with three answers does not.
struct LeavePanel: View {
  let quit: () -> Void
  let leave: () -> Void
  let stay: () -> Void

  var body: some View {
    VStack(spacing: 1) {
      Text("Leave the game?").bold()
      Text("It is saved: memorize continue goes on with it.")
      HStack(spacing: 1) {
        Button("Quit", action: quit).defaultFocus()
        Button("Themes", action: leave)
        Button("Stay", action: stay)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 1)
  }
}
