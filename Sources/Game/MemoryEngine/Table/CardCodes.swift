// What lies on the table as numbers, for learners and for programs in other languages.

extension TableObservation {
  /// The code of a card whose face nobody can see now.
  @inlinable public static var faceDown: Int32 { -1 }

  /// The code of an empty place: the card was matched and has left the table.
  @inlinable public static var gone: Int32 { -2 }

  /// What can be seen of a card, as a number: its kind, or else `faceDown` or `gone`.
  ///
  /// With 2 added it is an index in 0..<kinds + 2, as tables of embeddings want it.
  ///
  /// - Precondition: `card` is one of 0..<cardCount.
  @inlinable public func code(of card: Int) -> Int32 {
    let slot = slot(card)
    if slot.state.contains(.up) || isPeeking { return Int32(truncatingIfNeeded: slot.kind) }
    return slot.isOnTable ? Self.faceDown : Self.gone
  }

  /// Writes the code of every card, by its id, into memory of the caller's.
  ///
  /// - Complexity: O(cards), without allocation.
  /// - Precondition: There is room for `cardCount` codes, and for no more.
  @inlinable public func observe(into codes: inout MutableSpan<Int32>) {
    precondition(codes.count == cardCount, "room for \(codes.count) of \(cardCount) cards")
    for card in 0..<cardCount { codes[card] = code(of: card) }
  }
}

extension MemoryGame {
  /// Writes what may be seen of every card, by its id, into memory of the caller's.
  ///
  ///     var codes = [Int32](repeating: 0, count: game.cardCount)
  ///     var span = codes.mutableSpan
  ///     game.observe(at: .seconds(3), into: &span)
  ///
  /// A card that is up is the number of its kind, one that is down `TableObservation.faceDown` (-1),
  /// and one that has left the table `TableObservation.gone` (-2). Nothing hidden can be told from
  /// it. All else that a player may know comes from `withObservation(at:_:)`.
  ///
  /// - Parameters:
  ///   - now: The time since the deal, on which only the peek depends.
  ///   - codes: Room for exactly `cardCount` codes.
  /// - Complexity: O(cards), without allocation.
  /// - Precondition: `codes` has as many elements as the game has cards.
  @inlinable public func observe(at now: Duration, into codes: inout MutableSpan<Int32>) {
    TableObservation(
      slots: slots.span, scores: scoreTable.points.span, progress: progress, rules: numbers,
      now: now.clampedNanoseconds
    ).observe(into: &codes)
  }
}
