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
    let shouldStop: @Sendable () -> Bool = { Task.isCancelled || shouldStop() }
    try await withThrowingTaskGroup(of: (UInt64, Batch).self) { group in
      var waiting: [UInt64: Batch] = [:]
      var started: UInt64 = 0
      var received: UInt64 = 0
      var running = 0
      func startMore() {
        let furthest = shouldStop() ? 0 : min(count, received + 4 * UInt64(threads))
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
          if try !receive(next) { return group.cancelAll() }
          received += 1
        }
        startMore()
      }
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
