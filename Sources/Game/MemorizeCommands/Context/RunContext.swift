public import MemoryStore

/// The world that a command runs in: all that it may use, as values of closures.
public struct RunContext: Sendable {
  public var console: Console
  public var storage: PlayerStorage
  public var files: Files
  public var programs: Programs
  public var stage: ScreenStage
  public var fonts: FontFiles
  /// Where games of other terminals are; nil where there is no such place.
  public var sharedGames: SharedGamesWorld?
  public var clock: RunClock
  public var chance: Chance
  /// How many threads can run at a time.
  public var coreCount: Int
  /// Refuses to begin where the system grants less than a command needs.
  public var check: @Sendable (ResourceNeeds) throws(Failure) -> Void

  public init(
    console: Console, storage: PlayerStorage, files: Files, programs: Programs, stage: ScreenStage,
    fonts: FontFiles = .none, sharedGames: SharedGamesWorld? = nil, clock: RunClock,
    chance: Chance, coreCount: Int,
    check: @escaping @Sendable (ResourceNeeds) throws(Failure) -> Void
  ) {
    self.console = console
    self.storage = storage
    self.files = files
    self.programs = programs
    self.stage = stage
    self.fonts = fonts
    self.sharedGames = sharedGames
    self.clock = clock
    self.chance = chance
    self.coreCount = coreCount
    self.check = check
  }
}

/// Where a player's things are kept.
public struct PlayerStorage: Sendable {
  /// Themes, scores and games; nil where the player has no place for them.
  public var data: Storage?
  /// Settings.
  public var config: Storage?
  /// Begins to watch all of it for changes by other programs; nil where that is not possible.
  public var watch: @Sendable () -> StorageWatch?

  public init(
    data: Storage?, config: Storage?, watch: @escaping @Sendable () -> StorageWatch? = { nil }
  ) {
    self.data = data
    self.config = config
    self.watch = watch
  }
}
