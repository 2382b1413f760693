import Gates
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel

/// A run of the program by a player: the app's model and its environment.
struct Session {
  let app: AppModel
  /// The settings without the command line, for the spelling of commands.
  let usual: Settings
  /// The language of words where a command names none.
  var usualLanguage: WordLanguage { app.dealer.language(in: usual) }

  /// Creates a session; files are opened only as far as the start needs them.
  ///
  /// - Parameters:
  ///   - files: The files of the player.
  ///   - options: The options of the command line.
  ///   - now: The clock of the games.
  ///   - schedule: Returns the schedule of a deal.
  init(
    _ files: PlayerFiles, _ options: PlayOptions, now: @escaping () -> Duration,
    schedule: @escaping (Int) -> DealSchedule
  ) {
    let context = files.context
    let warnings = StartupWarnings()
    let settings = Settings(
      files.storage(of: options.settingsFile, warnings), overrides: options.overrides)
    let world = World(
      now: now, today: context.clock.today, newSeed: { context.chance.seed },
      newID: context.chance.newID,
      repository: files.repository(warnings), writeGame: files.write,
      savedScores: { files.savedScores(warnings) { settings.playerName } },
      pairs: files.pairs(warnings),
      history: options.lines.flipTime == nil
        ? files.history(warnings) : .reading(files.onlyLooking.history(warnings)),
      zone: context.clock.zone,
      recall: { [games = OwnGames(in: context)] in await games.recall(ofLast: $0) },
      opponent: Opponent.playing, ownMemory: .fitted(in: context),
      schedule: schedule, speaksUnicode: context.console.writesUTF8 && !settings.isASCII,
      language: context.console.language)
    // Games by a counted clock would always be the fastest.
    let scores = options.lines.flipTime == nil ? files.scores() : ScoreTable()
    app = AppModel(
      world: world, library: files.library(warnings), scores: scores, settings: settings,
      gate: Gate(isOpen: !settings.isKidsMode, asking: context.chance.newSum))
    usual = Settings(
      .memory(files.settings(in: options.settingsFile)?.value ?? [:]), overrides: options.usual)
    app.library.files = .onDisk(
      files.data, home: context.console.variable("HOME"), threads: context.coreCount,
      check: { () throws(ThemeReadingError) in try context.checkForWork() })
    warnings.tell(app)
  }
}

extension HistoryRepository {
  /// Returns a repository with the games of another one, which it does not change: games by a
  /// counted clock say nothing about the player, but are played against the player's own memory.
  fileprivate static func reading(_ other: HistoryRepository) -> HistoryRepository {
    HistoryRepository(load: other.load, add: { _ in }, forget: { 0 })
  }
}

extension Opponent {
  /// Returns the computer player of a level.
  ///
  /// A beginner remembers 2 cards, a casual player 5; a skilled one forgets each card with a
  /// probability of 1/20 at every flip. The player's own level needs a memory, see `OwnMemory`.
  static func playing(_ level: OpponentLevel, for seed: Seed) -> Opponent? {
    switch level {
    case .beginner: Opponent(level, playing: CapacityPlayer(2), seed: seed)
    case .casual: Opponent(level, playing: CapacityPlayer(5), seed: seed)
    case .skilled:
      Opponent(
        level, playing: ForgetfulPlayer(forgetting: Probability(millionths: 50_000)), seed: seed)
    case .perfect: Opponent(level, playing: PerfectPlayer(), seed: seed)
    case .me: nil
    }
  }
}
