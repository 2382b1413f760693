extension VectorEnvironment {
  /// True for each card, game by game, that can be chosen without a cost or being ignored.
  ///
  /// In `memorize` these are the cards that are face down. In `concentration` the cards of a failed
  /// turn on show are valid as well, because the next step hides them first.
  public var actionMasks: [Bool] {
    var masks = [UInt8](repeating: 0, count: cards.count)
    var span = masks.mutableSpan
    writeActionMasks(to: &span)
    return masks.map { $0 == 1 }
  }

  /// Writes 1 for each valid card and 0 for the others.
  ///
  /// - Precondition: There is a byte for each card.
  func writeActionMasks(to masks: inout MutableSpan<UInt8>) {
    precondition(masks.count == cards.count, "\(masks.count) bytes for \(cards.count) cards")
    let (codes, faceDown) = (observations.span, terms.faceDown)
    // Bytes in a loop without branches, of which the compiler makes vector instructions.
    for card in codes.indices {
      masks[unchecked: card] = codes[unchecked: card] == faceDown ? 1 : 0
    }
    guard options.moves == .concentration else { return }
    for episode in episodes where episode.isTurnFinished {
      for card in episode.turnCards where !cards[card].isMatched { masks[card] = 1 }
    }
  }
}
