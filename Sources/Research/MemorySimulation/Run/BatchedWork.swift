import Synchronization

/// A parallel loop over games in batches, whose results are received in order.
struct BatchedWork {
  /// The indices of the games to play, among the games of the seed.
  let games: Range<UInt64>
  /// The number of games in a batch.
  let size: UInt64
  /// The number of batches in parallel, at least one.
  let threads: Int

  /// Processes all batches until it is stopped; the batches after an incomplete one are dropped.
  ///
  /// - Parameters:
  ///   - shouldStop: Returns true to stop; called on any thread, as is the check for cancellation.
  ///   - batch: Processes some of the games, checking whether to stop.
  ///   - receive: Receives each batch in order, and returns true if it is complete; an error ends
  ///     the work.
  /// - Throws: The errors of `receive`.
  func run<Batch: Sendable>(
    unless shouldStop: @escaping @Sendable () -> Bool,
    batch: @escaping @Sendable (Range<UInt64>, @Sendable () -> Bool) -> Batch,
    receive: (Batch) throws -> Bool
  ) async throws {
    precondition(threads > 0, "\(threads) threads cannot play")
    let end = WorkEnd()
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: (UInt64, Batch).self) { group in
        // Batches that are still in progress are not received.
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

/// A flag that ends the work of all threads.
// A byte that is read before every game, because the check for cancellation costs 13 ns.
private final class WorkEnd: Sendable {
  private let flag = Atomic(false)

  var hasCome: Bool { flag.load(ordering: .relaxed) }

  func come() { flag.store(true, ordering: .relaxed) }
}
