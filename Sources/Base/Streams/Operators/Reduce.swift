/// Sends one result of all values as soon as it is certain, at the latest at the end.
@usableFromInline struct Reduce<Input, State, Value, Failure: Error>: SingleInputOperator {
  @usableFromInline var state: State
  /// Adds a value; returns true if no further value can change the result.
  @usableFromInline let step: (inout State, Input) throws(Failure) -> Bool
  /// Returns the result, or nil if there is none.
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
