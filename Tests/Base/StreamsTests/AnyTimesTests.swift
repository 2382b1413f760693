import Streams
import TestSupport
import Testing

/// Calls with random texts, times and counts return a stream or a typed error.
@Suite("Any times")
struct AnyTimesTests {
  private typealias Stream = MarbleExample.Stream

  @Test("any text is a diagram of any ticks, or its first wrong sign is named")
  func diagrams() {
    var numbers = SeededNumbers(seed: 1)
    var read = 0
    for _ in 0..<3_000 {
      let text = numbers.whole(0...1) == 0 ? numbers.anyText() : numbers.diagram()
      do {
        let stream = try Stream(marbles: text, tick: max(.zero, numbers.anyTime()))
        read += stream.values.count
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(read > 3_000, "only \(read) values were read")
  }

  @Test("every operator with times accepts any of them, and sends its values in order")
  func times() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<1_500 {
      let (stream, span) = (numbers.timeline(), max(.zero, numbers.anyTime()))
      let window = max(.nanoseconds(1), numbers.anyTime())
      // The order of the results is checked by the precondition of timelines.
      _ = stream.debounce(for: span).throttle(for: span, latest: numbers.whole(0...1) == 0)
      _ = stream.timeout(span).delay(for: span)
      let collected = stream.collect(every: window, orCount: max(1, numbers.anyNumber()))
      #expect(
        (stream.delay(for: span).values.count == stream.values.count || stream.hasFailed)
          && collected.values.allSatisfy { !$0.value.isEmpty }
          && stream.measureInterval().values.allSatisfy { $0.value >= .zero })
    }
  }

  @Test("any counts keep, drop and collect as many values as there are")
  func counts() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_500 {
      let (stream, count) = (numbers.timeline(), min(max(0, numbers.anyNumber()), .max - 1))
      let (first, all) = (stream.prefix(count), stream.values.count)
      #expect(
        (
          first.values.count, stream.dropFirst(count).values.count,
          stream.output(at: count).values.count, stream.output(in: count...).values.count
        ) == (min(count, all), max(0, all - count), (count < all ? 1 : 0), max(0, all - count)))
      #expect(
        stream.output(in: ...count).values.count == min(count + 1, all)
          && stream.collect(max(1, count)).values.allSatisfy { !$0.value.isEmpty })
    }
  }

  @Test("a clock may return any time, and time never runs back")
  func clocks() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<500 {
      let (clock, subject) = (Clock(), Subject<Int, Never>())
      clock.time = Int64(numbers.anyNumber())
      var heard: [Duration] = []
      let span = max(.nanoseconds(1), numbers.anyTime())
      let stream = subject.publisher.collect(every: span).delay(for: span).measureInterval()
      let subscription = stream.sink(
        clock: { clock.time },
        receive: { event in
          if case .value(let interval) = event { heard.append(interval) }
        })
      for value in 0..<8 {
        clock.time = Int64(numbers.anyNumber())
        if value.isMultiple(of: 3) { subscription.advance() } else { subject.send(value) }
      }
      subject.finish()
      #expect(heard.allSatisfy { $0 >= .zero })
    }
  }
}

private final class Clock {
  var time: Int64 = 0
}

extension EventStream where Driver == RecordedDriver {
  fileprivate var hasFailed: Bool {
    if case .failed = end { true } else { false }
  }
}

extension SeededNumbers {
  /// Returns values at random times, up to the largest.
  fileprivate mutating func timeline() -> MarbleExample.Stream {
    let times = (0...whole(0...8)).map { _ in Int64(max(0, anyNumber())) }.sorted()
    let values = times.dropLast().map { Timed(Marble.letter("a"), at: $0) }
    let last = times[times.count - 1]
    return Timeline(
      values,
      end: one(of: [.open, .finished(at: last), .failed(MarbleFailure(), at: last)]))
  }
}
