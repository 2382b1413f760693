import GridSolver
import MemoryEngine
import MemoryModel
import TextUI

/// The places of the cards in a space, and the details that fit on a card.
///
/// `BoardCandidates` lists grids with narrow and wide cards, and the plan takes the one with the
/// least `BoardRank`. If no grid fits, the plan is higher than the space, which must scroll.
struct BoardPlan: Equatable {
  let size: Size
  /// The size of a card with its half of the gaps round it.
  let card: Size
  /// The use of the cells at the edge of a card.
  let edge: CardEdge
  let columns: Int
  /// The rectangle of every card, by its position on the table.
  let slots: [Rect]

  /// The space for a face.
  var inside: Size { edge.inside(of: card) }

  /// - Parameters:
  ///   - count: The number of cards.
  ///   - space: The available cells.
  ///   - cellAspect: The width of a cell divided by its height.
  ///   - words: The texts that cards show in full, if there is a way.
  ///   - labelWidth: The columns for the label of a card, if it has one.
  init(
    count: Int, in space: Size, cellAspect: Double, words: CardWords = .symbols,
    labelWidth: Int = 0
  ) {
    let candidates = BoardCandidates(
      count: count, space: space, cellAspect: cellAspect, hasTexts: !words.texts.isEmpty)
    let best = candidates.all.lazy
      .filter { $0.inside.width >= max(CardWords.symbolWidth, labelWidth) }
      .map { BoardRank(of: $0, count, words) }.min()
    self.init(
      best?.candidate ?? .scrolled(width: max(CardWords.symbolWidth, labelWidth), in: space),
      count: count, in: space)
  }

  /// Creates the plan of a game's cards by the settings.
  init(
    of game: MemoryGame<Face>, in space: Size, cellAspect: Double, words: CardWords,
    _ settings: Settings
  ) {
    let count = game.cardCount
    self.init(
      count: count, in: space, cellAspect: cellAspect, words: words,
      labelWidth: settings.showsLabels ? "\(count)".count : 0)
  }

  private init(_ grid: BoardCandidate, count: Int, in space: Size) {
    let rows = (count + grid.columns - 1) / grid.columns
    size = Size(width: space.width, height: max(space.height, rows * grid.card.height))
    (card, edge, columns) = (grid.card, grid.edge, grid.columns)
    let places = BoardPlaces(grid, count: count, rows: rows, in: size)
    slots = (0..<count).map(places.slot)
  }

  /// Returns true if the card is on a dark square of a chessboard.
  func isShaded(_ position: Int) -> Bool {
    let (row, column) = position.quotientAndRemainder(dividingBy: max(1, columns))
    return !(row + column).isMultiple(of: 2)
  }
}

/// The use of the cells at the edge of a card.
enum CardEdge: Equatable {
  /// All of them are half gap and half rim, or a border.
  case rim
  /// The last column is a gap, and of several rows the lower half of the last one.
  case gap
  /// The card has all cells.
  case none

  /// Returns the space for a face in a card of a size.
  func inside(of card: Size) -> Size {
    switch self {
    case .rim: Size(width: card.width - 2, height: card.height - 2)
    case .gap: Size(width: card.width - 1, height: max(1, card.height - 1))
    case .none: card
    }
  }
}

/// The places of cards in the middle of a space, with up to two columns and one row between them
/// where they leave any.
private struct BoardPlaces {
  let grid: BoardCandidate
  let count: Int
  let rows: Int
  let space: Size
  let gap: Size

  init(_ grid: BoardCandidate, count: Int, rows: Int, in space: Size) {
    (self.grid, self.count, self.rows, self.space) = (grid, count, rows, space)
    let spareColumns = max(0, space.width - grid.columns * grid.card.width)
    let spareRows = max(0, space.height - rows * grid.card.height)
    gap = Size(
      width: min(2, spareColumns / (grid.columns + 1)),
      height: rows > 1 ? min(1, spareRows / (rows + 1)) : 0)
  }

  /// Returns the rectangle of a position; a spare row stays above the cards.
  func slot(_ position: Int) -> Rect {
    let (row, column) = position.quotientAndRemainder(dividingBy: grid.columns)
    let isLast = row == rows - 1
    let shown = isLast ? count - row * grid.columns : grid.columns
    let width = shown * (grid.card.width + gap.width) - gap.width
    let height = rows * (grid.card.height + gap.height) - gap.height
    let left = max(grid.edge == .gap ? 1 : 0, (space.width - width) / 2)
    let origin = Point(
      x: left + column * (grid.card.width + gap.width),
      y: (space.height - height + 1) / 2 + row * (grid.card.height + gap.height))
    return Rect(origin: origin, size: grid.card)
  }
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
