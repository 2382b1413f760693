/// Delays values and the finish; a failure is sent at once and drops pending values.
@usableFromInline struct Delay<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let span: Int64
  /// The pending values with their times; nil stands for the finish.
  @usableFromInline var waiting = Queue<(time: Int64, value: Input?)>()

  @inlinable init(_ span: Int64) {
    self.span = span
  }

  @inlinable var deadline: Int64? { waiting.first?.time }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    waiting.append((time.later(by: span), value))
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<Input, Failure>) {
    waiting.append((time.later(by: span), nil))
  }

  @inlinable mutating func elapsed(at time: Int64, into output: inout Output<Input, Failure>) {
    guard let next = waiting.first else { return }
    waiting.removeFirst()
    if let value = next.value { output.send(value) } else { output.finish() }
  }
}
