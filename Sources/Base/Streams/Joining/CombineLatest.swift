/// Sends the latest values of two inputs whenever one of them sends a value.
///
/// Ends with the last input, or with one that has sent nothing.
@usableFromInline struct CombineLatest<First, Second, Failure: Error>: Operator {
  @usableFromInline var first: First?
  @usableFromInline var second: Second?
  @usableFromInline var running = 2

  @inlinable init() {}

  @inlinable mutating func receive(
    _ event: StreamEvent<Either<First, Second>, Failure>, from input: Int, at time: Int64,
    into output: inout Output<(First, Second), Failure>
  ) {
    switch event {
    case .value(.first(let value)):
      first = value
      if let second { output.send((value, second)) }
    case .value(.second(let value)):
      second = value
      if let first { output.send((first, value)) }
    case .failed(let failure): output.fail(failure)
    case .finished:
      running -= 1
      let isSilent = input == 0 ? first == nil : second == nil
      if running == 0 || isSilent { output.finish() }
    }
  }
}
