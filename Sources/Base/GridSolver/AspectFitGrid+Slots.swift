extension AspectFitGrid {
  /// The frame of one card, measured from the top left corner of the space.
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

  /// The alignment of a last row that is not full.
  public enum LastRow: Sendable {
    /// The row is centred in the space.
    case centered
    /// The cards stand under the first cards of the other rows.
    case leading
  }

  /// Places the cards row by row; `half` halves a length, `length` converts a number to one.
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
  /// Returns the frames of the cards, row by row from the left, with the block centred in the
  /// space.
  ///
  /// Rounding may move an outer edge beyond the space, by a few last bits at most.
  ///
  /// - Parameter lastRow: The alignment of a last row that is not full.
  /// - Returns: `count` slots.
  public func slots(lastRow: LastRow = .centered) -> [Slot] {
    slots(lastRow: lastRow, half: { $0 / 2 }, length: { Double($0) })
  }
}

extension AspectFitGrid where Length == Int {
  /// Returns the frames of the cards, row by row from the left, with the block centred in the
  /// space.
  ///
  /// An odd remaining cell stays to the right of the cards, or below them.
  ///
  /// - Parameter lastRow: The alignment of a last row that is not full.
  /// - Returns: `count` slots.
  public func slots(lastRow: LastRow = .centered) -> [Slot] {
    slots(lastRow: lastRow, half: { $0 / 2 }, length: { $0 })
  }
}
