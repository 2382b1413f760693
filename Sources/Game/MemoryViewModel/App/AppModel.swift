public import Gates
public import MemoryModel
public import Observation

/// The state of the program: themes, the current game, saved games, scores and settings.
///
/// A program has one model and any number of windows, each of which has its own state besides.
@Observable public final class AppModel {
  /// The themes of the library.
  public let library: ThemeLibrary
  /// The scores, the history and the histories of pairs.
  public let records: GameRecords
  /// The player's settings, with the overrides of this run.
  public let settings: Settings
  /// The gate that keeps children from settings and themes in kids mode.
  public let gate: Gate<SumQuestion>
  /// The keeper of the current game, or of the one that was left last.
  public internal(set) var keeper: GameKeeper?
  /// The windows and terminals that show the current game.
  public let table = OpenTable()
  /// The saved games, as they were last read.
  public internal(set) var games: [GameSummary] = []
  /// The notices for the player.
  public let notices: NoticeList
  /// The name of the guarded action that waits for an answer.
  public internal(set) var guardedAction = ""
  /// The models of the program.
  @ObservationIgnored public let family: AppFamily
  /// True if the player has ended the program.
  public private(set) var hasQuit = false
  @ObservationIgnored let world: World

  /// Creates a model without a game, the first one of a program.
  public convenience init(
    world: World, library: ThemeLibrary, scores: ScoreTable, settings: Settings,
    gate: Gate<SumQuestion>
  ) {
    let notices = NoticeList()
    self.init(
      world: world, library: library,
      records: GameRecords(world, scores: scores, notices: notices), settings: settings, gate: gate,
      family: AppFamily(), notices: notices)
  }

  init(
    world: World, library: ThemeLibrary, records: GameRecords, settings: Settings,
    gate: Gate<SumQuestion>, family: AppFamily, notices: NoticeList
  ) {
    self.world = world
    self.library = library
    self.records = records
    self.settings = settings
    self.gate = gate
    self.family = family
    self.notices = notices
    family.add(self)
  }

  /// Creates a model with the same themes, scores and settings, for a game beside this one's.
  public func beside() -> AppModel {
    let notices = NoticeList()
    let model = AppModel(
      world: world, library: library, records: records.beside(notices: notices),
      settings: settings, gate: gate, family: family, notices: notices)
    model.table.gamesInUse = table.gamesInUse
    return model
  }

  /// The current game, also when it is over, until the player leaves it.
  public var game: GameViewModel? { current?.game }

  /// The id of the current game.
  public var gameID: String? { current?.id }

  /// The name of the current game; empty without one.
  public var gameName: String { current?.name ?? "" }

  /// The outcome of leaving the current game now, as far as it is known.
  public var leaveOutcome: LeaveOutcome { current?.life.leaveOutcome ?? .nothing }

  /// The keeper of the current game.
  public var current: GameKeeper? { keeper?.life == .left ? nil : keeper }

  /// Leaves the game: it is saved and released for other programs.
  public func leave() { current?.leave() }

  /// Leaves the game and ends the program.
  public func quit() {
    leave()
    hasQuit = true
  }
}
