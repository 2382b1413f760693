import Streams

/// A subscriber to a live stream with a clock of its own, which records the events.
///
/// A class, because the subscription's closures share it.
final class LivePlay {
  private(set) var now: Int64 = 0
  private(set) var values: [Timed<Marble>] = []
  private(set) var end: MarbleExample.Stream.End = .open
  /// True if an event came after the end.
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

  /// Releases the subscription.
  func release() { subscription = nil }

  /// Sets the clock, and handles what is due.
  func waits(until time: Int64) {
    now = time
    subscription?.advance()
  }

  /// Advances to every deadline in order, up to a time.
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

/// Converts ticks of diagrams to nanoseconds.
func ticks(_ count: Int64) -> Int64 { count * 100_000_000 }
