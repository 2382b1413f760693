public import Gates
public import MemoryModel
public import Observation

/// The state of the program, part by part: each part has the actions on it, and the model those
/// that leave one game for another.
///
/// A program has one model and any number of windows, each of which has its own state besides.
@Observable public final class AppModel {
  /// The themes of the library.
  public let library: ThemeLibrary
  /// The scores, the history and the histories of pairs.
  public let records: GameRecords
  /// The saved games.
  public let games: SavedGameList
  /// The current game, and the windows and terminals that show it.
  public let table: OpenTable
  /// The player's settings, with the overrides of this run.
  public let settings: Settings
  /// The mode that keeps children from settings and themes.
  public let kidsMode: KidsMode
  /// The notices for the player.
  public let notices: NoticeList
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
      records: GameRecords(world, scores: scores, notices: notices), settings: settings,
      kidsMode: KidsMode(settings, gate: gate), family: AppFamily(), notices: notices)
  }

  private init(
    world: World, library: ThemeLibrary, records: GameRecords, settings: Settings,
    kidsMode: KidsMode, family: AppFamily, notices: NoticeList
  ) {
    self.world = world
    self.library = library
    self.records = records
    self.settings = settings
    self.kidsMode = kidsMode
    self.family = family
    self.notices = notices
    games = SavedGameList(world, notices: notices, family: family)
    table = OpenTable(notices: notices)
    family.add(self)
  }

  /// Creates a model with the same themes, scores and settings, for a game beside this one's.
  public func beside() -> AppModel {
    let notices = NoticeList()
    let model = AppModel(
      world: world, library: library, records: records.beside(notices: notices),
      settings: settings, kidsMode: kidsMode, family: family, notices: notices)
    model.table.gamesInUse = table.gamesInUse
    return model
  }

  /// The dealer of the program's games.
  public var dealer: Dealer {
    Dealer(settings: settings, library: library, records: records, world: world)
  }

  /// The default choices for the next game.
  public var choice: GameChoice { dealer.choice(after: game) }

  /// The keeper of the current game, or of the one that was left last.
  public var keeper: GameKeeper? { table.keeper }

  /// The keeper of the current game.
  public var current: GameKeeper? { table.current }

  /// The current game, also when it is over, until the player leaves it.
  public var game: GameViewModel? { current?.game }

  /// The id of the current game.
  public var gameID: String? { current?.id }

  /// The name of the current game; empty without one.
  public var gameName: String { current?.name ?? "" }

  /// The outcome of leaving the current game now, as far as it is known.
  public var leaveOutcome: LeaveOutcome { current?.life.leaveOutcome ?? .nothing }

  /// The modes of the current or next game, that of the gate first.
  public var modes: [PlayMode] {
    let isPractice = game?.setup.isPractice ?? settings.isPractice
    let opponents = game?.setup.opponents ?? settings.opponents
    let modes = [kidsMode.playMode, isPractice ? .practice : nil, table.sharing?.mode]
    return modes.compactMap { $0 } + (opponents.isEmpty ? [] : [.opponents(opponents)])
  }

  /// Leaves the game: it is saved and released for other programs.
  public func leave() { current?.leave() }

  /// Notes that a window has left the game.
  ///
  /// - Returns: True if the game was left; false if other windows have it still.
  @discardableResult
  public func leaveGame(in window: ObjectIdentifier) -> Bool {
    let wasLast = table.close(in: window)
    if wasLast { leave() }
    return wasLast
  }

  /// Leaves the game and ends the program.
  public func quit() {
    leave()
    hasQuit = true
  }
}
