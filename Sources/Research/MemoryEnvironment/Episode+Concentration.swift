// The rules of POPGym 1.0.7 (Morad et al., "POPGym: Benchmarking Partially Observable Reinforcement
// Learning", ICLR 2023), whose own environment is stepped beside this one in CI.

extension Episode {
  /// Turns a card; a turn of two cards, or one with a card that was matched before, ends.
  ///
  /// - Returns: The reward.
  mutating func turnConcentration(
    _ card: Int, _ terms: Terms, _ cards: inout MutableSpan<EpisodeCard>,
    _ codes: inout MutableSpan<Int32>
  ) -> Float {
    if isTurnFinished { hideTurn(terms, cards, &codes) }
    append(card)
    codes[card] = cards[card].kind
    if cards[card].isMatched { return fail(terms) }
    guard turnCount == 2 else { return 0 }
    let other = turn[0]
    guard other != card, cards[other].kind == cards[card].kind else { return fail(terms) }
    isTurnFinished = true
    cards[other].isMatched = true
    cards[card].isMatched = true
    unmatched -= 2
    return Float(terms.success)
  }

  private mutating func fail(_ terms: Terms) -> Float {
    isTurnFinished = true
    return Float(terms.failure * Double(turnCount))
  }

  /// Matched cards stay up.
  private mutating func hideTurn(
    _ terms: Terms, _ cards: borrowing MutableSpan<EpisodeCard>, _ codes: inout MutableSpan<Int32>
  ) {
    for place in 0..<turnCount where !cards[turn[place]].isMatched {
      codes[turn[place]] = terms.faceDown
    }
    clearTurn()
  }
}
