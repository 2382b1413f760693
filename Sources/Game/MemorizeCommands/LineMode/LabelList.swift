import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The labels of a line that are checked before the first card is turned.
///
/// The check uses only what players see: whether two hidden cards match is not known.
struct LabelList {
  let labels: [Int]
  let model: GameViewModel

  /// The reason why no card of the line is turned; nil if the cards can be turned in order.
  var refusal: String? {
    guard labels.count > 1 else { return nil }
    let reason = labels.lazy.compactMap(absence).first ?? repetition
    return reason.map { "\($0) No card was turned." }
  }

  /// Returns the reason why a label is that of no card on the table.
  private func absence(of label: Int) -> String? {
    guard (1...model.game.cardCount).contains(label) else {
      return model.say(.outOfRange, label: label)
    }
    return model.table[label - 1].isMatched ? model.say(.matched, label: label) : nil
  }

  /// The reason why a card would be turned that is up.
  private var repetition: String? {
    let size = model.game.rules.matchSize
    let shown = Set(model.game.faceUp.map(model.label))
    var (turn, before) = shown.count < size ? (shown, []) : ([], shown)
    for label in labels {
      if turn.contains(label) || turn.isEmpty && before.contains(label) {
        return shown.contains(label)
          ? model.say(.alreadyUp, label: label) : "Card \(label) is in this line twice."
      }
      turn.insert(label)
      guard turn.count == size else { continue }
      // After a turn of a person it may be a computer's, which turns other cards.
      if !model.setup.opponents.isEmpty { return nil }
      (turn, before) = ([], turn)
    }
    return nil
  }
}
