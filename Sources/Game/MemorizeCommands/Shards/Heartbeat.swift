import MemorySimulation
import PlainJSON
import Synchronization

/// Says from time to time on standard error how far a shard has come.
///
///     {"kind":"heartbeat","run":"…","shard":3,"done":400000,"count":1000000,"seconds":5}
///
/// A class, because the threads that play and the one that speaks must mean the same count.
final class Heartbeat: Sendable {
  private let shard: Shard
  private let done = Atomic(0)
  private let clock: RunClock
  private let write: @Sendable (String) -> Void
  private let start: Duration

  init(of shard: Shard, in context: RunContext) {
    self.shard = shard
    (clock, write) = (context.clock, context.console.writeError)
    start = clock.now()
  }

  /// - Parameter games: How many of the shard's games have been played.
  func set(_ games: Int) { done.store(games, ordering: .relaxed) }

  /// Speaks until the task is cancelled.
  // On the main actor, whose thread waits: all others play, and may be busy for long.
  @MainActor func beat(every interval: Duration) async {
    while (try? await clock.sleep(interval)) != nil {
      write("\(json)\n")
    }
  }

  private var json: JSON {
    .object([
      "kind": .string("heartbeat"),
      "run": .string(shard.run.digest),
      "shard": .int(shard.number),
      "done": .int(done.load(ordering: .relaxed)),
      "count": .int(shard.games.count),
      "seconds": .int(Int((clock.now() - start).components.seconds)),
    ])
  }
}
