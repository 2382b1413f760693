/// The values of a live stream as an asynchronous sequence.
///
///     for await text in field.publisher.removeDuplicates().values { search(for: text) }
///
/// Each iterator subscribes when it is created, that is when the loop begins; values that are sent
/// before are not received. A failure of the stream is thrown. The subscription is released when
/// the loop ends, when its task is cancelled, and with the iterator.
///
/// Like a ``Subscription``, an iterator belongs to the actor, such as the main actor, on which the
/// events are sent.
public struct PublisherValues<Value, Failure: Error>: AsyncSequence {
  let feed: () -> ValueFeed<Value, Failure>

  public func makeAsyncIterator() -> Iterator { Iterator(feed: feed()) }

  /// An iterator with a subscription and a buffer of its own.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: ValueFeed<Value, Failure>

    /// Returns the next value, or nil after the end or when the task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Value? {
      try await feed.next(isolation: actor)
    }
  }
}

extension EventStream where Driver == LiveDriver {
  /// The number of values that wait for a slow receiver, and which are dropped beyond it.
  public typealias BufferingPolicy = AsyncStream<Value>.Continuation.BufferingPolicy

  /// The values as an asynchronous sequence, of which any number wait for the receiver.
  ///
  /// For streams without deadlines: operators of time, such as ``debounce(for:)``, need
  /// ``values(clock:buffering:)``.
  public var values: PublisherValues<Value, Failure> {
    PublisherValues { ValueFeed(self, .unbounded, time: { 0 }, sleep: nil) }
  }

  /// Returns the values as an asynchronous sequence, with a clock for operators of time.
  ///
  /// - Parameters:
  ///   - clock: The clock, such as `ContinuousClock()`; it is slept on only until a deadline of an
  ///     operator.
  ///   - policy: The values that are kept while the receiver is busy; by default all.
  /// - Returns: The sequence.
  public func values<C: Clock<Duration>>(
    clock: C, buffering policy: BufferingPolicy = .unbounded
  ) -> PublisherValues<Value, Failure> {
    PublisherValues {
      let start = clock.now
      return ValueFeed(self, policy) {
        start.duration(to: clock.now).wholeNanoseconds
      } sleep: { deadline in
        try? await clock.sleep(
          until: start.advanced(by: .nanoseconds(deadline)), tolerance: nil)
      }
    }
  }
}
