/// Sends a value after which no other has arrived for a while.
///
/// A value that waits at the end is dropped, as by Combine.
@usableFromInline struct Debounce<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let span: Int64
  @usableFromInline var waiting: Input?
  @usableFromInline var deadline: Int64?

  @inlinable init(_ span: Int64) {
    self.span = span
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    waiting = value
    deadline = time.later(by: span)
  }

  @inlinable mutating func elapsed(at time: Int64, into output: inout Output<Input, Failure>) {
    if let waiting { output.send(waiting) }
    waiting = nil
    deadline = nil
  }
}
