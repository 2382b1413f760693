import Streams
import Testing

@Suite("Timelines")
struct TimelineTests {
  private typealias Stream = MarbleExample.Stream

  @Test("values without times are at the beginning, open streams stay, and times do not overflow")
  func plain() throws {
    #expect([Stream(["a", "b"]).marbles(), Stream([]).marbles()] == ["(ab|)", "|"])

    let stream = try Stream(marbles: "-a-b")
    #expect(
      (stream.map(\.self), stream.count().end) == (stream, .open) && stream.count().values.isEmpty
        && [
          stream.debounce(for: .milliseconds(300)).marbles(),
          stream.collect(every: .milliseconds(500)).map(Marble.list).marbles(),
        ] == ["------b", "-----[ab]"])

    let late = Stream([Timed("a", at: .max - 1)], end: .open)
    #expect(
      (
        late.delay(for: .seconds(1)).values, Duration.seconds(Int64.max).wholeNanoseconds,
        Duration.seconds(Int64.min).wholeNanoseconds, Duration.nanoseconds(1_500).wholeNanoseconds,
        (Duration.nanoseconds(1) / 2).wholeNanoseconds
      ) == ([Timed("a", at: .max)], .max, .min, 1_500, 0))
  }

  @Test("a custom operator works like others, handles what is due first, and inputs in order")
  func ownOperator() throws {
    let stream = try Stream(marbles: "-ab--c|").applying(Echo(span: ticks(1)))
    #expect(stream.marbles() == "-a(ab)b-c(c|)")
    let live = LivePlay(try Stream(marbles: "-ab--c|").publisher.applying(Echo(span: ticks(1))))
    live.waitsForAll()
    #expect(live.heard == stream)

    let due = try Stream(marbles: "a-b-(cd)|")
    #expect(due.debounce(for: .milliseconds(200)).marbles() == "--a-b|", "d waits at the end")

    let (first, second) = (try Stream(marbles: "(ab)c|"), try Stream(marbles: "d(ef)|"))
    #expect(
      [first.merge(with: second).marbles(), second.merge(with: first).marbles()] == [
        "(abd)(cef)|", "(dab)(efc)|",
      ])
  }
}

/// An operator that sends every value at once, and again after a while unless another arrives.
private struct Echo: Operator {
  let span: Int64
  private var last: Marble?
  private(set) var deadline: Int64?

  init(span: Int64) { self.span = span }

  mutating func receive(
    _ event: StreamEvent<Marble, MarbleFailure>, from input: Int, at time: Int64,
    into output: inout Output<Marble, MarbleFailure>
  ) {
    switch event {
    case .value(let value):
      output.send(value)
      (last, deadline) = (value, time + span)
    case .finished: output.finish()
    case .failed(let failure): output.fail(failure)
    }
  }

  mutating func elapsed(at time: Int64, into output: inout Output<Marble, MarbleFailure>) {
    if let last { output.send(last) }
    deadline = nil
  }
}
