/// One result of all values, sent when it is certain, at the latest at the end.
@usableFromInline struct Reduce<Input, State, Value, Failure: Error>: SingleInputOperator {
  @usableFromInline var state: State
  /// Takes a value; true if no other can change the result.
  @usableFromInline let step: (inout State, Input) throws(Failure) -> Bool
  /// Nil where there is no result.
  @usableFromInline let result: (State) -> Value?

  @inlinable init(
    _ state: State, step: @escaping (inout State, Input) throws(Failure) -> Bool,
    result: @escaping (State) -> Value?
  ) {
    self.state = state
    self.step = step
    self.result = result
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Value, Failure>
  ) throws(Failure) {
    if try step(&state, value) { finish(at: time, into: &output) }
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<Value, Failure>) {
    if let value = result(state) { output.send(value) }
    output.finish()
  }
}
