/// A state machine that transforms streams: it receives events and times, and sends events.
///
/// An operator has no clock, thread or source. A driver passes it the events of its inputs in order
/// of time and calls it at its deadline: ``Timeline`` for recorded events, ``Publisher`` for live
/// ones. At equal times a deadline precedes an event, and an input precedes later inputs. Times are
/// nanoseconds since any origin and never decrease.
///
/// An operator is a value: every subscriber has its own copy of the initial state.
public protocol Operator<Value, Failure> {
  /// The type of the inputs' values.
  associatedtype Input
  /// The type of the inputs' failures.
  associatedtype InputFailure: Error
  /// The type of the sent values.
  associatedtype Value
  /// The type of the sent failures.
  associatedtype Failure: Error

  /// The number of inputs to open, from the first on; larger numbers mean all.
  ///
  /// It may grow; an input begins when it is opened. By default all are opened at once.
  var openInputs: Int { get }

  /// The time at which `elapsed` must be called; nil to wait for events only.
  ///
  /// Never before the latest time that the operator received.
  var deadline: Int64? { get }

  /// Starts the operator before any event; sends nothing by default.
  mutating func start(at time: Int64, into output: inout Output<Value, Failure>)

  /// Handles an event of an input, whose index is counted from zero.
  mutating func receive(
    _ event: StreamEvent<Input, InputFailure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>)

  /// Handles the deadline; `time` equals it.
  mutating func elapsed(at time: Int64, into output: inout Output<Value, Failure>)
}

extension Operator {
  @inlinable public var openInputs: Int { .max }
  @inlinable public var deadline: Int64? { nil }
  @inlinable public mutating func start(at time: Int64, into output: inout Output<Value, Failure>) {
  }
  @inlinable public mutating func elapsed(
    at time: Int64, into output: inout Output<Value, Failure>
  ) {}
}
