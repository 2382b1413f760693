import MemoryEngine
import MemoryViewModel
import TextUI

/// The cards in their places, and those that wait in the deck.
struct BoardCards: View {
  let model: GameViewModel
  let cards: [TableCard]
  let plan: BoardPlan
  let look: CardLook
  /// The position with the cursor; nil when focus is elsewhere.
  let cursor: Int?
  let choose: (TableCard) -> Void

  var body: some View {
    BoardLayout(plan: plan)() {
      ForEach(cards.filter { $0.isOnTable && !$0.isInDeck }) { card in
        slot(card)
      }
      emptyPlace
    }
    .overlay(alignment: .bottomTrailing) { deck }
    .animation(.easeOut(duration: model.schedule.duration), value: landed)
    .animation(.easeIn(duration: .milliseconds(350)), value: left)
  }

  private func slot(_ card: TableCard) -> some View {
    CardView(
      card: card, look: look.shaded(plan.isShaded(card.position)),
      hasCursor: cursor == card.position
    )
    .matchedGeometryEffect(id: key(card), in: Self.table)
    .overlay { points(of: card) }
    .onTapGesture { choose(card) }
    .transition(.opacity)
    .zIndex(model.lastChange?.card == card.id ? 1 : 0)
    .layoutValue(key: BoardPosition.self, value: card.position)
  }

  @ViewBuilder private func points(of card: TableCard) -> some View {
    if let change = model.lastChange, change.card == card.id {
      FlyingPoints(change: change).id(change.flip)
    }
  }

  /// Shows the cursor where a card has left the table.
  @ViewBuilder private var emptyPlace: some View {
    if let cursor, cards.indices.contains(cursor), !cards[cursor].isOnTable {
      Text(look.isUnicode ? "·" : ".").dim()
        .frame(maxWidth: .max, maxHeight: .max)
        .border(.dashed, color: .gray)
        .layoutValue(key: BoardPosition.self, value: cursor)
    }
  }

  /// The cards that have not been dealt yet lie on each other; only the upper ones are drawn.
  private var deck: some View {
    ZStack {
      ForEach(cards.filter(\.isInDeck).prefix(8).reversed()) { card in
        CardReverse(label: card.position + 1, look: look.withoutLabels)
          .modifier(CardFrame(border: .plain, look: look))
          .matchedGeometryEffect(id: key(card), in: Self.table)
      }
    }
    .frame(width: plan.card.width, height: plan.card.height)
  }

  private var landed: Int { cards.count { !$0.isInDeck } }

  private var left: Int { cards.count { $0.isOnTable } }

  private static let table = Namespace("table")

  /// Cards of another deal are other cards.
  private func key(_ card: TableCard) -> [Int] { [model.deals, card.id] }
}
