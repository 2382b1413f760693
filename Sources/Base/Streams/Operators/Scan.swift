/// Sends the running results of combining all values.
@usableFromInline struct Scan<Input, Value, Failure: Error>: SingleInputOperator {
  @usableFromInline var result: Value
  @usableFromInline let next: (Value, Input) throws(Failure) -> Value

  @inlinable init(_ result: Value, next: @escaping (Value, Input) throws(Failure) -> Value) {
    self.result = result
    self.next = next
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Value, Failure>
  ) throws(Failure) {
    result = try next(result, value)
    output.send(result)
  }
}
