/// A subscription whose values wait for an asynchronous receiver.
///
/// It is not shared between threads: its subscription and its receiver belong to the same actor.
/// Only a wake-up comes from elsewhere, from the end of a sleep or from a cancellation.
final class ValueFeed<Value, Failure: Error> {
  typealias BufferingPolicy = AsyncStream<Value>.Continuation.BufferingPolicy

  private var subscription: Subscription?
  private var waiting = Queue<Value>()
  private let policy: BufferingPolicy
  private var end: StreamEvent<Value, Failure>?
  private let wake: AsyncStream<Void>.Continuation
  private var wakes: AsyncStream<Void>.Iterator
  /// Sleeps until a deadline; nil if the stream's time stands still.
  private let sleep: (@Sendable (Int64) async -> Void)?
  private var timer: Task<Void, Never>?

  init(
    _ publisher: Publisher<Value, Failure>, _ policy: BufferingPolicy,
    time: @escaping () -> Int64, sleep: (@Sendable (Int64) async -> Void)?
  ) {
    self.policy = policy
    self.sleep = sleep
    let (stream, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    (wakes, self.wake) = (stream.makeAsyncIterator(), wake)
    subscription = publisher.sink(
      clock: time, deadlineChanged: { wake.yield() }, receive: { [weak self] in self?.receive($0) })
  }

  deinit { timer?.cancel() }

  private func receive(_ event: StreamEvent<Value, Failure>) {
    if case .value(let value) = event { keep(value) } else { end = event }
    wake.yield()
  }

  private func keep(_ value: Value) {
    switch policy {
    case .bufferingOldest(let count): if waiting.count < count { waiting.append(value) }
    case .bufferingNewest(let count):
      waiting.append(value)
      if waiting.count > count { waiting.removeFirst() }
    case .unbounded: waiting.append(value)
    @unknown default: waiting.append(value)
    }
  }
}

extension ValueFeed {
  /// Returns the next value as soon as there is one, or nil at the end.
  func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Value? {
    while !Task.isCancelled {
      if let value = waiting.first {
        waiting.removeFirst()
        return value
      }
      if let end {
        release()
        if case .failed(let failure) = end { throw failure }
        return nil
      }
      setTimer()
      guard await wakes.next(isolation: actor) != nil else { break }
      subscription?.advance()
    }
    release()
    return nil
  }

  /// Ends the subscription; a failure is thrown once.
  private func release() {
    (subscription, end) = (nil, .finished)
    timer?.cancel()
    timer = nil
  }

  private func setTimer() {
    timer?.cancel()
    guard let sleep, let deadline = subscription?.deadline else { return }
    timer = Task { [wake] in
      await sleep(deadline)
      if !Task.isCancelled { wake.yield() }
    }
  }
}
