import TextUI

/// The buttons after a game.
struct ResultButtons: View {
  let again: () -> Void
  let sameDeal: () -> Void
  let nextTheme: () -> Void
  let close: () -> Void
  let role: TableRole
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
    if role != .watcher { Button("Play again", action: again).defaultFocus() }
    if role == .owner { Button("Same deal", action: sameDeal) }
  }

  @ViewBuilder private var second: some View {
    if role == .owner { Button("Next theme", action: nextTheme) }
    if role == .watcher {
      Button("Close", action: close).defaultFocus()
    } else {
      Button("Close", action: close)
    }
  }
}
