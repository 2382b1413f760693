import MemoryEngine

extension VectorEnvironment {
  /// Resets games to new deals.
  ///
  /// - Parameters:
  ///   - seed: The new seed, of which place p begins with game `firstGame` + p; `nil` for the
  ///     place's next game, at first game `firstGame` + p of seed 0.
  ///   - mask: True for the games to reset; `nil` for all.
  /// - Throws: `EnvironmentError` if the mask does not have one element per game.
  public mutating func reset(
    seed: UInt64? = nil, only mask: [Bool]? = nil
  ) throws(EnvironmentError) {
    try check(mask)
    for place in episodes.indices where mask?[place] ?? true {
      if let seed {
        episodes[place].seed = seed
        episodes[place].game = options.firstGame &+ UInt64(place)
        deal(place)
      } else {
        dealNext(place)
      }
    }
  }

  /// Resets games to new deals of seeds of their own.
  ///
  /// - Parameters:
  ///   - seeds: The new seed of each game.
  ///   - games: The number of its seed's game with which each place begins; `nil` for `firstGame`.
  ///   - mask: True for the games to reset; `nil` for all.
  /// - Throws: `EnvironmentError` for a wrong count.
  public mutating func reset(
    seeds: [UInt64], games: [UInt64]? = nil, only mask: [Bool]? = nil
  ) throws(EnvironmentError) {
    try check(mask)
    try checkCount(seeds.count, "seeds")
    try checkCount(games?.count ?? seeds.count, "games")
    for place in episodes.indices where mask?[place] ?? true {
      episodes[place].seed = seeds[place]
      episodes[place].game = games?[place] ?? options.firstGame
      deal(place)
    }
  }

  /// Resets games with given deals, to compare environments on the same cards.
  ///
  /// - Parameters:
  ///   - deals: The kinds of all games' cards, game by game.
  ///   - mask: True for the games to reset, and so for the deals to use; `nil` for all.
  /// - Throws: `EnvironmentError` for a wrong count, or a deal that does not have the deck's cards.
  public mutating func reset(
    deals: [Int32], only mask: [Bool]? = nil
  ) throws(EnvironmentError) {
    try check(deals, only: mask)
    for place in episodes.indices where mask?[place] ?? true {
      begin(place)
      for card in range(of: place) { cards[card] = EpisodeCard(kind: UInt16(deals[card])) }
    }
  }

  /// The kinds of all cards, game by game, including those that are face down.
  public var deals: [Int32] { cards.map { Int32($0.kind) } }

  /// Deals the place's next game, or its first.
  mutating func dealNext(_ place: Int) {
    if episodes[place].phase == .undealt {
      episodes[place].game = options.firstGame &+ UInt64(place)
    } else {
      episodes[place].game &+= options.stride
    }
    deal(place)
  }

  private mutating func deal(_ place: Int) {
    begin(place)
    let first = range(of: place).lowerBound
    for card in 0..<terms.cards {
      cards[first + card] = EpisodeCard(kind: UInt16(card / options.copies))
    }
    var generator = SeededGenerator(seed: episodes[place].seed, game: episodes[place].game)
    // The algorithm of `MutableSpan.shuffle`, on a part of the array.
    for last in stride(from: terms.cards - 1, to: 0, by: -1) {
      cards.swapAt(first + last, first + generator.draw(below: last + 1))
    }
  }

  mutating func begin(_ place: Int) {
    episodes[place].begin(cards: terms.cards)
    for card in range(of: place) { observations[card] = terms.faceDown }
    if terms.hasBonus { for card in range(of: place) { clocks[card] = BonusClock() } }
  }

  func range(of place: Int) -> Range<Int> {
    place * terms.cards..<(place + 1) * terms.cards
  }

  private func check(_ mask: [Bool]?) throws(EnvironmentError) {
    try checkCount(mask?.count ?? options.games, "mask")
  }

  private func checkCount(_ count: Int, _ name: String) throws(EnvironmentError) {
    guard count == options.games else { throw .count(name, count, expected: options.games) }
  }

  /// Throws for deals that `reset(deals:only:)` refuses.
  func check(_ deals: [Int32], only mask: [Bool]?) throws(EnvironmentError) {
    try check(mask)
    guard deals.count == cards.count else {
      throw .count("deals", deals.count, expected: cards.count)
    }
    for place in episodes.indices where mask?[place] ?? true { try check(deals, of: place) }
  }

  func check(_ deals: [Int32], of place: Int) throws(EnvironmentError) {
    var counts = Array(repeating: 0, count: options.kinds)
    for card in range(of: place) {
      let kind = Int(deals[card])
      guard counts.indices.contains(kind) else {
        throw .deal(place: firstPlace + place, kind: kind, count: 1, expected: 0)
      }
      counts[kind] += 1
    }
    for (kind, count) in counts.enumerated() where count != options.copies {
      throw .deal(place: firstPlace + place, kind: kind, count: count, expected: options.copies)
    }
  }
}
