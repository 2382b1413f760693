/// A state machine that opens further streams while it receives one, such as `flatMap` and `retry`.
///
/// The values of all open streams are sent as they arrive; the operator decides about their ends.
/// Each subscriber has its own copy of the initial state.
public protocol OpeningOperator<Value, Failure, Driver> {
  /// The type of the input's values.
  associatedtype Input
  /// The type of the input's failure.
  associatedtype InputFailure: Error
  /// The type of the sent values, and of those of the opened streams.
  associatedtype Value
  /// The type of the sent failure, and of those of the opened streams.
  associatedtype Failure: Error
  /// The driver of all streams.
  associatedtype Driver: StreamDriver

  /// Handles an event of the input.
  mutating func receive(
    _ event: StreamEvent<Input, InputFailure>,
    into steps: inout OpeningSteps<Value, Failure, Driver>)

  /// Handles the end of an opened stream, with its failure if it has one.
  mutating func innerEnded(
    _ failure: Failure?, into steps: inout OpeningSteps<Value, Failure, Driver>)
}

/// The reaction of an operator that opens streams to an event.
public struct OpeningSteps<Value, Failure: Error, Driver: StreamDriver> {
  /// The events that the operator sends itself.
  public var output = Output<Value, Failure>()
  /// The streams to open, in order.
  public private(set) var opened: [EventStream<Value, Failure, Driver>] = []
  /// True if the streams opened before are to be closed, without their ends.
  public private(set) var closesOthers = false

  init() {}

  /// Opens a stream, from now on.
  public mutating func open(_ stream: EventStream<Value, Failure, Driver>) {
    opened.append(stream)
  }

  /// Closes the streams that were opened for earlier events.
  public mutating func closeOthers() { closesOthers = true }
}

extension OpeningSteps {
  /// Passes an end on.
  mutating func end(_ failure: Failure?) {
    if let failure { output.fail(failure) } else { output.finish() }
  }
}
