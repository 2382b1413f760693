extension EventStream {
  /// Returns the values of the streams that a closure makes of each value, as they arrive.
  ///
  /// It ends when this stream and all of those have ended. An error that the closure throws fails
  /// the stream, and so does the failure of any of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: The number of streams that run at the same time; other values wait.
  ///   - transform: Returns the stream of a value.
  /// - Returns: The stream.
  /// - Precondition: `maxPublishers` is positive.
  public func flatMap<Result>(
    maxPublishers: Int = .max,
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure, Driver>
  ) -> EventStream<Result, Failure, Driver> {
    opening(FlatMap(maxPublishers, transform))
  }

  /// Returns the values of this stream, and after a failure those of another in its place.
  public func `catch`<NewFailure: Error>(
    _ handler: @escaping (Failure) -> EventStream<Value, NewFailure, Driver>
  ) -> EventStream<Value, NewFailure, Driver> {
    opening(Catch(transform: handler))
  }

  /// Returns the values of this stream, which begins again after each of a number of failures.
  ///
  /// - Precondition: `count` is not negative.
  public func retry(_ count: Int) -> EventStream { opening(Retry(self, times: count)) }

  /// Returns the same stream, with closures that are called for its events.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called when the stream begins.
  ///   - receiveOutput: Called for each value, before it is passed on.
  ///   - receiveCompletion: Called at the end, with the failure if there is one.
  /// - Returns: The stream.
  public func handleEvents(
    receiveSubscription: @escaping () -> Void = {},
    receiveOutput: @escaping (Value) -> Void = { _ in },
    receiveCompletion: @escaping (Failure?) -> Void = { _ in }
  ) -> EventStream {
    applying(
      HandleEvents(
        started: receiveSubscription, value: receiveOutput, ended: receiveCompletion))
  }

  /// Returns what an operator sends that opens further streams while it receives this one.
  public func opening<Work: OpeningOperator>(
    _ work: Work
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Value, Work.InputFailure == Failure, Work.Driver == Driver {
    Driver.opening(work, of: self)
  }
}

extension EventStream {
  /// Returns the values of the latest of the streams that this stream sends.
  ///
  /// It ends when this stream and the latest one have ended.
  public func switchToLatest<Inner>() -> EventStream<Inner, Failure, Driver>
  where Value == EventStream<Inner, Failure, Driver> {
    opening(SwitchToLatest())
  }
}
