import Synchronization

/// Work on games that is done in batches on several threads, and handed over in order.
struct BatchedWork {
  /// Which of a seed's games.
  let games: Range<UInt64>
  /// Games in a batch.
  let size: UInt64
  /// How many batches are worked on at a time, at least one.
  let threads: Int

  /// Works until all is done or it is stopped; what comes after an incomplete batch is left out.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked on any thread; so is whether the task was cancelled.
  ///   - batch: Works on some of the games, and may be asked to stop on the way.
  ///   - receive: Is given each batch in order, and says whether it is complete; what it throws ends
  ///     the work.
  /// - Throws: What `receive` throws.
  func run<Batch: Sendable>(
    unless shouldStop: @escaping @Sendable () -> Bool,
    batch: @escaping @Sendable (Range<UInt64>, @Sendable () -> Bool) -> Batch,
    receive: (Batch) throws -> Bool
  ) async throws {
    precondition(threads > 0, "\(threads) threads cannot play")
    let end = WorkEnd()
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: (UInt64, Batch).self) { group in
        // The batches that are still worked on are received by nobody.
        defer { end.come() }
        try await work(
          in: &group, unless: { end.hasCome || shouldStop() }, batch: batch, receive: receive)
      }
    } onCancel: {
      end.come()
    }
  }

  private func work<Batch: Sendable>(
    in group: inout ThrowingTaskGroup<(UInt64, Batch), any Error>,
    unless shouldStop: @escaping @Sendable () -> Bool,
    batch: @escaping @Sendable (Range<UInt64>, @Sendable () -> Bool) -> Batch,
    receive: (Batch) throws -> Bool
  ) async throws {
    var waiting: [UInt64: Batch] = [:]
    var started: UInt64 = 0
    var received: UInt64 = 0
    var running = 0
    func startMore() {
      let furthest = shouldStop() ? 0 : min(count, received + 4 * UInt64(min(threads, 1 << 16)))
      while running < threads, started < furthest {
        let index = started
        group.addTask { (index, batch(range(index), shouldStop)) }
        started += 1
        running += 1
      }
    }
    startMore()
    while let (index, batch) = try await group.next() {
      running -= 1
      waiting[index] = batch
      while let next = waiting.removeValue(forKey: received) {
        if try !receive(next) { return }
        received += 1
      }
      startMore()
    }
  }

  private var count: UInt64 {
    let total = games.upperBound - games.lowerBound
    return total / size + (total.isMultiple(of: size) ? 0 : 1)
  }

  private func range(_ index: UInt64) -> Range<UInt64> {
    let start = games.lowerBound + index * size
    return start..<start + min(size, games.upperBound - start)
  }
}

/// Whether work has come to its end, for all threads.
// One byte that is read before every game: to ask a task whether it was cancelled costs 13 ns.
private final class WorkEnd: Sendable {
  private let flag = Atomic(false)

  var hasCome: Bool { flag.load(ordering: .relaxed) }

  func come() { flag.store(true, ordering: .relaxed) }
}
