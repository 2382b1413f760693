extension VectorEnvironment {
  /// True for each card, game by game, that can be chosen without a cost or being ignored.
  ///
  /// In `memorize` these are the cards that are face down. In `concentration` the cards of a failed
  /// turn on show are valid as well, because the next step hides them first.
  public var actionMasks: [Bool] {
    var masks = observations.map { $0 == terms.faceDown }
    guard options.moves == .concentration else { return masks }
    for episode in episodes where episode.isTurnFinished {
      for card in episode.turnCards where !cards[card].isMatched { masks[card] = true }
    }
    return masks
  }
}
