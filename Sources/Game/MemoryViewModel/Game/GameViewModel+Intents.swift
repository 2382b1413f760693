public import MemoryEngine
import MemoryModel

// What a player may do.
extension GameViewModel {
  /// Chooses a card by its id.
  ///
  /// - Returns: What it did; while it is the turn of a computer or of somebody elsewhere it is ignored
  ///   as in a pause. So it is where the game is kept elsewhere, which is then asked to do it.
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

  /// The reasons that the bare engine cannot know, unless one it knows goes before them.
  private func refusal(
    of card: Int, at time: Duration, isTurn: Bool
  ) -> Outcome.Refusal? {
    guard (0..<game.cardCount).contains(card), !game.isOver(at: time) else { return nil }
    if isPaused || isOpponentsTurn || !isTurn { return .paused }
    return schedule.progress(of: card, at: timer.dealTime(at: now())) < 1 ? .undealt : nil
  }

  @discardableResult
  func flip(_ card: Int, at time: Duration) -> Outcome {
    // A choice that is ignored changes nothing, so nobody is to be told of a change either.
    var played = recorded
    let outcome = played.choose(card, at: time)
    guard outcome.isAccepted else { return outcome }
    recorded = played
    lastOutcome = outcome
    lastChange =
      outcome.points == 0
      ? nil : ScoreChange(points: outcome.points, player: outcome.player, card: card, flip: flips)
    streak = outcome.streak(after: streak)
    if let move = record.moves.last { journal(.move(move)) }
    for opponent in opponents { opponent.saw(card, outcome, in: game) }
    planOpponent()
    return outcome
  }

  /// How many flips were accepted so far.
  public var flips: Int { record.moves.count }

  /// Has all cards lie in their places now; game time begins.
  ///
  /// For players who do not want to wait; does nothing once the cards have been dealt.
  public func completeDeal() {
    if !isDealt { timer.completeDeal(at: now()) }
  }

  /// Stops the clock and hides the faces, unless the game is over.
  ///
  /// Of a game that is kept elsewhere only the player's own wish counts, and is passed on.
  ///
  /// - Parameter reasons: It goes on only when all of them are gone.
  public func pause(_ reasons: PauseReasons = .player) {
    guard result == nil else { return }
    if let wish {
      if reasons.contains(.player), !isPaused { wish(.pause) }
      return
    }
    if !isPaused { timer.pause(at: now()) }
    if !pauses.isSuperset(of: reasons) { pauses.formUnion(reasons) }
  }

  /// Takes reasons for a pause away; a player here takes away that of players elsewhere as well.
  public func resume(_ reasons: PauseReasons = .player) {
    guard isPaused else { return }
    if let wish {
      if reasons.contains(.player) { wish(.resume) }
      return
    }
    pauses.subtract(reasons.contains(.player) ? reasons.union(.elsewhere) : reasons)
    if pauses.isEmpty { timer.resume(at: now()) }
  }

  /// Moves all cards to new places.
  public func shuffle() {
    guard !isPaused, result == nil else { return }
    if let wish { return wish(.shuffle) }
    recorded.shuffle()
    journal(.shuffle)
  }

  /// Deals anew; nothing of the old game survives.
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
    deals += 1
    for opponent in opponents { opponent.begin(game) }
  }

  /// Takes the last flip back, in practice only, and while there is time.
  ///
  /// - Returns: Whether there was one to take back.
  @discardableResult
  public func undo() -> Bool {
    let shown = time
    guard setup.isPractice, !isPaused, !isTimeUp else { return false }
    if let wish {
      if flips > 0 { wish(.undo) }
      return flips > 0
    }
    guard recorded.undo() else { return false }
    // Time stood still since the end, if the game had ended.
    timer = GameTimer(at: shown, clock: now(), deal: schedule.end)
    timer.completeDeal(at: now())
    forgetLastFlip()
    journal(.undo)
    for opponent in opponents { opponent.watch(record) }
    planOpponent()
    return true
  }

  /// The last flip was taken back.
  func forgetLastFlip() {
    lastChange = nil
    lastOutcome = nil
    streak = streakOfRecord
    forgetEnd()
  }

  /// The streak as the moves so far have it.
  var streakOfRecord: Int {
    var streak = 0
    _ = try? RecordedGame(replaying: record) { _, _, outcome, _ in
      streak = outcome.streak(after: streak)
    }
    return streak
  }

  /// The game goes on, or another one begins.
  private func forgetEnd() {
    (finishedAnalysis, isCleared) = (nil, false)
  }

  /// Takes the last match from the table of a game that is over; nothing happens before.
  ///
  /// By the rules a match stays on show until the next flip, and here no flip comes.
  public func clearTable() {
    if result != nil, !isCleared { isCleared = true }
  }

  private var isTimeUp: Bool {
    if case .time(let limit) = game.rules.limit { time >= limit } else { false }
  }

  /// Writes down how far game time has come.
  public func noteTime() {
    if result == nil { journal(.played(time)) }
  }
}

extension Outcome {
  /// How many turns in a row were matches, where so many were before.
  fileprivate func streak(after streak: Int) -> Int {
    switch event {
    case .matched: streak + 1
    case .missed: 0
    case .turnedUp, .ignored: streak
    }
  }
}
