/// Sends the non-nil results of a closure.
@usableFromInline struct CompactMap<Input, Value, Failure: Error>: SingleInputOperator {
  @usableFromInline let transform: (Input) throws(Failure) -> Value?

  @inlinable init(_ transform: @escaping (Input) throws(Failure) -> Value?) {
    self.transform = transform
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Value, Failure>
  ) throws(Failure) {
    if let result = try transform(value) { output.send(result) }
  }
}
