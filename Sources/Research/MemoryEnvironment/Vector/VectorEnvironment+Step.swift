import MemoryEngine

extension VectorEnvironment {
  /// Performs an action in every game; the results can be read afterwards.
  ///
  /// - Parameter actions: The number of a card for each game; ignored for a game that this step
  ///   resets.
  /// - Throws: `EnvironmentError`, before anything is changed.
  public mutating func step(_ actions: Span<Int64>) throws(EnvironmentError) {
    try check(actions)
    perform(actions)
  }

  /// Performs actions that have been checked.
  mutating func perform(_ actions: Span<Int64>) {
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
    Self.tell(episodes, terms, &rewards, &terminated, &truncated)
    resetOver()
  }

  func check(_ actions: Span<Int64>) throws(EnvironmentError) {
    guard actions.count == options.games else {
      throw .count("actions", actions.count, expected: options.games)
    }
    for place in episodes.indices {
      guard (0..<Int64(terms.cards)).contains(actions[place]) else {
        throw .action(actions[place], place: firstPlace + place, cards: terms.cards)
      }
      switch episodes[place].phase {
      case .playing: continue
      case .undealt: throw .notReset(place: firstPlace + place)
      case .over where options.autoreset == .nextStep: continue
      case .over: throw .gameOver(place: firstPlace + place)
      }
    }
  }

  // A static function, because a span of one of its arrays would borrow the whole environment;
  // inlined into each call, so that no closure is called in the loop.
  @inline(__always) private static func take(
    _ actions: Span<Int64>, _ terms: Terms, _ episodes: inout [Episode],
    _ cards: inout [EpisodeCard], _ clocks: inout [BonusClock], _ observations: inout [Int32],
    by move: (
      inout Episode, Int, Terms, inout MutableSpan<EpisodeCard>, inout MutableSpan<BonusClock>,
      inout MutableSpan<Int32>
    ) -> Float
  ) {
    var cards = cards.mutableSpan
    var clocks = clocks.mutableSpan
    var codes = observations.mutableSpan
    var episodes = episodes.mutableSpan
    for place in episodes.indices where episodes[place].phase == .playing {
      let card = Int(episodes[place].first) + Int(actions[place])
      episodes[place].reward = move(&episodes[place], card, terms, &cards, &clocks, &codes)
      episodes[place].steps += 1
    }
  }
}

extension VectorEnvironment {
  /// Sets the results of the step; zero for games whose action was ignored.
  private static func tell(
    _ episodes: [Episode], _ terms: Terms, _ rewards: inout [Float],
    _ terminated: inout [Bool], _ truncated: inout [Bool]
  ) {
    var rewards = rewards.mutableSpan
    var terminated = terminated.mutableSpan
    var truncated = truncated.mutableSpan
    for place in episodes.indices {
      let isPlaying = episodes[place].phase == .playing
      rewards[place] = isPlaying ? episodes[place].reward : 0
      terminated[place] = isPlaying && episodes[place].unmatched == 0
      truncated[place] = isPlaying && Int(episodes[place].steps) >= terms.horizon
    }
  }

  /// Resets the games that were over before this step, or ended with it.
  private mutating func resetOver() {
    for place in episodes.indices {
      if episodes[place].phase == .over {
        dealNext(place)
      } else if terminated[place] || truncated[place] {
        end(place)
      }
    }
  }

  private mutating func end(_ place: Int) {
    episodes[place].phase = .over
    guard options.autoreset == .sameStep else { return }
    for card in range(of: place) { finalObservations[card] = observations[card] }
    dealNext(place)
  }
}
