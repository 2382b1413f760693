public import MemoryModel
public import Observation

/// Everything the program shows: themes, the game that is played, saved games, scores, settings.
///
/// One for a program, however many windows it has; what each window shows of it is the window's.
@Observable public final class AppModel {
  /// The themes there are.
  public let library: ThemeLibrary
  /// The scores that were reached.
  public let scores: ScoreTable
  /// What the player has set, with what holds for this run only.
  public let settings: Settings
  /// Keeps children from settings and themes, where that is wanted.
  public let gate: AccessGate<SumQuestion>
  /// The game that is played; one that is over until it is left.
  public internal(set) var game: GameViewModel?
  /// The id it is kept under.
  public internal(set) var gameID: String?
  /// What the player calls it.
  public internal(set) var gameName = ""
  /// The saved games, as of the last look.
  public internal(set) var games: [GameSummary] = []
  /// How often other programs have changed the saved games so far.
  public internal(set) var gameChanges = 0
  /// What the player should hear of, the latest last; only the last ten are kept.
  public internal(set) var notices: [Notice] = []
  /// A score that was reached and waits for a name.
  public internal(set) var newBest: Score?
  /// Who sits at the table, where it is shared with other terminals.
  public var sharing: SharedTable?
  /// Is given what happens in the game that is played, after it was written down.
  @ObservationIgnored public var tellOthers: (JournalEntry) -> Void = { _ in }
  /// Where themes come from and go to beside the library.
  public var themeFiles = ThemeFiles.none
  /// What the gate keeps a child from while it asks.
  public internal(set) var guardedAction = ""
  /// How often the terminal's bell should have rung so far: once a match, if the player wants it.
  public internal(set) var bells = 0
  /// Whether the player has asked to end the program.
  public private(set) var hasQuit = false
  @ObservationIgnored var numberOfNotices = 0
  @ObservationIgnored var recorder: GameRecorder?
  /// The game as it is to be kept from its first flip on; nil once it is.
  @ObservationIgnored var unbegun: SavedGame?
  /// Why the last flips of the game are not saved, as far as was asked; a sentence without its full stop.
  public internal(set) var savingFailure: String?
  /// Where the player had the game written as it is now, beside the repository.
  public internal(set) var copyPath: String?
  /// What was lost of the game that was left last, if anything was; a sentence without its full stop.
  public internal(set) var loss: String?
  /// Whether the player was told that saving fails, and it has not gone well since.
  @ObservationIgnored var isFailureTold = false
  /// Whether some of the game is in the repository.
  @ObservationIgnored var isPartlySaved = false
  @ObservationIgnored var isCounted = false
  /// Whether the game brought a score that could not be written.
  @ObservationIgnored var isScorePending = false
  @ObservationIgnored var areScoresLoaded = false
  @ObservationIgnored let world: World

  /// Makes a program in which no game is played yet.
  public init(
    world: World, library: ThemeLibrary, scores: ScoreTable, settings: Settings,
    gate: AccessGate<SumQuestion>
  ) {
    self.world = world
    self.library = library
    self.scores = scores
    self.settings = settings
    self.gate = gate
  }

  /// Puts the game away and ends the program.
  public func quit() {
    leave()
    hasQuit = true
  }
}
