import MemoryEngine
import MemoryViewModel
import TextUI

/// The cards in their places, and those that are still in the deck.
struct BoardCards: View {
  let motion: TableMotion
  let cards: [TableCard]
  let plan: BoardPlan
  let look: CardLook
  let state: BoardState
  /// True if the board has keyboard focus, so that its cursor is shown.
  let isFocused: Bool
  /// The ids of cards that are marked as known.
  var known: Set<Int> = []
  let choose: (TableCard) -> Void
  /// True once the deck has been shown, so that even the first card flies out of it.
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
      card: card, look: look.half(card.half).shaded(plan.isShaded(card.position)),
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

  /// The cursor at a place whose card has left the table.
  @ViewBuilder private var emptyPlace: some View {
    let cursor = state.cursor.position
    if isFocused, cards.indices.contains(cursor), !cards[cursor].isOnTable {
      EmptyPlace(look: look).layoutValue(key: BoardPosition.self, value: cursor)
    }
  }

  /// The deck: cards that are not dealt yet, of which only the upper ones are drawn.
  private var deck: some View {
    ZStack {
      ForEach(Array(cards.filter(isInDeck).prefix(8).enumerated().reversed()), id: \.element.id) {
        index, card in
        let look = look.half(card.half)
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

  private static let table = Namespace.ID("table")

  /// Returns the identity of a card, which differs between deals.
  private func key(_ card: TableCard) -> [Int] { [motion.deals, card.id] }
}

/// The cursor at an empty place.
private struct EmptyPlace: View {
  let look: CardLook

  @ViewBuilder var body: some View {
    if let colors = look.colors {
      CardSurface(nil, rim: .plain(colors.cursorRim), ring: colors.cursor)
    } else {
      Text(look.isUnicode ? "·" : ".").dim()
        .frame(maxWidth: .max, maxHeight: .max)
        .border(.dashed, color: .gray)
    }
  }
}
