public import MemoryEngine
public import MemoryModel

// What a screen shows.
extension GameViewModel {
  /// The rules' own view of the game, as far as it was played.
  public var game: MemoryGame<Face> { recorded.game }

  /// What it takes to play this game again.
  public var record: GameRecord<Face> { recorded.record }

  /// The seed that the cards were shuffled with.
  public var seed: Seed { record.seed }

  /// Game time, which begins when the cards have been dealt; it stands still in a pause and after
  /// the end.
  public var time: Duration {
    let time = timer.time(at: now())
    guard game.isOver(at: time) else { return time }
    if case .time(let limit) = game.rules.limit, !game.isFinished { return limit }
    return game.latestFlip
  }

  /// Game time without the peek, in which nobody can play.
  public var playTime: Duration { max(.zero, time - game.rules.peek) }

  /// Whether game time stands still because somebody paused it.
  public var isPaused: Bool { timer.isPaused }

  /// Why the game stands still, for a screen to say.
  public var pauseReasons: PauseReasons { pauses }

  /// Whether every card has reached its place.
  public var isDealt: Bool { schedule.isComplete(at: timer.dealTime(at: now())) }

  /// Whether nothing can be turned now because it is a computer's turn.
  public var isOpponentsTurn: Bool { opponentInTurn != nil }

  /// How the game ended, or `nil` while it goes on.
  public var result: GameResult? {
    let time = time
    guard game.isOver(at: time) else { return nil }
    return GameResult(
      isWon: game.isFinished, scores: game.scores, turns: game.turns, time: time,
      cardsLeft: game.unmatchedCards, hints: hints)
  }

  /// All places of the table in order, those of cards that have left it included.
  ///
  /// When the game was lost every card that is left shows its face.
  public var table: [TableCard] {
    let time = time
    let dealTime = timer.dealTime(at: now())
    let isOver = game.isOver(at: time)
    let isRunning = !isPaused && !isOver
    return game.tableOrder.enumerated().map { position, id in
      let card = game.card(id, at: time)
      let isOnTable = card.isOnTable && !(isCleared && card.isMatched)
      let isRevealed = isOver && isOnTable && !card.isFaceUp
      let isShown = isOnTable && (card.isFaceUp || isRevealed) && !isPaused
      return TableCard(
        id: id, position: position, face: isShown ? card.face : nil, isMatched: card.isMatched,
        isOnTable: isOnTable,
        dealt: schedule.progress(of: id, at: dealTime),
        bonusFraction: isRevealed ? 0 : card.bonusFraction,
        isBonusRunning: card.isBonusRunning && isRunning,
        bonusLimit: game.rules.bonusLimit)
    }
  }

  /// How long from now until the deal, the peek, a limit or the opponent changes something.
  ///
  /// Nil for never. Countdowns of single cards are not meant.
  public var timeToNextChange: Duration? {
    guard !isPaused, result == nil else { return nil }
    if !isDealt { return timeToNextCardOfTheDeal }
    let time = timer.time(at: now())
    let limit: Duration? = if case .time(let limit) = game.rules.limit { limit } else { nil }
    let times = [game.rules.peek, limit].compactMap { $0 }
    // An opponent that is overdue is a change at once.
    let due = opponentDue.map { max($0, time) }
    return (times.filter { $0 > time } + [due].compactMap { $0 }).min().map { $0 - time }
  }

  private var timeToNextCardOfTheDeal: Duration {
    let time = timer.dealTime(at: now())
    // A card has left the deck only after its time, not at it.
    let starts = (0..<schedule.count).lazy.map { [schedule] in
      schedule.interval * $0 + .nanoseconds(1)
    }
    return (starts.first { $0 > time } ?? schedule.end) - time
  }
}
