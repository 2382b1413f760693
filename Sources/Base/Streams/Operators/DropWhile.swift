/// Sends all values from the first one on that is not dropped.
@usableFromInline struct DropWhile<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let isDropped: (Input) throws(Failure) -> Bool
  @usableFromInline var isDropping = true

  @inlinable init(_ isDropped: @escaping (Input) throws(Failure) -> Bool) {
    self.isDropped = isDropped
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    if isDropping { isDropping = try isDropped(value) }
    if !isDropping { output.send(value) }
  }
}
