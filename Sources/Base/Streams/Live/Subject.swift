/// The source of a live stream: what a program sends reaches all that are subscribed at that moment.
///
/// A class, because its subscribers come and go. An event that is sent while another is told, is told
/// at once, within it.
public final class Subject<Value, Failure: Error> {
  // Nothing outside holds on to it while it is changed.
  @exclusivity(unchecked) @usableFromInline var listeners: [SubjectConnection<Value, Failure>] = []
  private var end: StreamEvent<Value, Failure>?

  /// Makes a source to which nobody is subscribed.
  public init() {}

  /// Its stream, to which any number may subscribe; after the end, to hear that end at once.
  public var publisher: Publisher<Value, Failure> {
    Publisher(
      .live { run, time, receiver in
        let connection = SubjectConnection(self, in: run, to: receiver)
        if let end = self.end {
          connection.tell(end, at: time)
        } else {
          self.listeners.append(connection)
        }
        return connection
      })
  }

  /// Sends a value; after an end it does nothing.
  @inlinable public func send(_ value: Value) {
    for listener in listeners { listener.receive(.value(value)) }
  }

  /// Ends the stream; after an end it does nothing.
  public func finish() { close(with: .finished) }

  /// Fails the stream; after an end it does nothing.
  public func fail(_ failure: Failure) { close(with: .failed(failure)) }

  private func close(with event: StreamEvent<Value, Failure>) {
    guard end == nil else { return }
    end = event
    let told = listeners
    listeners = []
    for listener in told { listener.receive(event) }
  }
}
