import MemoryModel
import TextUI

/// A modifier that draws the card around its content: an object, a border, or only its cells.
///
/// Nothing that it draws covers a cell inside of the rim or the border.
struct CardFrame: ViewModifier {
  let marks: CardMarks
  let look: CardLook
  let isUp: Bool
  /// The bonus time that is left on a card that is up.
  var countdown: Countdown?
  /// The visible share of the width while the card turns.
  var share = 1.0
  /// The share of the rim that has the colour of a match; below 1 while it closes round the card.
  var closed = 1.0

  func body(content: Content) -> some View {
    card(around: content).scaleEffect(x: share)
  }

  @ViewBuilder private func card(around content: Content) -> some View {
    switch look.form {
    case .painted(let colors):
      ZStack {
        surface(colors).redraw(after: timeToNextStep(of: look.rimMiddles))
        middle(of: content)
      }
      .overlay(alignment: .bottom) { matchSign(on: colors.matchedRim) }
    case .bordered:
      content.border(borderStyle, color: borderColor)
        .overlay(alignment: .bottom) { bar(.bordered, borderColor) }
        .overlay(alignment: .bottom) { matchSign(on: nil) }
    case .flat(let colors):
      FlatCard(content: content, look: look, colors: colors, frame: self)
    }
  }

  /// Returns the content, cut off inside of the rim of a card that is smaller while it turns or
  /// leaves.
  private func middle(of content: Content) -> some View {
    content.frame(width: look.inside.width, height: look.inside.height)
      .frame(minWidth: 0, maxWidth: .max, minHeight: 0, maxHeight: .max)
      .clipped()
      .padding(1)
  }

  private func surface(_ colors: CardColors) -> CardSurface {
    let ground = ground(colors)
    if marks.isFlying { return CardSurface(filled: ground) }
    let pattern = isUp || marks.isKnown || !look.hasPattern ? nil : colors.pattern
    return CardSurface(
      ground, rim: rim(colors), ring: marks.hasCursor ? colors.cursor : nil, pattern: pattern)
  }

  private func rim(_ colors: CardColors) -> CardRim {
    let plain =
      marks.hasCursor ? colors.cursorRim : isUp ? colors.paperRim : colors.backRim
    if isMatched { return .countdown(left: closed, lit: colors.matchedRim, spent: plain) }
    if marks.isHinted { return .dashed(colors.hint, on: plain) }
    guard let countdown else { return .plain(plain) }
    return .countdown(
      left: countdown.left, lit: colors.lit,
      spent: marks.hasCursor ? colors.cursorRim : colors.spent)
  }

  private var isMatched: Bool { isUp && marks.isMatched }

  /// Returns the colour inside of the card.
  func ground(_ colors: CardColors) -> Color {
    if marks.isKnown { return isUp ? colors.knownPaper : colors.knownBack }
    return isUp ? colors.paper : colors.back
  }

  /// Returns the time until the countdown changes, if it visibly runs.
  func timeToNextStep(of middles: [Double]) -> Duration? {
    look.countsDown ? countdown?.timeToNextStep(of: middles) : nil
  }

  private var borderStyle: BorderStyle {
    if marks.hasCursor { return .heavy }
    if marks.isHinted { return .dashed }
    if marks.isMatched { return .double }
    return marks.isKnown ? .dashed : .rounded
  }

  private var borderColor: Color {
    if marks.hasCursor { return .brightYellow }
    if marks.isHinted { return .brightCyan }
    return marks.isMatched ? .green : look.color
  }

  /// The countdown in the lower border.
  @ViewBuilder private func bar(_ style: CountdownBar.Style, _ color: Color) -> some View {
    if let countdown {
      CountdownBar(countdown: countdown, columns: look.inside.width, style: style)
        .foregroundStyle(color)
        .redraw(after: timeToNextStep(of: Countdown.middles(ofBar: look.inside.width)))
    }
  }

  /// The sign of a match in the lower rim, for people who cannot distinguish the colours.
  @ViewBuilder private func matchSign(on rim: Color?) -> some View {
    if isMatched, closed == 1, share == 1 {
      Text(look.isUnicode ? "✓" : "=").bold()
        .foregroundStyle(rim == nil ? .green : Color(red: 255, green: 255, blue: 255))
        .textBackground(rim ?? .terminal)
        .padding(.leading, look.size.width.isMultiple(of: 2) ? 1 : 0)
        .allowsHitTesting(false)
    }
  }
}
