import MemoryEngine
import MemoryViewModel
import TextUI

/// The cards in their places, and those that wait in the deck.
struct BoardCards: View {
  let motion: TableMotion
  let cards: [TableCard]
  let plan: BoardPlan
  let look: CardLook
  let state: BoardState
  /// Whether keys act on the board, so that its cursor is shown.
  let isFocused: Bool
  /// The ids of cards to be marked as known.
  var known: Set<Int> = []
  let choose: (TableCard) -> Void
  /// Whether the deck has been seen, out of which the first card flies as well.
  @State private var hasDeckBeenSeen = false

  var body: some View {
    BoardLayout(plan: plan)() {
      ForEach(cards.filter { $0.isOnTable && !isInDeck($0) }) { card in
        slot(card)
      }
      emptyPlace
    }
    .overlay(alignment: .bottomTrailing) { deck }
    .onAppear { hasDeckBeenSeen = true }
    .animation(flight, value: landed)
    .animation(Self.leaving, value: left)
  }

  private var flight: Animation {
    .easeOut(duration: motion.flight).frames(perSecond: 30)
  }

  private static let leaving = Animation.easeIn(duration: .milliseconds(200))
    .frames(perSecond: 30)

  private func slot(_ card: TableCard) -> some View {
    CardView(
      card: card, look: look.shaded(plan.isShaded(card.position)),
      marks: marks(of: card)
    )
    .matchedGeometryEffect(id: key(card), in: Self.table)
    .background { flightStart(card) }
    .onTapGesture { choose(card) }
    .transition(.asymmetric(insertion: .identity, removal: .scale))
    .zIndex(card.dealt < 1 ? 2 : motion.lastChange?.card == card.id ? 1 : 0)
    .layoutValue(key: BoardPosition.self, value: card.position)
  }

  private func marks(of card: TableCard) -> CardMarks {
    var marks = state.marks(of: card, isFocused: isFocused)
    marks.isKnown = known.contains(card.id)
    return marks
  }

  @ViewBuilder private func flightStart(_ card: TableCard) -> some View {
    if motion.lastChange?.card == card.id { Color.clear.pointsFlyFromHere() }
  }

  /// Shows the cursor where a card has left the table.
  @ViewBuilder private var emptyPlace: some View {
    let cursor = state.cursor.position
    if isFocused, cards.indices.contains(cursor), !cards[cursor].isOnTable {
      EmptyPlace(look: look).layoutValue(key: BoardPosition.self, value: cursor)
    }
  }

  /// The cards that have not been dealt yet lie on each other; only the upper ones are drawn.
  private var deck: some View {
    ZStack {
      ForEach(Array(cards.filter(isInDeck).prefix(8).enumerated().reversed()), id: \.element.id) {
        index, card in
        CardReverse(label: card.position + 1, look: look.withoutLabels)
          .modifier(CardFrame(marks: CardMarks(), look: look, isUp: false))
          .matchedGeometryEffect(id: key(card), in: Self.table)
          .offset(x: -min(index, 2))
      }
    }
    .frame(width: plan.card.width, height: plan.card.height)
  }

  private func isInDeck(_ card: TableCard) -> Bool {
    card.isInDeck || !hasDeckBeenSeen && !motion.isDealt
  }

  private var landed: Int { cards.count { !isInDeck($0) } }

  private var left: Int { cards.count { $0.isOnTable } }

  private static let table = Namespace("table")

  /// Cards of another deal are other cards.
  private func key(_ card: TableCard) -> [Int] { [motion.deals, card.id] }
}

/// The cursor where no card is.
private struct EmptyPlace: View {
  let look: CardLook

  @ViewBuilder var body: some View {
    if let colors = look.colors {
      CardSurface(nil, rim: colors.cursor)
    } else {
      Text(look.isUnicode ? "·" : ".").dim()
        .frame(maxWidth: .max, maxHeight: .max)
        .border(.dashed, color: .gray)
    }
  }
}
