import TextUI

/// A modifier that draws the card around its content: an object, a border, or only its cells.
struct CardFrame: ViewModifier {
  let marks: CardMarks
  let look: CardLook
  let isUp: Bool
  /// The visible share of the width while the card turns.
  var share = 1.0
  /// The columns of the text on the card, which brackets must not cover.
  var textWidth = 0

  @ViewBuilder func body(content: Content) -> some View {
    switch look.form {
    case .painted(let colors):
      ZStack {
        surface(colors)
        shownPart(of: content)
      }
      .frame(width: shownWidth)
    case .bordered:
      content.border(borderStyle, color: borderColor).scaleEffect(x: share)
    case .flat:
      content.reverse(marks.hasCursor).overlay { brackets }.scaleEffect(x: share)
    }
  }

  /// Returns the part of the content that is visible while the card turns, clipped, not scaled.
  private func shownPart(of content: Content) -> some View {
    content.frame(width: look.inside.width, height: look.inside.height)
      .frame(width: max(0, shownWidth - 2))
      .clipped()
  }

  private var shownWidth: Int { Int((Double(look.size.width) * share).rounded()) }

  private func surface(_ colors: CardColors) -> CardSurface {
    let body = ground(colors)
    if marks.isFlying { return CardSurface(plain: body) }
    let pattern = isUp || marks.isKnown || !look.hasPattern ? nil : colors.pattern
    let ring = marks.hasCursor ? colors.cursor : marks.isHinted ? colors.hint : nil
    if let ring {
      // A gap separates the ring from a card of a similar colour; a match keeps its sign.
      let gap = isUp && marks.isMatched ? colors.matchedRim : .terminal
      return CardSurface(body, rim: gap, ring: ring, pattern: pattern)
    }
    let rim = isUp ? marks.isMatched ? colors.matchedRim : colors.paperRim : colors.backRim
    return CardSurface(body, rim: rim, pattern: pattern)
  }

  private func ground(_ colors: CardColors) -> Color {
    if isUp, marks.isMatched { return colors.matchedPaper }
    if marks.isKnown { return isUp ? colors.knownPaper : colors.knownBack }
    return isUp ? colors.paper : colors.back
  }

  private var borderStyle: BorderStyle {
    if marks.hasCursor || marks.isHinted { return .heavy }
    if marks.isMatched { return .double }
    return marks.isKnown ? .dashed : .rounded
  }

  private var borderColor: Color {
    if marks.hasCursor { return .brightYellow }
    if marks.isHinted { return .brightCyan }
    return marks.isMatched ? .green : look.color
  }

  // Reverse video alone is lost if the screen is read as text.
  @ViewBuilder private var brackets: some View {
    if marks.hasCursor, look.size.width >= max(4, textWidth + 2) {
      HStack {
        Text("[").bold()
        Spacer()
        Text("]").bold()
      }
    }
  }
}
