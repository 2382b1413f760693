import Synchronization

/// A clock that a test moves.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Content {
    var now = Instant(offset: .zero)
    var sleepers: [(id: Int, end: Instant, wake: CheckedContinuation<Void, Never>)] = []
    var count = 0
  }
  private let content = Mutex(Content())

  var now: Instant { content.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// The number of tasks that sleep.
  var sleepers: Int { content.withLock { $0.sleepers.count } }

  func sleep(until end: Instant, tolerance: Duration?) async throws {
    let id = content.withLock { content in
      content.count += 1
      return content.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { add(id, end, $0) }
    } onCancel: {
      wake { $0.id == id }
    }
    try Task.checkCancellation()
  }

  private func add(_ id: Int, _ end: Instant, _ wake: CheckedContinuation<Void, Never>) {
    let isOver = content.withLock { content in
      if Task.isCancelled || end <= content.now { return true }
      content.sleepers.append((id, end, wake))
      return false
    }
    if isOver { wake.resume() }
  }

  /// Moves the clock, and wakes those who have slept until then.
  func advance(by duration: Duration) {
    content.withLock { $0.now = $0.now.advanced(by: duration) }
    let now = now
    wake { $0.end <= now }
  }

  private func wake(
    where isMeant: (_ sleeper: (id: Int, end: Instant, wake: CheckedContinuation<Void, Never>)) ->
      Bool
  ) {
    let woken = content.withLock { content in
      let woken = content.sleepers.filter(isMeant)
      content.sleepers.removeAll(where: isMeant)
      return woken
    }
    for sleeper in woken { sleeper.wake.resume() }
  }
}
