import GridSolver
import MemoryEngine
import MemoryModel
import TextUI

/// The places of the cards in a space, and the details that fit on a card.
///
/// The cards are as large as GridSolver can make them: in the shape of playing cards with gaps
/// between them, or wide if words would be truncated, otherwise flatter, finally without gaps. If
/// not even one row of cards fits, the plan is higher than the space, which must scroll.
struct BoardPlan: Equatable {
  /// The columns that a face needs.
  private static let faceWidth = 2

  let size: Size
  let card: Size
  let columns: Int
  /// The rectangle of every card, by its position on the table.
  let slots: [Rect]

  /// - Parameters:
  ///   - count: The number of cards.
  ///   - space: The available cells.
  ///   - cellAspect: The width of a cell divided by its height.
  ///   - showsWords: True if words replace symbols.
  ///   - words: The texts that cards must show in full, if there is a way.
  ///   - labelWidth: The columns for the label of a card, if it has one.
  init(
    count: Int, in space: Size, cellAspect: Double, showsWords: Bool = false,
    words: CardWords = CardWords([]), labelWidth: Int = 0
  ) {
    let usual = (showsWords ? Self.wordAttempts : []) + Self.attempts
    func grids(_ attempts: [Attempt]) -> some Sequence<AspectFitGrid<Int>> {
      attempts.lazy.compactMap { $0.fit(count, space, cellAspect, labelWidth) }
    }
    var fit = grids(usual).first { _ in true }
    if let first = fit, !words.isEmpty {
      fit = Self.first(of: grids(Array(usual.prefix(1)) + Self.wideAttempts), for: words) ?? first
    }
    if let fit {
      size = space
      card = fit.card
      columns = fit.columns
      slots = fit.slots().map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    } else {
      let smallest = Size(width: max(Self.faceWidth, labelWidth), height: 1)
      let columns = max(1, (space.width + 1) / (smallest.width + 1))
      size = Size(width: space.width, height: (count + columns - 1) / columns * 2 - 1)
      card = smallest
      self.columns = columns
      slots = (0..<count).map { Self.slot($0, smallest, of: columns) }
    }
  }

  /// Creates the plan of a game's cards by the settings.
  init(
    of game: MemoryGame<Face>, in space: Size, cellAspect: Double, isUnicode: Bool,
    _ settings: Settings
  ) {
    let count = game.cardCount
    self.init(
      count: count, in: space, cellAspect: cellAspect, showsWords: !isUnicode,
      words: CardWords(of: game, isUnicode: isUnicode),
      labelWidth: settings.showsLabels ? "\(count)".count : 0)
  }

  private static func slot(_ position: Int, _ size: Size, of columns: Int) -> Rect {
    let (row, column) = position.quotientAndRemainder(dividingBy: columns)
    return Rect(origin: Point(x: column * (size.width + 1), y: row * 2), size: size)
  }

  /// Returns true if the card is on a dark square of a chessboard.
  func isShaded(_ position: Int) -> Bool {
    let (row, column) = position.quotientAndRemainder(dividingBy: max(1, columns))
    return !(row + column).isMultiple(of: 2)
  }

  /// True if cards have space for a border around a face.
  var hasBorders: Bool { card.hasBorders }
}

extension AspectFitGrid<Int> {
  fileprivate var card: Size { Size(width: cardWidth, height: cardHeight) }
}

extension Size {
  fileprivate var hasBorders: Bool { width >= 4 && height >= 3 }

  /// The size inside of the border of a card of this size.
  fileprivate var inside: Size {
    hasBorders ? Size(width: width - 2, height: height - 2) : self
  }
}

extension BoardPlan {
  /// A way to lay out cards, with the narrowest card for which it is used.
  private struct Attempt {
    let shape: AspectRatio
    let gap: Int
    let narrowest: Int

    func fit(
      _ count: Int, _ space: Size, _ cellAspect: Double, _ labelWidth: Int
    ) -> AspectFitGrid<Int>? {
      // No terminal has cells beyond these ratios.
      let cell = AspectRatio(Int(1_000 * max(0.1, min(cellAspect, 10))), 1_000)
      let grid = AspectFitGrid(
        count: count, width: space.width, height: space.height, cardAspect: shape,
        cellAspect: cell, columnGap: gap)
      return grid.flatMap { count == 0 || $0.cardWidth >= max(narrowest, labelWidth) ? $0 : nil }
    }
  }

  private static let wordAttempts = [
    Attempt(shape: AspectRatio(3, 2), gap: 1, narrowest: 5),
    Attempt(shape: AspectRatio(2, 1), gap: 1, narrowest: 5),
  ]

  /// The shapes for words that other cards cut, the least wide first.
  private static let wideAttempts = [1, 2, 3, 4, 6, 8, 10, 14, 20].map { width in
    Attempt(shape: AspectRatio(width + 1, 2), gap: 1, narrowest: 3)
  }

  /// Returns the first grid whose cards show all words unbroken, or else broken into lines, or else
  /// as many as possible; of grids that show as many, the one with the largest cards.
  private static func first(
    of grids: some Sequence<AspectFitGrid<Int>>, for words: CardWords
  ) -> AspectFitGrid<Int>? {
    let whole = [false, true].lazy.compactMap { breaksWords in
      grids.first { words.fit(in: $0.card.inside, breaksWords: breaksWords) }
    }.first
    func rank(_ grid: AspectFitGrid<Int>) -> (Int, Int) {
      let inside = grid.card.inside
      return (words.count(in: inside, breaksWords: true), inside.width * inside.height)
    }
    return whole ?? grids.max { rank($0) < rank($1) }
  }

  private static let attempts = [
    Attempt(shape: AspectRatio(2, 3), gap: 1, narrowest: 3),
    Attempt(shape: AspectRatio(1, 1), gap: 1, narrowest: 2),
    Attempt(shape: AspectRatio(1, 1), gap: 0, narrowest: 2),
  ]
}

/// A layout that gives every card the rectangle of its position.
struct BoardLayout: Layout {
  let plan: BoardPlan

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size { plan.size }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    for child in children {
      let position = child[BoardPosition.self]
      guard plan.slots.indices.contains(position) else { continue }
      child.place(in: plan.slots[position].offset(x: rect.x, y: rect.y))
    }
  }
}

/// The position of a card on the table.
enum BoardPosition: LayoutValueKey {
  static var defaultValue: Int { -1 }
}
