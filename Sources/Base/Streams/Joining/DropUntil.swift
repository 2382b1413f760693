/// Sends the values of the first input after the first value of the second.
///
/// Ends if the second ends without a value.
@usableFromInline struct DropUntil<Value, Other, Failure: Error>: Operator {
  @usableFromInline var isDropping = true

  @inlinable init() {}

  @inlinable mutating func receive(
    _ event: StreamEvent<Either<Value, Other>, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(.first(let value)): if !isDropping { output.send(value) }
    case .value(.second): isDropping = false
    case .failed(let failure): output.fail(failure)
    case .finished: if input == 0 || isDropping { output.finish() }
    }
  }
}
