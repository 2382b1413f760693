/// Where an operator puts the events it sends, for its driver to pass on.
///
/// Nothing is taken after an end. One event at a time waits without an allocation.
public struct Output<Value, Failure: Error> {
  @usableFromInline var first: StreamEvent<Value, Failure>?
  @usableFromInline var later: [StreamEvent<Value, Failure>] = []
  /// Whether an end was sent.
  @usableFromInline var isOver: Bool

  @inlinable init() { isOver = false }

  /// Sends a value.
  @inlinable public mutating func send(_ value: Value) { put(.value(value)) }

  /// Sends the end of a stream that went well.
  @inlinable public mutating func finish() {
    put(.finished)
    isOver = true
  }

  /// Sends the end of a stream that did not.
  @inlinable public mutating func fail(_ failure: Failure) {
    put(.failed(failure))
    isOver = true
  }

  /// Takes the event that has waited longest.
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
