import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Uses a folder as the game does, and ends in the requested way.
@main
enum Probe {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3 else { return say("usage: StoreProbe ACTION FOLDER NAME [STEP TIMES]") }
    let (folder, name) = (words[1], words[2])
    do {
      switch words[0] {
      case "write": try write(name, in: folder, dyingAt: words[3], Int(words[4]) ?? 1)
      case "win": win(name, in: folder, dyingAt: words[3], Int(words[4]) ?? 1)
      case "finish": finish(name, in: folder)
      case "limit": try writeBeyondLimit(name, in: folder)
      case "hold": try hold(name, in: folder)
      case "play": try GamePlay.run(name, in: folder) { say($0) }
      case "forbidden": Forbidden.run(name, in: folder) { say($0) }
      case "themes": editThemes(name, in: folder, count: Int(words[3]) ?? 1)
      case "import":
        let names = words.dropFirst(3).map { $0 }
        await PictureMemory.importing(names, in: folder, megabytes: Int(name) ?? 0) { say($0) }
      case "show":
        let names = words.dropFirst(3).map { $0 }
        PictureMemory.showing(names, in: folder, megabytes: Int(name) ?? 0) { say($0) }
      case "score": try ScoreAdding.run(name, in: folder)
      default: say("no such action")
      }
    } catch {
      say("error: \(error)")
    }
  }

  /// Replaces a document, and is killed before a step at its n-th occurrence.
  private static func write(
    _ name: String, in folder: String, dyingAt step: String, _ times: Int
  ) throws {
    let storage = DiskFolder(folder, steps: deadly(step, times))
    try storage.write(name, [UInt8](repeating: 78, count: 200_000))
    say("written")
  }

  private static func deadly(_ step: String, _ times: Int) -> WriteStepHook {
    let count = CountedSteps()
    return WriteStepHook { current in
      if current.rawValue == step, count.next() == times { kill(getpid(), SIGKILL) }
    }
  }

  /// Wins a game, and is killed before a step at its n-th occurrence.
  private static func win(
    _ id: String, in folder: String, dyingAt step: String, _ times: Int
  ) {
    let game = WonGame(in: DiskFolder(folder, steps: deadly(step, times)), id: id)
    game.begin()
    game.win { say($0) }
    say("ended")
  }

  /// Wins a game that a killed process has begun, if it still exists.
  private static func finish(_ id: String, in folder: String) {
    let storage = DiskFolder(folder)
    storage.recoverFinishedGames { "" }
    let game = WonGame(in: storage, id: id)
    if game.app.resume(id) { game.win { say($0) } }
    say("ended")
  }

  private static func writeBeyondLimit(_ name: String, in folder: String) throws {
    let storage = DiskFolder(folder)
    var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit)
    #else
    setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    try storage.write(name, [UInt8](repeating: 78, count: 200_000))
    say("written")
  }

  /// Holds the lock until its input is closed.
  private static func hold(_ name: String, in folder: String) throws {
    let lock = try DiskFolder(folder).lock(name)
    say(lock == nil ? "in use" : "held")
    while readLine() != nil {}
    withExtendedLifetime(lock) {}
  }

  /// Edits themes a number of times; the name is also the seed of the edits.
  private static func editThemes(_ name: String, in folder: String, count: Int) {
    var generator = SeededGenerator(seed: UInt64(name.dropFirst()) ?? 0)
    var editing = ThemeEditing(name, in: folder) { say($0) }
    for _ in 0..<count { editing.edit(generator.next()) }
  }

  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}

/// A thread-safe counter from one.
private final class CountedSteps: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
