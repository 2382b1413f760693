/// Sends the first values of two inputs as a pair, then the second values, and so on.
///
/// Ends when no further pair is possible.
@usableFromInline struct Zip<First, Second, Failure: Error>: Operator {
  @usableFromInline var first = Queue<First>()
  @usableFromInline var second = Queue<Second>()
  @usableFromInline var hasFirst = true
  @usableFromInline var hasSecond = true

  @inlinable init() {}

  @inlinable mutating func receive(
    _ event: StreamEvent<Either<First, Second>, Failure>, from input: Int, at time: Int64,
    into output: inout Output<(First, Second), Failure>
  ) {
    switch event {
    case .value(.first(let value)): first.append(value)
    case .value(.second(let value)): second.append(value)
    case .failed(let failure): output.fail(failure)
    case .finished: if input == 0 { hasFirst = false } else { hasSecond = false }
    }
    if let one = first.first, let other = second.first {
      first.removeFirst()
      second.removeFirst()
      output.send((one, other))
    }
    if (first.isEmpty && !hasFirst) || (second.isEmpty && !hasSecond) { output.finish() }
  }
}
