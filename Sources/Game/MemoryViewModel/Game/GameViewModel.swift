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
  /// True if the last match has been taken off the table of a finished game.
  public internal(set) var isCleared = false
  /// The number of deals so far, which distinguishes the cards of different deals.
  public internal(set) var deals = 0
  var clock: GameClock
  var moves: PlayedMoves
  var computers: ComputerPlayers
  /// The analysis and film of a game that is over; nil before they are needed.
  @ObservationIgnored var finished: FinishedGame?
  /// Called with every event to be recorded.
  @ObservationIgnored public var journal: (JournalEntry) -> Void = { _ in }
  /// Called with the requests of players here, if another terminal hosts the game; otherwise nil.
  @ObservationIgnored public var wish: ((GameIntent) -> Void)?

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
      setup, PlayedMoves(try setup.deal(seed)), opponents: opponents, schedule: schedule, now: now)
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
      GameSetup(of: saved, theme: theme), PlayedMoves(recorded, hints: saved.hints),
      opponents: opponents, schedule: schedule, now: now)
    clock.resume(at: max(saved.played, game.latestFlip))
    computers.watch(record)
    planOpponent()
  }

  private init(
    _ setup: GameSetup, _ moves: PlayedMoves, opponents: [Opponent],
    schedule: @escaping (Int) -> DealSchedule, now: @escaping () -> Duration
  ) {
    self.setup = setup
    self.moves = moves
    clock = GameClock(dealing: moves.game.cardCount, by: schedule, now: now)
    computers = ComputerPlayers(opponents, after: setup.people)
    computers.begin(game)
  }

  /// Returns a schedule in which all cards are in place from the start.
  public static func atOnce(_ count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .zero, duration: .zero)
  }
}
