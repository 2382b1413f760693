import GridSolver
import TextUI

/// A grid of cards that fits in a space.
struct BoardCandidate: Equatable {
  let columns: Int
  /// The size of a card with its half of the gaps.
  let card: Size
  let edge: CardEdge
  /// True if the cards are wider than cards usually are.
  var isStretched = false

  var inside: Size { edge.inside(of: card) }

  /// Returns the grid of cards of one row that is higher than the space.
  static func scrolled(width: Int, in space: Size) -> BoardCandidate {
    let card = Size(width: width + 1, height: 2)
    return BoardCandidate(
      columns: max(1, (space.width - 1) / card.width), card: card, edge: .gap)
  }
}

/// The grids of a board, of which `BoardRank` chooses one.
struct BoardCandidates {
  let count: Int
  let space: Size
  let cellAspect: Double
  /// True if there are texts, whose cards may be wider than others.
  let hasTexts: Bool

  /// The grids of cards with a rim, those without one, and those without gaps.
  var all: [BoardCandidate] {
    guard count > 0 else { return [] }
    let rims = self.rims(Self.aspects) + (hasTexts ? self.rims(Self.wideAspects) : [])
    let stretched = hasTexts ? self.rims(Self.anyAspects).map(\.stretched) : []
    guard hasTexts || rims.isEmpty else { return rims }
    return rims + stretched + arrangements.compactMap(flat)
      + (hasTexts ? [] : arrangements.compactMap(tight))
  }

  /// The shapes of cards: the width of the visible card divided by its height.
  private static let aspects = AspectRatio(29, 50)...AspectRatio(8, 5)
  private static let wideAspects = AspectRatio(29, 50)...AspectRatio(13, 5)
  private static let anyAspects = AspectRatio(29, 50)...AspectRatio(40, 1)

  private func rims(_ aspects: ClosedRange<AspectRatio>) -> [BoardCandidate] {
    // No terminal has cells beyond these ratios.
    let cell = AspectRatio(Int(1_000 * max(0.1, min(cellAspect, 10))), 1_000)
    let grids = AspectFitGrid.candidates(
      count: count, width: space.width - 1, height: space.height - 1, cardAspects: aspects,
      cellAspect: cell, columnGap: 1, rowGap: 1)
    // With one column less a symbol of two columns may stand in the middle.
    return grids.flatMap { grid in
      let card = Size(width: grid.cardWidth, height: grid.cardHeight).clipped(to: aspects, of: cell)
      return [1, 0].map { Size(width: card.width + $0, height: card.height + 1) }
        .filter { $0.width >= 4 && $0.height >= 3 }
        .map { BoardCandidate(columns: grid.columns, card: $0, edge: .rim) }
    }
  }

  /// The numbers of columns, none of them superfluous, and of their rows.
  private var arrangements: [(columns: Int, rows: Int)] {
    (1...count).lazy.map { ($0, (count + $0 - 1) / $0) }
      .filter { ($1 == 1 ? count : (count + $1 - 1) / $1) == $0 }
      .map { (columns: $0, rows: $1) }
  }

  private func flat(_ columns: Int, _ rows: Int) -> BoardCandidate? {
    let room = Size(width: (space.width - 1) / columns, height: space.height / rows)
    guard room.width >= 3, room.height >= 1 else { return nil }
    let card =
      hasTexts
      ? Size(width: room.width, height: min(room.height, Self.highestFlat))
      : Size(width: min(room.width, Self.widestFlat), height: min(room.height, 2))
    return BoardCandidate(columns: columns, card: card, edge: .gap)
  }

  private func tight(_ columns: Int, _ rows: Int) -> BoardCandidate? {
    let width = space.width / columns
    guard width >= CardWords.symbolWidth, space.height >= rows else { return nil }
    return BoardCandidate(
      columns: columns, card: Size(width: min(width, Self.widestTight), height: 1), edge: .none)
  }

  private static let widestFlat = 7
  private static let highestFlat = 4
  private static let widestTight = 4
}

extension BoardCandidate {
  fileprivate var stretched: BoardCandidate {
    var candidate = self
    candidate.isStretched = true
    return candidate
  }
}

extension Size {
  /// Returns the largest size within this one that is not beyond a range of shapes by a part of a
  /// cell, as a rounded size may be.
  fileprivate func clipped(to aspects: ClosedRange<AspectRatio>, of cell: AspectRatio) -> Size {
    let (narrowest, widest) = (aspects.lowerBound, aspects.upperBound)
    // width · cell / height ≤ widest, and ≥ narrowest.
    let most = height * cell.height * widest.width / (cell.width * widest.height)
    let highest = width * cell.width * narrowest.height / (cell.height * narrowest.width)
    return Size(width: min(width, max(1, most)), height: min(height, max(1, highest)))
  }
}
