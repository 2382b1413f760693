extension AspectFitGrid {
  /// The place of one card, measured from the top left corner of the space.
  public struct Slot: Equatable, Sendable {
    /// The left edge.
    public let x: Length
    /// The top edge.
    public let y: Length
    /// The width of every card.
    public let width: Length
    /// The height of every card.
    public let height: Length
  }

  /// Where the cards of a last row go that is not full.
  public enum LastRow: Sendable {
    /// In the middle of the space.
    case centered
    /// Under the first cards of the other rows.
    case leading
  }

  /// Places the cards row by row; `half` halves a length, `length` makes one of a number.
  private func slots(
    lastRow: LastRow, half: (Length) -> Length, length: (Int) -> Length
  ) -> [Slot] {
    guard count > 0 else { return [] }
    func extent(_ cards: Int, _ size: Length, _ gap: Length) -> Length {
      length(cards) * (size + gap) - gap
    }
    func left(_ cards: Int) -> Length { half(width - extent(cards, cardWidth, columnGap)) }

    let top = half(height - extent(rows, cardHeight, rowGap))
    return (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let isShort = row == rows - 1 && lastRow == .centered
      let left = left(isShort ? count - row * columns : columns)
      return Slot(
        x: left + length(column) * (cardWidth + columnGap),
        y: top + length(row) * (cardHeight + rowGap), width: cardWidth, height: cardHeight)
    }
  }
}

extension AspectFitGrid where Length == Double {
  /// The places of the cards, row by row from the left, the whole block in the middle of the space.
  ///
  /// Rounding may move an outer edge beyond the space, by a few last bits at most.
  ///
  /// - Parameter lastRow: Where the cards of a last row go that is not full.
  /// - Returns: `count` slots.
  public func slots(lastRow: LastRow = .centered) -> [Slot] {
    slots(lastRow: lastRow, half: { $0 / 2 }, length: { Double($0) })
  }
}

extension AspectFitGrid where Length == Int {
  /// The places of the cards, row by row from the left, the whole block in the middle of the space.
  ///
  /// A cell that cannot be shared by both sides stays right of the cards, or below them.
  ///
  /// - Parameter lastRow: Where the cards of a last row go that is not full.
  /// - Returns: `count` slots.
  public func slots(lastRow: LastRow = .centered) -> [Slot] {
    slots(lastRow: lastRow, half: { $0 / 2 }, length: { $0 })
  }
}
