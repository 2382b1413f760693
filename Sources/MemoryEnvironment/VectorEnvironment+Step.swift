extension VectorEnvironment {
  /// Takes an action in every game; what came of it can then be read.
  ///
  /// - Parameter actions: The number of a card for each game; that of a game that this step resets
  ///   counts for nothing.
  /// - Throws: `EnvironmentError`, before anything is changed.
  public mutating func step(_ actions: Span<Int64>) throws(EnvironmentError) {
    try check(actions)
    switch options.moves {
    case .memorize:
      Self.take(actions, terms, &episodes, &cards, &clocks, &observations) {
        $0.choose($1, $2, &$3, &$4, &$5)
      }
    case .concentration:
      Self.take(actions, terms, &episodes, &cards, &clocks, &observations) {
        $0.turnConcentration($1, $2, &$3, &$5)
      }
    }
    for place in episodes.indices { finish(place) }
  }

  private func check(_ actions: Span<Int64>) throws(EnvironmentError) {
    guard actions.count == options.games else {
      throw .count("actions", actions.count, expected: options.games)
    }
    for place in episodes.indices {
      guard (0..<Int64(terms.cards)).contains(actions[place]) else {
        throw .action(actions[place], place: place, cards: terms.cards)
      }
      switch episodes[place].phase {
      case .playing: continue
      case .undealt: throw .notReset(place: place)
      case .over where options.autoreset == .nextStep: continue
      case .over: throw .gameOver(place: place)
      }
    }
  }

  // Apart from the environment, because a span of one of its arrays would lock all of it; inlined into
  // each of its calls, so that no closure is left in the loop.
  @inline(__always) private static func take(
    _ actions: Span<Int64>, _ terms: Terms, _ episodes: inout [Episode],
    _ cards: inout [TableCard], _ clocks: inout [CardClock], _ observations: inout [Int32],
    by move: (
      inout Episode, Int, Terms, inout MutableSpan<TableCard>, inout MutableSpan<CardClock>,
      inout MutableSpan<Int32>
    ) -> Float
  ) {
    var cards = cards.mutableSpan
    var clocks = clocks.mutableSpan
    var codes = observations.mutableSpan
    var episodes = episodes.mutableSpan
    for place in episodes.indices where episodes[place].phase == .playing {
      let card = episodes[place].first + Int(actions[place])
      episodes[place].reward = move(&episodes[place], card, terms, &cards, &clocks, &codes)
      episodes[place].steps += 1
    }
  }
}

extension VectorEnvironment {
  /// Says what the step brought, and deals anew what is to be reset by itself.
  private mutating func finish(_ place: Int) {
    guard episodes[place].phase == .playing else {
      rewards[place] = 0
      terminated[place] = false
      truncated[place] = false
      return dealNext(place)
    }
    rewards[place] = episodes[place].reward
    terminated[place] = episodes[place].unmatched == 0
    truncated[place] = episodes[place].steps >= terms.horizon
    if terminated[place] || truncated[place] { end(place) }
  }

  private mutating func end(_ place: Int) {
    episodes[place].phase = .over
    guard options.autoreset == .sameStep else { return }
    for card in range(of: place) { finalObservations[card] = observations[card] }
    dealNext(place)
  }
}
