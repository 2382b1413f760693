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
    let time = timer.time(at: now())
    let isTurn = isFromElsewhere || isTurnHere
    if let refusal = refusal(of: card, at: time, isTurn: isTurn) { return game.ignoring(refusal) }
    guard let wish else { return flip(card, at: time) }
    var played = recorded
    let outcome = played.choose(card, at: time)
    guard outcome.isAccepted else { return outcome }
    wish(.choose(card))
    return game.ignoring(.paused)
  }

  /// Returns the reasons to ignore a choice that the engine does not know, after those that it
  /// does.
  private func refusal(
    of card: Int, at time: Duration, isTurn: Bool
  ) -> Outcome.Refusal? {
    guard (0..<game.cardCount).contains(card), !game.isOver(at: time) else { return nil }
    if isPaused || isOpponentsTurn || !isTurn { return .paused }
    return schedule.progress(of: card, at: timer.dealTime(at: now())) < 1 ? .undealt : nil
  }

  @discardableResult
  func flip(_ card: Int, at time: Duration) -> Outcome {
    // A copy, because an ignored choice must not notify observers.
    var played = recorded
    let outcome = played.choose(card, at: time)
    guard outcome.isAccepted else { return outcome }
    recorded = played
    lastOutcome = outcome
    lastChange = game.scoreChange(after: outcome, flip: flips)
    streak = outcome.streak(after: streak)
    playedFlips.append(PlayedFlip(outcome: outcome, change: lastChange, streak: streak))
    if let move = record.moves.last { journal(.move(move)) }
    for opponent in opponents { opponent.saw(card, outcome, in: game) }
    planOpponent()
    return outcome
  }

  /// The number of accepted flips.
  public var flips: Int { record.moves.count }

  /// Ends the deal at once; the game time starts.
  ///
  /// Ignored after the deal.
  public func completeDeal() {
    if !isDealt { timer.completeDeal(at: now()) }
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
    if !isPaused { timer.pause(at: now()) }
    if !pauses.isSuperset(of: reasons) { pauses.formUnion(reasons) }
  }

  /// Removes reasons for a pause; the player here can also end a pause of players elsewhere.
  public func resume(_ reasons: PauseReasons = .player) {
    guard isPaused else { return }
    if let wish {
      if reasons.contains(.player) { wish(.resume) }
      return
    }
    pauses.subtract(reasons.contains(.player) ? reasons.union(.elsewhere) : reasons)
    if pauses.isEmpty { timer.resume(at: now()) }
  }

  /// Shuffles all cards.
  public func shuffle() {
    guard !isPaused, result == nil else { return }
    if let wish { return wish(.shuffle) }
    recorded.shuffle()
    journal(.shuffle)
  }

  /// Deals a new game, without anything of the old one.
  public func newGame(seed: Seed) throws {
    recorded = try setup.deal(seed)
    schedule = makeSchedule(game.cardCount)
    timer = GameTimer(at: .zero, clock: now(), deal: schedule.end)
    pauses = []
    lastChange = nil
    lastOutcome = nil
    forgetEnd()
    opponentDue = nil
    hints = 0
    streak = 0
    playedFlips = []
    deals += 1
    for opponent in opponents { opponent.begin(game) }
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
    guard recorded.undo() else { return false }
    // After the end of the game the time stood still.
    timer = GameTimer(at: shown, clock: now(), deal: schedule.end)
    timer.completeDeal(at: now())
    forgetLastFlip()
    journal(.undo)
    letOpponentsWatch(record)
    planOpponent()
    return true
  }

  /// Removes the traces of the last flip.
  func forgetLastFlip() {
    lastChange = nil
    lastOutcome = nil
    restorePlayedFlips()
    forgetEnd()
  }

  /// Computes the played flips and the streak from the moves.
  func restorePlayedFlips() {
    var flips: [PlayedFlip] = []
    _ = try? RecordedGame(replaying: record) { _, _, outcome, game in
      let streak = outcome.streak(after: flips.last?.streak ?? 0)
      flips.append(
        PlayedFlip(
          outcome: outcome, change: game.scoreChange(after: outcome, flip: flips.count + 1),
          streak: streak))
    }
    playedFlips = flips
    streak = flips.last?.streak ?? 0
  }

  /// Resets the state of a finished game.
  private func forgetEnd() {
    (finishedAnalysis, finishedFilm, isCleared) = (nil, nil, false)
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

extension Outcome {
  /// Returns the number of consecutive matches after this outcome.
  fileprivate func streak(after streak: Int) -> Int {
    switch event {
    case .matched: streak + 1
    case .missed: 0
    case .turnedUp, .ignored: streak
    }
  }
}
