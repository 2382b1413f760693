import TextUI

/// Draws the line round a card, or marks the card itself where there is no room for one.
struct CardFrame: ViewModifier {
  let border: CardBorder
  let look: CardLook

  func body(content: Content) -> some View {
    if look.hasBorder {
      content.border(border.style, color: border.color(look))
    } else {
      content.reverse(border == .cursor).overlay { brackets }
    }
  }

  /// Reverse video alone would be lost on whoever reads the screen as text.
  @ViewBuilder private var brackets: some View {
    if border == .cursor, look.size.width >= 4 {
      HStack {
        Text("[").bold()
        Spacer()
        Text("]").bold()
      }
    }
  }
}
