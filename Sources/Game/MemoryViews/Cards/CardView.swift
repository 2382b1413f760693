import MemoryModel
import MemoryViewModel
import TextUI

/// A card of the table, which turns, whose rim closes when it is matched, and shows the cursor.
struct CardView: View, Equatable {
  let card: TableCard
  let look: CardLook
  let marks: CardMarks
  /// The last face that was up, which shows while the card is turned down.
  @State private var lastFace: Face?

  var body: some View {
    let turning = TurningCard(
      face: card.face ?? lastFace, card: card, look: look, marks: marks)
    EmptyCard()
      .modifier(Closing(part: card.isMatched ? 1 : 0, turning: turning))
      .animation(Self.closing, value: card.isMatched)
      .onChange(of: card.face) { _, face in if let face { lastFace = face } }
      .onAppear { lastFace = card.face }
  }

  /// The animation of a match, which starts when the card has been turned.
  private static let closing = Animation.linear(duration: .milliseconds(300))
    .delay(.milliseconds(220)).frames(perSecond: 30)

  nonisolated static func == (first: CardView, second: CardView) -> Bool {
    first.card == second.card && first.look == second.look && first.marks == second.marks
  }
}

/// An empty view of a card's size.
private struct EmptyCard: View {
  var body: some View { Color.clear.frame(maxWidth: .max, maxHeight: .max) }
}

/// A modifier that closes the rim of a matched card.
private struct Closing: ViewModifier, Animatable {
  var part: Double
  let turning: TurningCard

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func body(content: Content) -> some View {
    content
      .modifier(Flip(part: turning.card.face == nil ? 0 : 1, closed: part, turning: turning))
      .animation(Self.turning, value: turning.card.face != nil)
  }

  private static let turning = Animation.easeInOut(duration: .milliseconds(220))
    .frames(perSecond: 30)
}

/// A modifier that narrows one side of a card to nothing, then widens the other.
private struct Flip: ViewModifier, Animatable {
  var part: Double
  let closed: Double
  let turning: TurningCard

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func body(content: Content) -> some View {
    content.hidden().overlay { side }
  }

  private var share: Double { abs(1 - 2 * part) }

  @ViewBuilder private var side: some View {
    if part > 0.5, let face = turning.face {
      turning.front(face, share: share, closed: closed)
    } else {
      turning.back(share: share)
    }
  }
}

/// A card with both of its sides.
@MainActor private struct TurningCard {
  /// The face, also while the card is turned down.
  let face: Face?
  let card: TableCard
  let look: CardLook
  let marks: CardMarks

  func front(_ face: Face, share: Double, closed: Double) -> some View {
    CardFace(face: face, look: look)
      .modifier(
        CardFrame(
          marks: marks, look: look, isUp: true, countdown: Countdown(of: card), share: share,
          closed: closed))
  }

  func back(share: Double) -> some View {
    CardReverse(
      label: card.position + 1, look: marks.isFlying ? look.withoutLabels : look,
      isCandidate: marks.isCandidate, isKnown: marks.isKnown
    )
    .modifier(CardFrame(marks: marks, look: look, isUp: false, share: share))
  }
}
