import TextUI

/// What to do after a game.
struct ResultButtons: View {
  let again: () -> Void
  let sameDeal: () -> Void
  let nextTheme: () -> Void
  let close: () -> Void
  /// Whether somebody else deals.
  let isKeptElsewhere: Bool
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
    if !isKeptElsewhere { Button("Same deal", action: sameDeal) }
  }

  @ViewBuilder private var second: some View {
    if !isKeptElsewhere { Button("Next theme", action: nextTheme) }
    Button("Close", action: close)
  }
}
