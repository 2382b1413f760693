/// A source of a live stream that sends events to all current subscribers.
///
/// A class, because its subscribers change. An event sent while another is delivered is delivered
/// at once, within it.
public final class Subject<Value, Failure: Error> {
  // Exclusive access is guaranteed by the single thread.
  @exclusivity(unchecked) @usableFromInline var listeners: [SubjectConnection<Value, Failure>] = []
  private var end: StreamEvent<Value, Failure>?
  var hasEnded: Bool { end != nil }

  /// Creates a subject without subscribers.
  public init() {}

  /// The stream, with any number of subscribers; after the end, new ones receive that end at once.
  public var publisher: Publisher<Value, Failure> {
    Publisher(
      .live { run, time, receiver in
        let connection = SubjectConnection(self, in: run, to: receiver)
        if let end = self.end {
          connection.deliver(end, at: time)
        } else {
          self.listeners.append(connection)
        }
        return connection
      })
  }

  /// Sends a value; ignored after the end.
  @inlinable public func send(_ value: Value) {
    for listener in listeners { listener.receive(.value(value)) }
  }

  /// Ends the stream; ignored after the end.
  public func finish() { close(with: .finished) }

  /// Fails the stream; ignored after the end.
  public func fail(_ failure: Failure) { close(with: .failed(failure)) }

  private func close(with event: StreamEvent<Value, Failure>) {
    guard end == nil else { return }
    end = event
    let told = listeners
    listeners = []
    for listener in told { listener.receive(event) }
  }
}
