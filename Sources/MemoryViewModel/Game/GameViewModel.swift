public import MemoryEngine
public import Observation

/// A game as a screen needs it: state to show and intents to act on it.
///
/// It knows no terminal and no clock; `now` is asked whenever time matters. All windows on one
/// view model see one game.
@Observable public final class GameViewModel {
  /// What it takes to deal.
  public struct Setup: Sendable {
    public var theme: Theme
    /// How many kinds lie on the table.
    public var kinds: Int
    /// Cards of each kind.
    public var copies: Int
    public var rules: Rules
    /// Whether moves may be taken back.
    public var isPractice: Bool

    public init(
      theme: Theme, kinds: Int, copies: Int, rules: Rules = .course, isPractice: Bool = false
    ) {
      self.theme = theme
      self.kinds = kinds
      self.copies = copies
      self.rules = rules
      self.isPractice = isPractice
    }
  }

  public let setup: Setup
  /// How the deal is shown; a card that has not landed cannot be chosen.
  public private(set) var schedule: DealSchedule
  /// What the last turn brought, if it brought anything.
  public private(set) var lastChange: ScoreChange?
  public internal(set) var hints = 0
  private(set) var recorded: RecordedGame<Face>
  private var timer: GameTimer
  @ObservationIgnored private let now: () -> Duration
  @ObservationIgnored private let makeSchedule: (Int) -> DealSchedule

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - setup: What to deal.
  ///   - seed: Which deal.
  ///   - schedule: Plans how a number of cards is dealt; without it all lie there at once.
  ///   - now: The time on any clock; while it runs back, game time stands still.
  /// - Throws: `RulesError`, `DeckError` or `ThemeError` when there is no such game.
  public init(
    _ setup: Setup, seed: Seed,
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce,
    now: @escaping () -> Duration
  ) throws {
    let now = steady(now)
    self.setup = setup
    self.now = now
    makeSchedule = schedule
    let deal = try Self.deal(setup, seed)
    recorded = deal
    timer = GameTimer(startingAt: now())
    self.schedule = schedule(deal.game.cardCount)
  }

  public static func atOnce(_ count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .zero, duration: .zero)
  }

  private static func deal(_ setup: Setup, _ seed: Seed) throws -> RecordedGame<Face> {
    let deck = try setup.theme.deck(kinds: setup.kinds, copies: setup.copies, seed: seed)
    return try RecordedGame(deck: deck, rules: setup.rules, seed: seed)
  }
}

// What a screen shows.
extension GameViewModel {
  public var game: MemoryGame<Face> { recorded.game }

  /// What it takes to play this game again.
  public var record: GameRecord<Face> { recorded.record }

  public var seed: Seed { record.seed }

  /// Game time; it stands still in a pause and after the end.
  public var time: Duration {
    let time = timer.time(at: now())
    guard game.isOver(at: time) else { return time }
    if case .time(let limit) = game.rules.limit, !game.isFinished { return limit }
    return game.latestFlip
  }

  public var isPaused: Bool { timer.isPaused }

  /// How the game ended, or `nil` while it goes on.
  public var result: GameResult? {
    let time = time
    guard game.isOver(at: time) else { return nil }
    return GameResult(
      isWon: game.isFinished, scores: game.scores, turns: game.turns, time: time,
      cardsLeft: game.unmatchedCards, hints: hints)
  }

  /// All places of the table in order, those of cards that have left it included.
  public var table: [TableCard] {
    let time = time
    let isRunning = !isPaused && !game.isOver(at: time)
    return game.tableOrder.enumerated().map { position, id in
      let card = game.card(id, at: time)
      let isShown = card.isFaceUp && !isPaused
      return TableCard(
        id: id, position: position, face: isShown ? card.face : nil, isMatched: card.isMatched,
        isOnTable: card.isOnTable, dealt: schedule.progress(of: id, at: timer.time(at: now())),
        bonusFraction: card.bonusFraction, isBonusRunning: card.isBonusRunning && isRunning)
    }
  }
}

// What a player may do.
extension GameViewModel {
  /// Chooses a card by its id.
  @discardableResult
  public func choose(_ card: Int) -> Outcome {
    let time = timer.time(at: now())
    if let refusal = refusal(of: card, at: time) { return game.ignoring(refusal) }
    let outcome = recorded.choose(card, at: time)
    if outcome.points != 0 {
      lastChange = ScoreChange(points: outcome.points, player: outcome.player, card: card)
    } else if outcome.isAccepted {
      lastChange = nil
    }
    return outcome
  }

  /// The reasons that the bare engine cannot know, unless one it knows goes before them.
  private func refusal(of card: Int, at time: Duration) -> Outcome.Refusal? {
    guard (0..<game.cardCount).contains(card), !game.isOver(at: time) else { return nil }
    if isPaused { return .paused }
    return schedule.progress(of: card, at: time) < 1 ? .undealt : nil
  }

  /// Stops the clock and hides the faces, unless the game is over.
  public func pause() {
    if !isPaused, result == nil { timer.pause(at: now()) }
  }

  public func resume() { timer.resume(at: now()) }

  /// Moves all cards to new places.
  public func shuffle() {
    if !isPaused, result == nil { recorded.shuffle() }
  }

  /// Deals anew; nothing of the old game survives.
  public func newGame(seed: Seed) throws {
    recorded = try Self.deal(setup, seed)
    timer = GameTimer(startingAt: now())
    schedule = makeSchedule(game.cardCount)
    lastChange = nil
    hints = 0
  }

  /// Takes the last flip back, in practice only, and while there is time.
  ///
  /// - Returns: Whether there was one to take back.
  @discardableResult
  public func undo() -> Bool {
    let shown = time
    guard setup.isPractice, !isPaused, !isTimeUp, recorded.undo() else { return false }
    // Time stood still since the end, if the game had ended.
    timer = GameTimer(startingAt: now() - shown)
    lastChange = nil
    return true
  }

  private var isTimeUp: Bool {
    if case .time(let limit) = game.rules.limit { time >= limit } else { false }
  }
}
