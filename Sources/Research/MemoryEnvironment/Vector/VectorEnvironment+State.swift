// The state of games as numbers, so that a caller can save games and continue them elsewhere. Of a
// game: seed, number, phase, steps, flips, the number of cards in the turn, whether the turn is
// finished, and eight cards of the turn. Of each of its cards: the kind, 2^32 if it is matched, and
// 2^33 if it has been seen. With a bonus, the two numbers of each card's clock follow.

extension VectorEnvironment {
  /// The number of numbers in the state of a game.
  var stateSize: Int { terms.stateSize }

  /// The state of all games.
  var state: [Int64] {
    var numbers: [Int64] = []
    numbers.reserveCapacity(stateSize * options.games)
    for place in episodes.indices {
      numbers += EpisodeState.head(of: episodes[place])
      for card in range(of: place) { numbers.append(cards[card].state) }
      guard terms.hasBonus else { continue }
      for card in range(of: place) { numbers += clocks[card].state }
    }
    return numbers
  }

  /// Continues saved games.
  ///
  /// - Throws: `EnvironmentError` for numbers that no game of these options has; some games may
  ///   have been restored then.
  mutating func restore(_ numbers: [Int64]) throws(EnvironmentError) {
    for place in episodes.indices {
      let first = place * stateSize
      var state = EpisodeState(numbers[first..<first + stateSize], place: firstPlace + place)
      try restore(place, &state)
    }
  }

  private mutating func restore(
    _ place: Int, _ state: inout EpisodeState
  ) throws(EnvironmentError) {
    var episode = try state.episode(at: range(of: place), terms)
    begin(place)
    guard episode.phase != .undealt else {
      episodes[place] = episode
      return
    }
    for card in range(of: place) { cards[card] = try state.card(terms) }
    try check(deals, of: place)
    if terms.hasBonus { for card in range(of: place) { clocks[card] = try state.clock() } }
    try state.check(episode, cards, terms, options.moves)
    episode.complete(from: cards, terms)
    episodes[place] = episode
    show(place)
  }

  /// Derives what the cards of a restored game show.
  private mutating func show(_ place: Int) {
    let episode = episodes[place]
    let matched = options.moves == .memorize ? terms.gone : nil
    for card in range(of: place) where cards[card].isMatched {
      observations[card] = matched ?? Int32(cards[card].kind)
    }
    for card in episode.turnCards {
      cards[card].isUp = options.moves == .memorize
      observations[card] = Int32(cards[card].kind)
    }
  }
}

extension Episode {
  /// Derives the counts that the cards determine.
  fileprivate mutating func complete(from cards: [EpisodeCard], _ terms: Terms) {
    unmatched = Int32(cards[Int(first)..<Int(first) + terms.cards].count { !$0.isMatched })
    turnSeen = Int8(turnCards.count { cards[$0].wasSeen })
    turnAgrees = turnCards.allSatisfy { cards[$0].kind == cards[Int(turn[0])].kind }
  }
}
