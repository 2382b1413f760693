public import MemoryEngine
import MemoryModel

// The actions of a player.
extension GameViewModel {
  /// Chooses a card by its id.
  ///
  /// - Returns: The outcome; in a turn of a computer or of another terminal the choice is ignored
  ///   as in a pause. In a game that another terminal hosts, the choice is sent to the host.
  @discardableResult
  public func choose(_ card: Int) -> Outcome { choose(card, isFromElsewhere: false) }

  @discardableResult
  func choose(_ card: Int, isFromElsewhere: Bool) -> Outcome {
    let time = clock.time
    let isTurn = isFromElsewhere || isTurnHere
    if let refusal = refusal(of: card, at: time, isTurn: isTurn) { return game.ignoring(refusal) }
    guard let wish else { return flip(card, at: time) }
    wish(.choose(card))
    return game.ignoring(.paused)
  }

  /// Returns the reason to ignore a choice: by the rules, or because of the clock or the turn.
  private func refusal(of card: Int, at time: Duration, isTurn: Bool) -> Outcome.Refusal? {
    if (0..<game.cardCount).contains(card), !game.isOver(at: time) {
      if isPaused || isOpponentsTurn || !isTurn { return .paused }
      if clock.schedule.progress(of: card, at: clock.dealTime) < 1 { return .undealt }
    }
    return game.refusal(of: card, at: time)
  }

  /// Turns up a card, unless the rules ignore it.
  @discardableResult
  func flip(_ card: Int, at time: Duration) -> Outcome {
    // Asked first, because an ignored choice must not notify observers.
    if let refusal = game.refusal(of: card, at: time) { return game.ignoring(refusal) }
    let outcome = moves.flip(card, at: time)
    if let move = record.moves.last { journal(.move(move)) }
    computers.saw(card, outcome, in: game)
    planOpponent()
    return outcome
  }

  /// Ends the deal at once; the game time starts.
  ///
  /// Ignored after the deal.
  public func completeDeal() {
    if !isDealt { clock.completeDeal() }
  }

  /// Stops the clock and hides the faces, unless the game is over.
  ///
  /// In a game that another terminal hosts, the player's own pause is sent to the host, and others
  /// are ignored.
  ///
  /// - Parameter reasons: The reasons, all of which must end before the game resumes.
  public func pause(_ reasons: PauseReasons = .player) {
    guard result == nil else { return }
    if let wish {
      if reasons.contains(.player), !isPaused { wish(.pause) }
      return
    }
    if !isPaused || !pauseReasons.isSuperset(of: reasons) { clock.pause(reasons) }
  }

  /// Removes reasons for a pause; the player here can also end a pause of players elsewhere.
  public func resume(_ reasons: PauseReasons = .player) {
    guard isPaused else { return }
    if let wish {
      if reasons.contains(.player) { wish(.resume) }
      return
    }
    clock.resume(reasons.contains(.player) ? reasons.union(.elsewhere) : reasons)
  }

  /// Shuffles all cards.
  public func shuffle() {
    guard !isPaused, result == nil else { return }
    if let wish { return wish(.shuffle) }
    moves.shuffle()
    journal(.shuffle)
  }

  /// Deals a new game, without anything of the old one.
  public func newGame(seed: Seed) throws {
    moves = PlayedMoves(try setup.deal(seed))
    clock.deal(game.cardCount)
    forgetEnd()
    deals += 1
    computers.begin(game)
  }

  /// Undoes the last flip, in practice and before the end of a time limit.
  ///
  /// - Returns: True if there was one.
  @discardableResult
  public func undo() -> Bool {
    let shown = time
    guard setup.isPractice, !isPaused, !isTimeUp else { return false }
    if let wish {
      if flips > 0 { wish(.undo) }
      return flips > 0
    }
    guard moves.undo() else { return false }
    // After the end of the game the time stood still.
    clock.goOn(at: shown)
    forgetEnd()
    journal(.undo)
    computers.watch(record)
    planOpponent()
    return true
  }

  /// Resets the state of a finished game.
  func forgetEnd() {
    (finished, isCleared) = (nil, false)
  }

  /// Takes the last match off the table of a game that is over; ignored before.
  ///
  /// By the rules a match stays on show until the next flip, which never comes.
  public func clearTable() {
    if result != nil, !isCleared { isCleared = true }
  }

  private var isTimeUp: Bool {
    if case .time(let limit) = game.rules.limit { time >= limit } else { false }
  }

  /// Records the game time.
  public func noteTime() {
    if result == nil { journal(.played(time)) }
  }
}

// Hints.
extension GameViewModel {
  /// Returns a hint, and counts it.
  ///
  /// The hint only uses cards that were seen: a match that can be completed now, otherwise a card
  /// that was never seen.
  ///
  /// - Returns: `nil` during the deal, the peek and pauses, at the end, and if there is nothing to
  ///   hint at.
  public func hint() -> Hint? {
    guard !isPaused, result == nil, !isOpponentsTurn, isTurnHere, mayTurnCards,
      let hint = game.hint(at: time)
    else { return nil }
    countHint()
    return hint
  }

  /// Counts a hint that was used here or at another terminal.
  func countHint() {
    if let wish { return wish(.hint) }
    moves.hints += 1
    journal(.hint)
  }

  /// True if the deal and the peek are over.
  private var mayTurnCards: Bool {
    isDealt && !game.isPeeking(at: time)
  }
}
