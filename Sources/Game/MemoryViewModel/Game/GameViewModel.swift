public import MemoryEngine
public import MemoryModel
public import Observation

/// A game as a screen needs it: state to show and intents to act on it.
///
/// It knows no terminal and no clock; `now` is asked whenever time matters. All windows on one
/// view model see one game.
@Observable public final class GameViewModel {
  /// What the game was dealt from.
  public let setup: GameSetup
  /// What the people at the table are called.
  public var names = PlayerNames()
  /// The players who turn their cards here; nil where all people do.
  public var seatsHere: Set<Int>?
  /// How the deal is shown; a card that has not landed cannot be chosen.
  public internal(set) var schedule: DealSchedule
  /// What the last turn brought, if it brought anything.
  public internal(set) var lastChange: ScoreChange?
  /// What the last accepted flip did; nil before the first and after an undo.
  public internal(set) var lastOutcome: Outcome?
  /// How many turns in a row were matches, of the player whose turn it was last.
  public internal(set) var streak = 0
  /// How many hints were asked for since the deal.
  public internal(set) var hints = 0
  /// Whether the last match has been taken from the table of a finished game.
  public internal(set) var isCleared = false
  /// How many games have been dealt: cards of another deal are other cards.
  public internal(set) var deals = 0
  var recorded: RecordedGame<Face>
  var timer: GameTimer
  var pauses: PauseReasons = []
  /// When the opponent turns its next card, in game time.
  var opponentDue: Duration?
  @ObservationIgnored let opponents: [Opponent]
  /// Kept from when it was asked first until the game is no longer over.
  @ObservationIgnored var finishedAnalysis: GameAnalysis?
  /// Is given everything that is to be written down.
  @ObservationIgnored public var journal: (JournalEntry) -> Void = { _ in }
  /// Is given what players here wish, where the game is kept elsewhere; nil where it is kept here.
  @ObservationIgnored public var wish: ((GameIntent) -> Void)?
  @ObservationIgnored let now: () -> Duration
  @ObservationIgnored let makeSchedule: (Int) -> DealSchedule

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - setup: What to deal.
  ///   - seed: Which deal.
  ///   - opponents: The last players, if computers; none if all are people.
  ///   - schedule: Plans how a number of cards is dealt; without it all lie there at once.
  ///   - now: The time on any clock; while it runs back, game time stands still.
  /// - Throws: `RulesError`, `DeckError` or `ThemeError` when there is no such game.
  public convenience init(
    _ setup: GameSetup, seed: Seed, opponents: [Opponent] = [],
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce,
    now: @escaping () -> Duration
  ) throws {
    self.init(
      setup, try setup.deal(seed), opponents: opponents, schedule: schedule, played: .zero, now: now
    )
  }

  /// Goes on with a saved game, whose cards lie there at once.
  ///
  /// - Parameters:
  ///   - saved: The game; its record has faces of its own.
  ///   - theme: What another game would be dealt from.
  ///   - opponents: The last players, if computers; they are shown all that happened.
  ///   - schedule: Plans how another game would be dealt.
  ///   - now: The time on any clock.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` when the record is none of a game.
  public convenience init(
    resuming saved: SavedGame, theme: Theme, opponents: [Opponent] = [],
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce,
    now: @escaping () -> Duration
  ) throws {
    let recorded = try RecordedGame(replaying: saved.record)
    self.init(
      GameSetup(of: saved, theme: theme), recorded, opponents: opponents, schedule: schedule,
      played: max(saved.played, recorded.game.latestFlip), now: now)
    hints = saved.hints
    self.schedule = Self.atOnce(game.cardCount)
    timer = GameTimer(at: max(saved.played, game.latestFlip), clock: self.now(), deal: .zero)
    streak = streakOfRecord
    for opponent in opponents { opponent.watch(recorded.record) }
    planOpponent()
  }

  private init(
    _ setup: GameSetup, _ recorded: RecordedGame<Face>, opponents: [Opponent],
    schedule: @escaping (Int) -> DealSchedule, played: Duration, now: @escaping () -> Duration
  ) {
    let now = steady(now)
    self.setup = setup
    self.recorded = recorded
    self.opponents = opponents
    self.now = now
    makeSchedule = schedule
    let schedule = schedule(recorded.game.cardCount)
    self.schedule = schedule
    timer = GameTimer(at: played, clock: now(), deal: schedule.end)
    for opponent in opponents { opponent.begin(recorded.game) }
  }

  /// A schedule by which all cards lie in their places from the start.
  public static func atOnce(_ count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .zero, duration: .zero)
  }
}
