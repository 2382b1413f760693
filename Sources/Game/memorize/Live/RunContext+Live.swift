import MemorizeCommands
import MemoryStore
import SharedGames
import SystemCalls

extension RunContext {
  /// Returns the environment of this process: terminal, clock, random numbers and the player's
  /// folders.
  static func live() -> RunContext {
    let console = Console.live
    let places = StoreFolders(environment: console.variables(StoreFolders.variables))
    return RunContext(
      console: console,
      storage: PlayerStorage(
        data: places.map { .folder($0.data, inside: $0.dataHome) },
        config: places.map { .folder($0.config, inside: $0.configHome) },
        watch: { places.flatMap { StorageWatch.folders($0.watched) } }),
      files: .live, programs: Programs(start: ProgramLine.live), stage: .terminal,
      fonts: .live(in: FontFolders(console.variables(FontFolders.variables))),
      sharedGames: SharedGamesWorld(
        folders: SharedGameFolders(environment: console.variables(SharedGameFolders.variables)),
        user: SeatName(user: UserAccount.currentID)),
      clock: .live(),
      chance: Chance {
        var system = SystemRandomNumberGenerator()
        return system.next()
      },
      coreCount: AvailableResources.processorCount,
      check: { needs throws(Failure) in try needs.check() })
  }
}

extension StoreFolders {
  /// The folders with documents that other programs may change, with their names in a storage.
  fileprivate var watched: [(name: String, path: String)] {
    [("", data), ("games/", "\(data)/games"), ("finished/", "\(data)/finished"), ("", config)]
  }
}

extension RunClock {
  fileprivate static func live() -> RunClock {
    let clock = ContinuousClock()
    let start = clock.now
    return RunClock(
      now: { clock.now - start }, awake: MachineClock.awake,
      today: WallClock.secondsSince1970, zone: WallClock.secondsAheadOfUTC,
      sleep: { try await Task.sleep(for: $0) })
  }
}
