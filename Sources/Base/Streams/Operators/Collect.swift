/// Sends arrays of `count` values, and the rest at the end.
@usableFromInline struct Collect<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = [Input]

  @usableFromInline let count: Int
  @usableFromInline var values: [Input] = []

  @inlinable init(_ count: Int) {
    precondition(count > 0, "an array of \(count) values cannot be collected")
    self.count = count
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<[Input], Failure>
  ) throws(Failure) {
    values.append(value)
    guard values.count == count else { return }
    output.send(values)
    values = []
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<[Input], Failure>) {
    if !values.isEmpty { output.send(values) }
    output.finish()
  }
}
