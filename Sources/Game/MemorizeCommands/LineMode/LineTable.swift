import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The table as lines: `[5]` for a card face down, a word for one face up, `.` for a gap.
///
/// With halves, `(5)` is the second card of a pair with different faces.
struct LineTable {
  let lines: [String]

  /// - Parameters:
  ///   - cards: The table in order.
  ///   - longestWord: The length of the longest word in the game, so that columns stay in place.
  ///   - width: The number of characters of a line; each line has at least one card.
  ///   - showsHalves: True if the two cards of a pair have labels of their own.
  ///   - spoken: Returns the name of a face.
  init(
    _ cards: [TableCard], longestWord: Int, width: Int, showsHalves: Bool = false,
    spoken: (Face) -> String = { $0.spoken }
  ) {
    let label = "[\(cards.count)]".utf8.count
    let cell = max(label, longestWord) + 2
    let columns = Self.columns(for: cards.count, fitting: max(1, (width + 1) / cell))
    let texts = cards.map { Self.text($0, showsHalves: showsHalves, spoken) }
    lines = stride(from: 0, to: texts.count, by: columns).map { start in
      let row = texts[start..<min(start + columns, texts.count)]
      return row.map { Self.padded($0, to: cell) }.joined().withoutSpacesAtEnd
    }
  }

  private static func text(
    _ card: TableCard, showsHalves: Bool, _ spoken: (Face) -> String
  ) -> String {
    guard card.isOnTable else { return "." }
    if let face = card.face { return spoken(face) }
    let isSecond = showsHalves && card.half == .second
    return isSecond ? "(\(card.position + 1))" : "[\(card.position + 1)]"
  }

  /// Returns the fewest columns that need no more rows than the most columns that fit.
  private static func columns(for count: Int, fitting most: Int) -> Int {
    let rows = max(1, (count + most - 1) / most)
    return max(1, (count + rows - 1) / rows)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Face {
  /// The word in line mode, in printable form.
  var spoken: String { word.printable(atMost: Face.longestWord) }
}

// Players call a card by its place on the table, starting from one.
extension GameViewModel {
  func choose(cardLabelled label: Int) -> Outcome {
    let order = game.tableOrder
    return choose(order.indices.contains(label - 1) ? order[label - 1] : .max)
  }

  func label(of card: Int) -> Int {
    (game.tableOrder.firstIndex(of: card) ?? card) + 1
  }
}
