/// Sends the values that differ from the last one sent.
@usableFromInline struct RemoveDuplicates<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let isDuplicate: (Input, Input) throws(Failure) -> Bool
  @usableFromInline var last: Input?

  @inlinable init(_ isDuplicate: @escaping (Input, Input) throws(Failure) -> Bool) {
    self.isDuplicate = isDuplicate
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    if let last, try isDuplicate(last, value) { return }
    last = value
    output.send(value)
  }
}
