/// The queue into which an operator sends events, for its driver to pass on.
///
/// Events after an end are ignored. A single pending event needs no allocation.
public struct Output<Value, Failure: Error> {
  @usableFromInline var first: StreamEvent<Value, Failure>?
  @usableFromInline var later: [StreamEvent<Value, Failure>] = []
  /// True if an end was sent.
  @usableFromInline var isOver: Bool

  @inlinable init() { isOver = false }

  /// Sends a value.
  @inlinable public mutating func send(_ value: Value) { put(.value(value)) }

  /// Finishes the stream.
  @inlinable public mutating func finish() {
    put(.finished)
    isOver = true
  }

  /// Fails the stream.
  @inlinable public mutating func fail(_ failure: Failure) {
    put(.failed(failure))
    isOver = true
  }

  /// Removes the oldest pending event.
  @inlinable mutating func take() -> StreamEvent<Value, Failure>? {
    guard let event = first else { return nil }
    first = later.isEmpty ? nil : later.removeFirst()
    return event
  }

  @inlinable mutating func put(_ event: StreamEvent<Value, Failure>) {
    guard !isOver else { return }
    if first == nil { first = event } else { later.append(event) }
  }
}
