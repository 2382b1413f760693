// The rules of POPGym 1.0.7 (Morad et al., "POPGym: Benchmarking Partially Observable Reinforcement
// Learning", ICLR 2023), whose own environment CI steps for comparison.

extension Episode {
  /// Turns a card; a turn ends after two cards, or with a card that was matched before.
  ///
  /// - Returns: The reward.
  mutating func turnConcentration(
    _ card: Int, _ terms: Terms, _ cards: inout MutableSpan<EpisodeCard>,
    _ codes: inout MutableSpan<Int32>
  ) -> Float {
    if isTurnFinished { hideTurn(terms, cards, &codes) }
    append(card)
    codes[card] = Int32(cards[card].kind)
    if cards[card].isMatched { return fail(terms) }
    guard turnCount == 2 else { return 0 }
    let other = Int(turn[0])
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

  /// Hides the cards of a turn, except for matched ones.
  private mutating func hideTurn(
    _ terms: Terms, _ cards: borrowing MutableSpan<EpisodeCard>, _ codes: inout MutableSpan<Int32>
  ) {
    for card in turnCards where !cards[card].isMatched { codes[card] = terms.faceDown }
    clearTurn()
  }
}
