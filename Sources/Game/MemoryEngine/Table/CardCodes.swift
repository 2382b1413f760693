// The table as numbers, for learners and for programs in other languages.

extension TableObservation {
  /// The code of a card that is face down.
  @inlinable public static var faceDown: Int32 { -1 }

  /// The code of an empty place, whose card was matched and has left the table.
  @inlinable public static var gone: Int32 { -2 }

  /// Returns the code of a card: its kind while it is up, otherwise `faceDown` or `gone`.
  ///
  /// The code plus 2 is an index in 0..<kinds + 2, for embedding tables.
  ///
  /// - Precondition: `card` is one of 0..<cardCount.
  @inlinable public func code(of card: Int) -> Int32 {
    let slot = slot(card)
    if slot.state.contains(.up) || isPeeking { return Int32(truncatingIfNeeded: slot.kind) }
    return slot.isOnTable ? Self.faceDown : Self.gone
  }

  /// Writes the codes of all cards, indexed by id, into the caller's memory.
  ///
  /// - Complexity: O(cards), without allocation.
  /// - Precondition: `codes` has exactly `cardCount` elements.
  @inlinable public func observe(into codes: inout MutableSpan<Int32>) {
    precondition(codes.count == cardCount, "room for \(codes.count) of \(cardCount) cards")
    for card in 0..<cardCount { codes[card] = code(of: card) }
  }
}

extension MemoryGame {
  /// Writes the visible state of all cards, indexed by id, into the caller's memory.
  ///
  ///     var codes = [Int32](repeating: 0, count: game.cardCount)
  ///     var span = codes.mutableSpan
  ///     game.observe(at: .seconds(3), into: &span)
  ///
  /// The code of a card that is up is the number of its kind, that of one that is down is
  /// `TableObservation.faceDown` (-1), and that of one that has left the table is
  /// `TableObservation.gone` (-2). Hidden faces cannot be derived from the codes.
  /// `withObservation(at:_:)` gives everything else that a player may know.
  ///
  /// - Parameters:
  ///   - now: The time since the deal, which matters for the peek only.
  ///   - codes: Space for exactly `cardCount` codes.
  /// - Complexity: O(cards), without allocation.
  /// - Precondition: `codes` has as many elements as the game has cards.
  @inlinable public func observe(at now: Duration, into codes: inout MutableSpan<Int32>) {
    TableObservation(
      slots: slots.span, scores: scoreTable.points.span, progress: progress, rules: numbers,
      now: now.clampedNanoseconds
    ).observe(into: &codes)
  }
}
