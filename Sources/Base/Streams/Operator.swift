/// A small machine that makes one stream of others: it is given events and times, and sends events.
///
/// It knows no clock, no thread and no source. A driver gives it the events of its inputs in the order
/// of their times and tells it when its deadline has come: ``Timeline`` over what is recorded,
/// ``Publisher`` over what happens. At the same moment a deadline comes before what arrives, and an
/// input before those behind it. Times are nanoseconds from any beginning and never decrease.
///
/// An operator is a value: whoever subscribes gets a copy of it as it was at first.
public protocol Operator<Value, Failure> {
  /// A value of its inputs.
  associatedtype Input
  /// Why an input may fail.
  associatedtype InputFailure: Error
  /// A value it sends.
  associatedtype Value
  /// Why it may fail itself.
  associatedtype Failure: Error

  /// How many of its inputs, from the first on, it wants to hear; more than there are means all.
  ///
  /// It may grow; an input begins when it is first wanted. Unless said otherwise all are heard at once.
  var openInputs: Int { get }

  /// When it wants to be told that time has passed; nil if it waits for events only.
  ///
  /// Never before the latest time it has been given.
  var deadline: Int64? { get }

  /// Begins, before any event; unless said otherwise it sends nothing.
  mutating func start(at time: Int64, into output: inout Output<Value, Failure>)

  /// Takes an event of an input, which is counted from zero.
  mutating func receive(
    _ event: StreamEvent<Input, InputFailure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>)

  /// Does what was to be done at its deadline, which is the time it is given.
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
