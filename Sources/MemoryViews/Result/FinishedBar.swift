import TextUI

/// The line below a table whose game is over: how it ended, and what to do next.
///
/// Its first button takes the focus from the table, so Enter plays again.
struct FinishedBar: View {
  let sentence: String
  let again: () -> Void
  let sameDeal: () -> Void
  let themes: () -> Void
  @FocusState private var isAgainFocused: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(sentence).lineLimit(1)
      Spacer(minLength: 0)
      HStack(spacing: 1) {
        Button("Again", action: again).focused($isAgainFocused)
        Button("Same deal", action: sameDeal)
        Button("Themes", action: themes)
      }
      .fixedSize().layoutPriority(1)
    }
    .frame(height: 1)
    .onAppear { isAgainFocused = true }
  }
}
