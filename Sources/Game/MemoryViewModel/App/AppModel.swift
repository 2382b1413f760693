public import Gates
public import MemoryModel
public import Observation

/// The state of the program: themes, the current game, saved games, scores and settings.
///
/// A program has one model and any number of windows, each of which has its own state besides.
@Observable public final class AppModel {
  /// The themes of the library.
  public let library: ThemeLibrary
  /// The history of finished games.
  public let history: GameHistory
  /// The scores of all games.
  public let scores: ScoreTable
  /// The player's settings, with the overrides of this run.
  public let settings: Settings
  /// The gate that keeps children from settings and themes in kids mode.
  public let gate: Gate<SumQuestion>
  /// The current game, also when it is over, until the player leaves it.
  public internal(set) var game: GameViewModel?
  /// The id of the current game.
  public internal(set) var gameID: String?
  /// The name of the current game.
  public internal(set) var gameName = ""
  /// The saved games, as they were last read.
  public internal(set) var games: [GameSummary] = []
  /// The histories of pairs, as they were last read; nil before they are needed.
  public internal(set) var pairMemories: PairMemories?
  /// The recall as it was last computed, which is shown while it is computed again.
  @ObservationIgnored public var latestRecall: RecallSummary?
  /// The number of changes that other programs have made to the saved games.
  public internal(set) var gameChanges = 0
  /// The last ten notices for the player, the latest last.
  public internal(set) var notices: [Notice] = []
  /// A new best score that waits for a name.
  public internal(set) var newBest: Score?
  /// The table, if it is shared with other terminals.
  public var sharing: SharedTable?
  /// Called with each event of the current game, after it was recorded.
  @ObservationIgnored public var notifyOthers: (JournalEntry) -> Void = { _ in }
  /// True if another program of the player shows the game too, which goes on while no window here
  /// does.
  @ObservationIgnored var isShownElsewhere = false
  /// The ways to join games of other programs.
  @ObservationIgnored public var gamesInUse = GamesInUse.none
  /// The model of a game of another program that was joined; nil for none.
  public internal(set) var joined: AppModel?
  /// The files for importing and exporting themes.
  public var themeFiles = ThemeFiles.none
  /// The name of the guarded action that waits for an answer.
  public internal(set) var guardedAction = ""
  /// The number of times that the bell should have rung since the start: once per match in any
  /// model of the program, if the setting is on.
  public var bells: Int { family.bells }
  /// The models of the program.
  @ObservationIgnored public let family: AppFamily
  /// The windows that have the game; true for those in which no other screen covers it.
  @ObservationIgnored var windows: [ObjectIdentifier: Bool] = [:]
  /// True if the player has ended the program.
  public private(set) var hasQuit = false
  @ObservationIgnored var numberOfNotices = 0
  @ObservationIgnored var recorder: GameRecorder?
  /// The game to save with its first flip; nil after that.
  @ObservationIgnored var unbegun: SavedGame?
  /// The reason why the last flips are not saved, as far as it is known; without a full stop.
  public internal(set) var savingFailure: String?
  /// The path of the last copy that the player wrote.
  public internal(set) var copyPath: String?
  /// The sentence about what was lost when the last game was left, without its full stop; nil for
  /// no loss.
  public internal(set) var loss: String?
  /// True if a failure to save was reported, and saving has not worked since.
  @ObservationIgnored var isFailureTold = false
  /// True if the repository has a part of the game.
  @ObservationIgnored var isPartlySaved = false
  @ObservationIgnored var isCounted = false
  /// True if the history has the game, or could not take it.
  @ObservationIgnored var isInHistory = false
  /// The entry of the current game in the history; nil before its end.
  public internal(set) var playedGame: PlayedGame?
  /// True if the score of the game could not be saved.
  @ObservationIgnored var isScorePending = false
  @ObservationIgnored var areScoresLoaded = false
  /// True if the scores were read, or could not be read.
  @ObservationIgnored var wereScoresRead = false
  @ObservationIgnored let world: World

  /// Creates a model without a game, by default the first one of a program with a new history.
  public init(
    world: World, library: ThemeLibrary, scores: ScoreTable, settings: Settings,
    gate: Gate<SumQuestion>, family: AppFamily = AppFamily(), history: GameHistory? = nil
  ) {
    self.world = world
    self.library = library
    self.scores = scores
    self.settings = settings
    self.gate = gate
    self.family = family
    self.history = history ?? GameHistory(repository: world.history)
    family.add(self)
  }

  /// Leaves the game and ends the program.
  public func quit() {
    leave()
    hasQuit = true
  }
}
