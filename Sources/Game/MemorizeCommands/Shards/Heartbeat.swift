import MemorySimulation
import PlainJSON
import Synchronization

/// A report of a shard's progress, written to standard error at regular intervals.
///
///     {"kind":"heartbeat","run":"…","shard":3,"done":400000,"count":1000000,"seconds":5}
///
/// A class, because the playing threads and the reporting one share the count.
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

  /// - Parameter games: The number of the shard's games that have been played.
  func set(_ games: Int) { done.store(games, ordering: .relaxed) }

  /// Reports until the task is cancelled.
  // On the main actor, whose thread is idle: all other threads play.
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
