import MemoryEngine
import MemoryViewModel

// Players call a card by its place on the table, counted from one.
extension GameViewModel {
  func choose(cardLabelled label: Int) -> Outcome {
    let order = game.tableOrder
    return choose(order.indices.contains(label - 1) ? order[label - 1] : .max)
  }

  func label(of card: Int) -> Int {
    (game.tableOrder.firstIndex(of: card) ?? card) + 1
  }
}
