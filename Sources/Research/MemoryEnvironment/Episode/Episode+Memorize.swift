import MemoryEngine

// The engine's flip (`MemoryEngine/Table/Flip.swift`) for one player, written a second time because
// of its memory. A card in the array of all games has 6 bytes, and 16 more only if there is a
// bonus; a slot of the engine always has 24. Each card that turns changes its observation in the
// caller's memory at once. The kernel of `MemorySimulation/Pairs` has whole turns of pairs as its
// steps. A test compares every step with the engine's.

extension Episode {
  /// Chooses a card; an invalid one is ignored.
  ///
  /// - Returns: The points.
  mutating func choose(
    _ card: Int, _ terms: Terms, _ cards: inout MutableSpan<EpisodeCard>,
    _ clocks: inout MutableSpan<BonusClock>, _ codes: inout MutableSpan<Int32>
  ) -> Float {
    guard !cards[card].isUp, !cards[card].isMatched else { return 0 }
    let now = Int64(flips) &* terms.flipTime
    if isTurnFinished { settle(at: now, terms, &cards, &clocks, &codes) }
    flips &+= 1
    turnUp(card, &cards, &codes)
    guard Int(turnCount) == terms.matchSize else {
      start(card, at: now, terms, &clocks)
      return 0
    }
    isTurnFinished = true
    if turnAgrees { return Float(match(at: now, terms, &cards, &clocks)) }
    start(card, at: now, terms, &clocks)
    return Float(-terms.missPenalty &* Int64(turnSeen))
  }

  /// Settles the finished turn: matched cards leave the table, missed cards are turned down and
  /// seen.
  private mutating func settle(
    at now: Int64, _ terms: Terms, _ cards: inout MutableSpan<EpisodeCard>,
    _ clocks: inout MutableSpan<BonusClock>, _ codes: inout MutableSpan<Int32>
  ) {
    for card in turnCards {
      cards[card].isUp = false
      codes[card] = turnAgrees ? terms.gone : terms.faceDown
      guard !turnAgrees else { continue }
      if terms.hasBonus { clocks[card].stop(at: now) }
      cards[card].wasSeen = true
    }
    clearTurn()
  }

  private func start(
    _ card: Int, at now: Int64, _ terms: Terms, _ clocks: inout MutableSpan<BonusClock>
  ) {
    if terms.hasBonus { clocks[card].start(at: now, of: terms.bonusLimit) }
  }

  private mutating func turnUp(
    _ card: Int, _ cards: inout MutableSpan<EpisodeCard>, _ codes: inout MutableSpan<Int32>
  ) {
    let kind = cards[card].kind
    if turnCount > 0 { turnAgrees = turnAgrees && kind == cards[Int(turn[0])].kind }
    if cards[card].wasSeen { turnSeen += 1 }
    append(card)
    cards[card].isUp = true
    codes[card] = Int32(kind)
  }

  /// Scores a match, before the last card's clock could start: an unseen card has its whole bonus.
  private mutating func match(
    at now: Int64, _ terms: Terms, _ cards: inout MutableSpan<EpisodeCard>,
    _ clocks: inout MutableSpan<BonusClock>
  ) -> Int64 {
    var points = terms.matchPoints
    for card in turnCards {
      cards[card].isMatched = true
      guard terms.hasBonus else { continue }
      points &+= Int64(clocks[card].bonus(at: now, of: terms.bonusLimit))
      clocks[card].stop(at: now)
    }
    unmatched -= Int32(turnCount)
    return points
  }
}
