/// Sends the values that satisfy a predicate.
@usableFromInline struct Filter<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let isIncluded: (Input) throws(Failure) -> Bool

  @inlinable init(_ isIncluded: @escaping (Input) throws(Failure) -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    if try isIncluded(value) { output.send(value) }
  }
}
