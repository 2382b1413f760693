import Streams
import Testing

@Suite("Timelines")
struct TimelineTests {
  private typealias Stream = MarbleExample.Stream

  @Test("values without times are all at the beginning, and the end with them")
  func plain() {
    #expect(Stream(["a", "b"]).marbles() == "(ab|)")
    #expect(Stream([]).marbles() == "|")
  }

  @Test("an open stream stays open, and pending values are sent")
  func open() throws {
    let stream = try Stream(marbles: "-a-b")
    #expect(stream.map(\.self) == stream)
    #expect(stream.count().end == .open && stream.count().values.isEmpty)
    #expect(stream.debounce(for: .milliseconds(300)).marbles() == "------b")
    #expect(stream.collect(every: .milliseconds(500)).map(Marble.list).marbles() == "-----[ab]")
  }

  @Test("a custom operator works like the built-in ones")
  func ownOperator() throws {
    let stream = try Stream(marbles: "-ab--c|").applying(Echo(span: ticks(1)))
    #expect(stream.marbles() == "-a(ab)b-c(c|)")
    let live = LivePlay(try Stream(marbles: "-ab--c|").publisher.applying(Echo(span: ticks(1))))
    live.waitsForAll()
    #expect(live.heard == stream)
  }

  @Test("an operator handles what is due before what arrives")
  func order() throws {
    let stream = try Stream(marbles: "a-b-(cd)|")
    #expect(stream.debounce(for: .milliseconds(200)).marbles() == "--a-b|", "d waits at the end")
  }

  @Test("of several inputs at the same time the values of the first are sent first")
  func inputs() throws {
    let (first, second) = (try Stream(marbles: "(ab)c|"), try Stream(marbles: "d(ef)|"))
    #expect(first.merge(with: second).marbles() == "(abd)(cef)|")
    #expect(second.merge(with: first).marbles() == "(dab)(efc)|")
  }

  @Test("times at the end of time do not overflow")
  func endOfTime() {
    let stream = Stream([Timed("a", at: .max - 1)], end: .open)
    #expect(stream.delay(for: .seconds(1)).values == [Timed("a", at: .max)])
    #expect(Duration.seconds(Int64.max).wholeNanoseconds == .max)
    #expect(Duration.seconds(Int64.min).wholeNanoseconds == .min)
    #expect(Duration.nanoseconds(1_500).wholeNanoseconds == 1_500)
    #expect((Duration.nanoseconds(1) / 2).wholeNanoseconds == 0)
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
