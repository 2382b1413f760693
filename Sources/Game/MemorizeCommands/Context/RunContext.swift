public import MemoryStore

/// The environment of a command: everything that it may use, as closures.
public struct RunContext: Sendable {
  public var console: Console
  public var storage: PlayerStorage
  public var files: Files
  public var programs: Programs
  public var stage: ScreenStage
  public var fonts: FontFiles
  /// The folders of the games that terminals share; nil if shared games are not supported.
  public var sharedGames: SharedGamesWorld?
  public var clock: RunClock
  public var chance: Chance
  /// The number of threads that can run in parallel.
  public var coreCount: Int
  /// Throws if the system's resource limits are below what a command needs.
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

/// The storages of a player's files.
public struct PlayerStorage: Sendable {
  /// The storage of themes, scores and games; nil if the player has no folder for them.
  public var data: (any Storage)?
  /// The storage of settings; nil if the player has no folder for them.
  public var config: (any Storage)?
  /// Starts to watch the files for changes by other programs; nil if that is not possible.
  public var watch: @Sendable () -> StorageWatch?

  public init(
    data: (any Storage)?, config: (any Storage)?,
    watch: @escaping @Sendable () -> StorageWatch? = { nil }
  ) {
    self.data = data
    self.config = config
    self.watch = watch
  }
}
