import TextUI

/// What to do after a game.
struct ResultButtons: View {
  let again: () -> Void
  let sameDeal: () -> Void
  let nextTheme: () -> Void
  let close: () -> Void
  var isInOneRow = false

  var body: some View {
    if isInOneRow {
      HStack(spacing: 1) {
        first
        second
      }
    } else {
      HStack { first }
      HStack { second }
    }
  }

  @ViewBuilder private var first: some View {
    Button("Play again", action: again).defaultFocus()
    Button("Same deal", action: sameDeal)
  }

  @ViewBuilder private var second: some View {
    Button("Next theme", action: nextTheme)
    Button("Close", action: close)
  }
}
