import TextUI

/// The line below the table of a finished game: the result, and buttons.
///
/// Its first button takes the focus from the table, so that Enter plays again.
struct FinishedBar: View {
  let sentence: String
  let again: () -> Void
  let sameDeal: () -> Void
  let watch: () -> Void
  let themes: () -> Void
  let role: TableRole
  @FocusState private var isAgainFocused: Bool

  /// The columns of all buttons, with a space before them.
  private static let buttonsWidth = 46

  var body: some View {
    GeometryReader { space in
      line(isRoomy: space.size.width >= sentence.count + Self.buttonsWidth)
    }
    .frame(height: 1)
    .onAppear { isAgainFocused = true }
  }

  private func line(isRoomy: Bool) -> some View {
    HStack(spacing: 1) {
      Text(sentence).lineLimit(1)
      Spacer(minLength: 0)
      HStack(spacing: 1) {
        if role != .watcher { Button("Again", action: again).focused($isAgainFocused) }
        if role == .owner { Button("Same deal", action: sameDeal) }
        if isRoomy { Button("Watch", action: watch) }
        Button(role == .owner ? "Themes" : "Leave", action: themes)
      }
      .fixedSize().layoutPriority(1)
    }
  }
}
