import GridSolver
import MemoryEngine
import MemoryModel
import TextUI

/// Where the cards lie in a space, and how much of a card can be drawn there.
///
/// The cards are as large as GridSolver can make them: of the shape of playing cards with a gap
/// between them, or lying where words stand on them, else flatter ones, without gaps at last. Where
/// not even cards of one row fit, the plan is higher than the space, which then has to scroll.
struct BoardPlan: Equatable {
  /// Columns that a face needs.
  private static let faceWidth = 2

  let size: Size
  let card: Size
  let columns: Int
  /// The place of every card, by its position on the table.
  let slots: [Rect]

  /// - Parameters:
  ///   - count: How many cards there are.
  ///   - space: The cells there are for them.
  ///   - cellAspect: How wide a cell is for its height.
  ///   - showsWords: Whether faces are words.
  ///   - labelWidth: How many columns a card needs for its label, if it has one.
  init(
    count: Int, in space: Size, cellAspect: Double, showsWords: Bool = false, labelWidth: Int = 0
  ) {
    let attempts = (showsWords ? Self.wordAttempts : []) + Self.attempts
    let fit = attempts.lazy.compactMap { $0.fit(count, space, cellAspect, labelWidth) }.first
    if let fit {
      size = space
      card = Size(width: fit.cardWidth, height: fit.cardHeight)
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

  /// Lays out the cards of a game as its player wants to see them.
  init(
    of game: MemoryGame<Face>, in space: Size, cellAspect: Double, isUnicode: Bool,
    _ settings: Settings
  ) {
    let count = game.cardCount
    self.init(
      count: count, in: space, cellAspect: cellAspect, showsWords: !isUnicode,
      labelWidth: settings.showsLabels ? "\(count)".count : 0)
  }

  private static func slot(_ position: Int, _ size: Size, of columns: Int) -> Rect {
    let (row, column) = position.quotientAndRemainder(dividingBy: columns)
    return Rect(origin: Point(x: column * (size.width + 1), y: row * 2), size: size)
  }

  /// Whether a card would be dark on a chessboard.
  func isShaded(_ position: Int) -> Bool {
    let (row, column) = position.quotientAndRemainder(dividingBy: max(1, columns))
    return !(row + column).isMultiple(of: 2)
  }

  /// Whether cards have room for a line round a face.
  var hasBorders: Bool { card.width >= 4 && card.height >= 3 }
}

extension BoardPlan {
  /// A way to lay cards out, and the narrowest cards it is good for.
  private struct Attempt {
    let shape: AspectRatio
    let gap: Int
    let narrowest: Int

    func fit(
      _ count: Int, _ space: Size, _ cellAspect: Double, _ labelWidth: Int
    ) -> AspectFitGrid<Int>? {
      // No terminal has cells beyond these shapes.
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

  private static let attempts = [
    Attempt(shape: AspectRatio(2, 3), gap: 1, narrowest: 3),
    Attempt(shape: AspectRatio(1, 1), gap: 1, narrowest: 2),
    Attempt(shape: AspectRatio(1, 1), gap: 0, narrowest: 2),
  ]
}

/// Gives every card the slot of its position.
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

/// Where on the table a card lies, from zero.
enum BoardPosition: LayoutValueKey {
  static var defaultValue: Int { -1 }
}
