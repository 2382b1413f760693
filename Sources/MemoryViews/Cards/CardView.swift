import MemoryModel
import MemoryViewModel
import TextUI

/// One card of the table: it turns, pulses when it is matched, and shows where focus is.
struct CardView: View {
  let card: TableCard
  let look: CardLook
  let hasCursor: Bool
  /// The face that was up last, to be seen while the card is being turned down.
  @State private var lastFace: Face?

  var body: some View {
    EmptyCard()
      .modifier(
        Flip(
          part: isUp ? 1 : 0, face: card.face ?? lastFace, card: card, look: look, border: border)
      )
      .animation(Self.turning, value: isUp)
      .modifier(Pulse(part: card.isMatched ? 1 : 0))
      .animation(Self.pulse, value: card.isMatched)
      .onChange(of: card.face) { _, face in if let face { lastFace = face } }
      .onAppear { lastFace = card.face }
  }

  private static let turning = Animation.easeInOut(duration: .milliseconds(320))
  /// Begins when the card has been turned.
  private static let pulse = Animation.linear(duration: .milliseconds(500))
    .delay(.milliseconds(320))

  private var isUp: Bool { card.face != nil }

  private var border: CardBorder {
    if hasCursor { return .cursor }
    return card.isMatched ? .matched : .plain
  }
}

/// Takes the space of a card.
private struct EmptyCard: View {
  var body: some View { Color.terminal.frame(maxWidth: .max, maxHeight: .max) }
}

/// The line round a card.
enum CardBorder: Equatable {
  case plain
  case matched
  /// Focus is here.
  case cursor

  var style: BorderStyle {
    switch self {
    case .plain: .rounded
    case .matched: .double
    case .cursor: .heavy
    }
  }

  func color(_ look: CardLook) -> Color {
    switch self {
    case .plain: look.color
    case .matched: .green
    case .cursor: .brightYellow
    }
  }
}

/// Narrows one side of a card to nothing, then widens the other.
private struct Flip: ViewModifier, Animatable {
  var part: Double
  let face: Face?
  let card: TableCard
  let look: CardLook
  let border: CardBorder

  var animatableData: AnimatableVector {
    get { AnimatableVector(part) }
    set { part = newValue[0] }
  }

  func body(content: Content) -> some View {
    content.hidden().overlay {
      side.scaleEffect(x: abs(1 - 2 * part))
    }
  }

  @ViewBuilder private var side: some View {
    if part > 0.5, let face {
      CardFace(face: face, card: card, look: look).modifier(CardFrame(border: border, look: look))
    } else {
      CardReverse(label: card.position + 1, look: look)
        .modifier(CardFrame(border: border, look: look))
    }
  }
}

/// Widens a card and lets it go back, twice.
private struct Pulse: ViewModifier, Animatable {
  var part: Double

  var animatableData: AnimatableVector {
    get { AnimatableVector(part) }
    set { part = newValue[0] }
  }

  func body(content: Content) -> some View {
    content.scaleEffect(x: abs(1 - 2 * (2 * part).truncatingRemainder(dividingBy: 1)))
  }
}
