public import MemoryEngine

extension Simulation {
  /// Plays games one after another.
  ///
  /// - Parameters:
  ///   - games: The games of the seed.
  ///   - shouldStop: Returns true to stop; called before the first game and then often, between
  ///     games
  ///     and within long ones. The games that are finished are kept.
  ///   - visit: Receives the statistics of every game in order.
  public func play(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool = { false },
    visit: (GameStatistics) -> Void
  ) {
    let arePairs = playPairs(games, unless: shouldStop) { index, figures in
      visit(GameStatistics(index: index, figures, of: self))
    }
    if !arePairs { playByEngine(games, unless: shouldStop, visit: visit) }
  }

  /// Plays games one after another, and adds them up.
  ///
  /// - Parameters:
  ///   - games: The games of the seed.
  ///   - shouldStop: Returns true to stop; called before the first game and then often, between
  ///     games
  ///     and within long ones. The games that are finished are kept.
  /// - Returns: The sum; for plain pairs it is computed without the statistics of each game.
  public func tally(
    of games: Range<UInt64>, unless shouldStop: () -> Bool = { false }
  ) -> Tally {
    var pairs = PairsTally(self)
    if playPairs(games, unless: shouldStop, visit: { pairs.add($1) }) { return pairs.tally() }
    var tally = Tally()
    playByEngine(games, unless: shouldStop) { tally.add($0) }
    return tally
  }

  private func playByEngine(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool, visit: (GameStatistics) -> Void
  ) {
    if let playOut = playOutAlone() {
      return play(games, unless: shouldStop, visit: visit) { game, index in
        var chance = chance(ofGame: index)
        return (playOut(&game, flipTime, flipCap, shouldStop, &chance), false)
      }
    }
    var players = Players(self)
    play(games, unless: shouldStop, visit: visit) { game, index in
      prepare(&players, index)
      let end = playOut(&game, index, by: &players, unless: shouldStop)
      tell(&players, index, end, scores: game.scores)
      return (end, players.haveAgreed)
    }
  }

  /// Returns the play of the only player, specialized for its type; nil if the players need a
  /// table.
  private func playOutAlone() -> PlayerMaker.PlayOut? {
    guard players.count == 1 else { return nil }
    if case .custom(let player) = players[0] { return player.playOut }
    return players[0].maker(flipTime: flipTime)?.alone()
  }

  /// Deals the games, and plays each with `playOut`, which returns true if the players agreed to
  /// leave it.
  private func play(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool, visit: (GameStatistics) -> Void,
    playOut: (inout MemoryGame<Int>, UInt64) -> (end: Playthrough, haveAgreed: Bool)
  ) {
    var game = dealt(games.lowerBound)
    for index in games {
      if shouldStop() { return }
      game.redeal(seed: seed, game: index)
      let (end, haveAgreed) = playOut(&game, index)
      if !end.isOver, shouldStop() { return }
      visit(
        GameStatistics(
          index: index, end, score: game.score(of: 0),
          secondScore: rules.players == 2 ? game.score(of: 1) : nil,
          isFinished: end.isFinished || haveAgreed))
    }
  }

  /// Gives the second player random numbers of its own: those of a game with an unreachable number.
  private func prepare(_ players: inout Players, _ index: UInt64) {
    players.chanceOfSecond = chance(ofGame: index ^ 1 << 61)
  }

  private func tell(
    _ players: inout Players, _ index: UInt64, _ end: Playthrough,
    scores: @autoclosure () -> [Int]
  ) {
    guard self.players.contains(where: \.isExternal) else { return }
    players.end(game: index, scores: scores(), end)
  }

  private func chance(ofGame index: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed.number, game: index, for: .player)
  }

  private func playOut(
    _ game: inout MemoryGame<Int>, _ index: UInt64, by player: inout some Player & ~Copyable,
    unless shouldStop: () -> Bool = { false }
  ) -> Playthrough {
    var chance = chance(ofGame: index)
    return game.playOut(
      &player, step: flipTime, flipCap: flipCap, unless: shouldStop, using: &chance)
  }

  private func dealt(_ index: UInt64) -> MemoryGame<Int> {
    guard let game = try? MemoryGame(deck: deck, rules: rules, seed: seed, game: index) else {
      preconditionFailure("the initializer let a deck of \(kinds) × \(copies) through")
    }
    return game
  }
}

extension Simulation {
  /// Returns the record of one game.
  public func record(game index: UInt64) -> GameRecord<Int> {
    var players = Players(self)
    prepare(&players, index)
    var recorder = RecordingPlayer(players)
    var game = dealt(index)
    let end = playOut(&game, index, by: &recorder)
    tell(&recorder.base, index, end, scores: game.scores)
    let moves = recorder.cards.enumerated().map { flip, card in
      GameMove(card: card, nanoseconds: time(ofFlip: flip))
    }
    return GameRecord(deck: deck, rules: rules, seed: seed, game: index, moves: moves)
  }

  private func time(ofFlip flip: Int) -> Int64 {
    (rules.peek + flipTime * flip).clampedNanoseconds
  }
}
