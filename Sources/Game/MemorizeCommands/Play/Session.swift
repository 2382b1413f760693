import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel

/// One run of the program by a player: the model, and the world it lives in.
struct Session {
  let app: AppModel
  /// The settings without the command line, to spell commands.
  let usual: Settings

  /// Puts everything together; files are opened only as far as they are needed to begin.
  ///
  /// - Parameters:
  ///   - files: What the player keeps.
  ///   - options: What the command line says.
  ///   - now: The clock of the games.
  ///   - schedule: How cards are dealt.
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
      opponent: Opponent.playing,
      schedule: schedule)
    // A game by counted time is quicker than any player.
    let scores = options.lines.flipTime == nil ? files.scores() : ScoreTable()
    app = AppModel(
      world: world, library: files.library(warnings), scores: scores, settings: settings,
      gate: AccessGate(isOpen: !settings.isKidsMode, asking: context.chance.newSum))
    usual = Settings(
      .memory(files.settings(in: options.settingsFile)?.value ?? [:]), overrides: options.usual)
    app.themeFiles = .onDisk(
      files.data, home: context.console.variable("HOME"), threads: context.coreCount,
      check: { () throws(ThemeReadingError) in try context.checkForWork() })
    warnings.tell(app)
  }
}

extension Opponent {
  /// The opponent that a level stands for.
  ///
  /// A beginner remembers 2 cards, a casual player 5; a skilled one forgets a card with a chance
  /// of 1 in 20 at every flip.
  static func playing(_ level: OpponentLevel, for seed: Seed) -> Opponent {
    switch level {
    case .beginner: Opponent(level, playing: CapacityPlayer(2), seed: seed)
    case .casual: Opponent(level, playing: CapacityPlayer(5), seed: seed)
    case .skilled:
      Opponent(
        level, playing: ForgetfulPlayer(forgetting: Probability(millionths: 50_000)), seed: seed)
    case .perfect: Opponent(level, playing: PerfectPlayer(), seed: seed)
    }
  }
}
