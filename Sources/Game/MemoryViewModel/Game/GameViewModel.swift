public import MemoryEngine
public import MemoryModel
public import Observation

/// The view model of a game: its state for screens, and the actions of players.
///
/// It knows no terminal and no clock: `now` is called when time matters. All windows with one view
/// model show one game.
@Observable public final class GameViewModel {
  /// The setup of the game.
  public let setup: GameSetup
  /// The names of the people at the table.
  public var names = PlayerNames()
  /// True if a text in any letters is called by itself, otherwise by its word of ASCII.
  @ObservationIgnored public var speaksUnicode = false
  /// The players who turn their cards at this terminal; nil if all people do.
  public var seatsHere: Set<Int>?
  /// The schedule of the deal; a card that has not landed cannot be chosen.
  public internal(set) var schedule: DealSchedule
  /// The points of the last turn, if it had any.
  public internal(set) var lastChange: ScoreChange?
  /// The outcome of the last accepted flip; nil before the first and after an undo.
  public internal(set) var lastOutcome: Outcome?
  /// The accepted flips since the deal, in order.
  @ObservationIgnored public internal(set) var playedFlips: [PlayedFlip] = []
  /// The number of consecutive turns with a match, across players if a match ends the turn.
  public internal(set) var streak = 0
  /// The number of hints since the deal.
  public internal(set) var hints = 0
  /// True if the last match has been taken off the table of a finished game.
  public internal(set) var isCleared = false
  /// The number of deals so far, which distinguishes the cards of different deals.
  public internal(set) var deals = 0
  var recorded: RecordedGame<Face>
  var timer: GameTimer
  var pauses: PauseReasons = []
  /// The game time of the computer's next flip.
  var opponentDue: Duration?
  @ObservationIgnored let opponents: [Opponent]
  /// The analysis, cached until the game is no longer over.
  @ObservationIgnored var finishedAnalysis: GameAnalysis?
  /// The film, cached like the analysis.
  @ObservationIgnored var finishedFilm: Film?
  /// Called with every event to be recorded.
  @ObservationIgnored public var journal: (JournalEntry) -> Void = { _ in }
  /// Called with the requests of players here, if another terminal hosts the game; otherwise nil.
  @ObservationIgnored public var wish: ((GameIntent) -> Void)?
  @ObservationIgnored let now: () -> Duration
  @ObservationIgnored let makeSchedule: (Int) -> DealSchedule

  /// Deals a game.
  ///
  /// - Parameters:
  ///   - setup: The setup of the game.
  ///   - seed: The seed of the deal.
  ///   - opponents: The computers, who are the last players; none if all are people.
  ///   - schedule: Returns the schedule of a deal; by default all cards are in place at once.
  ///   - now: Returns the time of any clock; while it runs back, the game time stops.
  /// - Throws: `RulesError`, `DeckError` or `ThemeError` for an impossible game.
  public convenience init(
    _ setup: GameSetup, seed: Seed, opponents: [Opponent] = [],
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce,
    now: @escaping () -> Duration
  ) throws {
    self.init(
      setup, try setup.deal(seed), opponents: opponents, schedule: schedule, played: .zero, now: now
    )
  }

  /// Continues a saved game, whose cards are in place at once.
  ///
  /// - Parameters:
  ///   - saved: The game; its record has faces of its own.
  ///   - theme: The theme for another game.
  ///   - opponents: The computers, who are the last players; they observe all moves so far.
  ///   - schedule: Returns the schedule of another deal.
  ///   - now: Returns the time of any clock.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record.
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
    restorePlayedFlips()
    letOpponentsWatch(recorded.record)
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

  /// Returns a schedule in which all cards are in place from the start.
  public static func atOnce(_ count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .zero, duration: .zero)
  }
}
