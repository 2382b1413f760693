/// Sends all values but the first `count`.
@usableFromInline struct DropFirst<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline var left: Int

  @inlinable init(_ count: Int) {
    precondition(count >= 0, "\(count) values cannot be dropped")
    left = count
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    if left > 0 { left -= 1 } else { output.send(value) }
  }
}
