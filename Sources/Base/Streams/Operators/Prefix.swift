/// Sends the first `count` values, and ends with the last of them.
@usableFromInline struct Prefix<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline var left: Int

  @inlinable init(_ count: Int) {
    precondition(count >= 0, "a prefix of \(count) values is none")
    left = count
  }

  @inlinable mutating func start(at time: Int64, into output: inout Output<Input, Failure>) {
    if left == 0 { output.finish() }
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    left -= 1
    output.send(value)
    if left == 0 { output.finish() }
  }
}
