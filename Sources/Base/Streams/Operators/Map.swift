/// Sends transformed values.
@usableFromInline struct Map<Input, Value, Failure: Error>: SingleInputOperator {
  @usableFromInline let transform: (Input) throws(Failure) -> Value

  @inlinable init(_ transform: @escaping (Input) throws(Failure) -> Value) {
    self.transform = transform
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Value, Failure>
  ) throws(Failure) {
    output.send(try transform(value))
  }
}
