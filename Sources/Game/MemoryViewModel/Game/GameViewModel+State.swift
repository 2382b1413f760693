public import MemoryEngine
public import MemoryModel

extension Deck<Face> {
  /// The symbols of the faces of each kind; words may be in another language.
  fileprivate var symbols: [[String]] { kinds.map { $0.faces.map(\.symbol) } }
}

// The state for screens.
extension GameViewModel {
  /// The engine's game, as far as it was played.
  public var game: MemoryGame<Face> { moves.game }

  /// The record, which is enough to replay this game.
  public var record: GameRecord<Face> { moves.recorded.record }

  /// The accepted flips since the deal, in order.
  public var playedFlips: [PlayedFlip] { moves.flips }

  /// The number of accepted flips.
  public var flips: Int { record.moves.count }

  /// The outcome of the last accepted flip; nil before the first and after an undo.
  public var lastOutcome: Outcome? { moves.latest?.outcome }

  /// The points of the last turn, if it had any.
  public var lastChange: ScoreChange? { moves.latest?.change }

  /// The number of consecutive turns with a match, across players if a match ends the turn.
  public var streak: Int { moves.streak }

  /// The number of hints since the deal.
  public var hints: Int { moves.hints }

  /// The schedule of the deal; a card that has not landed cannot be chosen.
  public var schedule: DealSchedule { clock.schedule }

  /// The seed of the deal.
  public var seed: Seed { record.seed }

  /// True if the theme and the seed alone deal the same cards again.
  public var isDealtAgainBySeed: Bool {
    let theme = setup.theme
    let deck = try? theme.deck(kinds: setup.kinds, copies: setup.copies, seed: seed)
    return deck.map(\.symbols) == record.deck.symbols
  }

  /// The game time, which starts at the end of the deal and stops in a pause and after the end.
  public var time: Duration {
    let time = clock.time
    guard game.isOver(at: time) else { return time }
    if case .time(let limit) = game.rules.limit, !game.isFinished { return limit }
    return game.latestFlip
  }

  /// The game time without the peek.
  public var playTime: Duration { max(.zero, time - game.rules.peek) }

  /// True if the game is paused.
  public var isPaused: Bool { clock.isPaused }

  /// The reasons for the pause.
  public var pauseReasons: PauseReasons { clock.pauses }

  /// True if every card has reached its place.
  public var isDealt: Bool { clock.isDealt }

  /// The result, or `nil` before the end.
  public var result: GameResult? {
    let time = time
    guard game.isOver(at: time) else { return nil }
    return GameResult(
      isWon: game.isFinished, scores: game.scores, turns: game.turns, time: time,
      cardsLeft: game.unmatchedCards, hints: hints)
  }

  /// All places of the table in order, including those of cards that have left it.
  ///
  /// After a lost game every remaining card shows its face.
  public var table: [TableCard] {
    let time = time
    let (schedule, dealTime) = (clock.schedule, clock.dealTime)
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
        bonusLimit: game.rules.bonusLimit, half: game.half(of: card))
    }
  }

  /// The time until the deal, the peek, a limit or the computer changes something.
  ///
  /// Nil if nothing will change. Countdowns of single cards are not included.
  public var timeToNextChange: Duration? {
    guard !isPaused, result == nil else { return nil }
    if !isDealt { return clock.timeToNextCard }
    let time = clock.time
    let limit: Duration? = if case .time(let limit) = game.rules.limit { limit } else { nil }
    let times = [game.rules.peek, limit].compactMap { $0 }
    // A computer's flip that is overdue is a change at once.
    let due = computers.due.map { max($0, time) }
    return (times.filter { $0 > time } + [due].compactMap { $0 }).min().map { $0 - time }
  }
}

extension GameViewModel {
  /// The analysis of the turns of a game that is over; nil before that.
  ///
  /// - Complexity: O(cards + moves) at first, then O(1).
  public var analysis: GameAnalysis? { end?.analysis }

  /// The game as a film; nil before its end.
  ///
  /// - Complexity: O(cards + moves) at first, then O(1).
  public var film: Film? { end?.film }

  private var end: FinishedGame? {
    guard result != nil else { return nil }
    let end = finished ?? FinishedGame(record, theme: setup.theme)
    finished = end
    return end
  }

  /// Returns the name of a face in sentences, in printable form and within a limit of scalars.
  public func name(for face: Face, atMost limit: Int = Face.longestWord) -> String {
    let word = speaksUnicode ? face.word : face.asciiWord
    return (speaksUnicode && face.spellsSymbol ? face.symbol : word).printable(atMost: limit)
  }
}
