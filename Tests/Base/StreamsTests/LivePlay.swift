import Streams

/// Somebody who subscribes to a live stream at a time of a clock's own, and writes down what comes.
///
/// A class, because its clock goes on.
final class LivePlay {
  private(set) var now: Int64 = 0
  private(set) var values: [Timed<Marble>] = []
  private(set) var end: MarbleExample.Stream.End = .open
  /// Whether anything came after an end.
  private(set) var isTooLate = false
  private var subscription: Subscription?

  init(_ publisher: Publisher<Marble, MarbleFailure>) {
    subscription = publisher.sink { [unowned self] in
      now
    } receive: { [unowned self] event in
      note(event)
    }
  }

  var heard: MarbleExample.Stream { MarbleExample.Stream(values, end: end) }
  var signs: String { values.map(\.value.description).joined() }
  var deadline: Int64? { subscription?.deadline }

  /// Lets go of the subscription.
  func release() { subscription = nil }

  /// Sets the clock, and has what is due be done.
  func waits(until time: Int64) {
    now = time
    subscription?.advance()
  }

  /// Waits for every deadline, one after the other, until there is none or a time has come.
  func waitsForAll(until time: Int64 = .max) {
    while let deadline, deadline <= time { waits(until: deadline) }
    if time != .max { waits(until: time) }
  }

  private func note(_ event: StreamEvent<Marble, MarbleFailure>) {
    isTooLate = isTooLate || end != .open
    switch event {
    case .value(let value): values.append(Timed(value, at: now))
    case .finished: end = .finished(at: now)
    case .failed(let failure): end = .failed(failure, at: now)
    }
  }
}

/// Ticks of diagrams in nanoseconds.
func ticks(_ count: Int64) -> Int64 { count * 100_000_000 }
