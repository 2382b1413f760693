/// Sends a substitute if the input finishes without a value.
@usableFromInline struct ReplaceEmpty<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let substitute: Input
  @usableFromInline var isEmpty = true

  @inlinable init(_ substitute: Input) {
    self.substitute = substitute
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    isEmpty = false
    output.send(value)
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<Input, Failure>) {
    if isEmpty { output.send(substitute) }
    output.finish()
  }
}
