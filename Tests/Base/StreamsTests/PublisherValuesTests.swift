import Streams
import Testing

@Suite("Live streams and asynchronous sequences")
@MainActor struct PublisherValuesTests {
  private typealias Values = PublisherValues<String, Never>
  private let subject = Subject<String, Never>()

  /// Returns all values until the end.
  private func all(_ iterator: Values.Iterator) async -> [String] {
    var (iterator, values) = (iterator, [String]())
    while let value = await iterator.next(isolation: #isolation) { values.append(value) }
    return values
  }

  /// Lets other tasks run until a condition holds.
  private func waits(until condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 {
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  @Test("the loop receives what is sent after its beginning, and ends with the stream")
  func values() async {
    var seen: [String] = []
    let task = Task {
      seen.append("ready")
      let publisher = subject.publisher.map { $0.uppercased() }
      for await value in publisher.values { seen.append(value) }
      seen.append("end")
    }
    subject.send("missed")
    #expect(await waits { seen == ["ready"] })
    subject.send("a")
    subject.send("b")
    #expect(await waits { seen.count == 3 })
    subject.send("c")
    subject.finish()
    await task.value
    #expect(seen == ["ready", "A", "B", "C", "end"])
  }

  @Test("a failure is thrown after the values before it, once")
  func failure() async throws {
    let subject = Subject<String, MarbleFailure>()
    var iterator = subject.publisher.values.makeAsyncIterator()
    subject.send("a")
    subject.fail(MarbleFailure())
    #expect(try await iterator.next(isolation: #isolation) == "a")
    await #expect(throws: MarbleFailure.self) { try await iterator.next(isolation: #isolation) }
    #expect(try await iterator.next(isolation: #isolation) == nil)
  }

  @Test("a cancelled task ends its loop and its subscription, also with values that wait")
  func cancellation() async {
    var (asked, isDone) = (0, false)
    let publisher = subject.publisher.map { value in
      asked += 1
      return value
    }
    var iterator = publisher.values.makeAsyncIterator()
    subject.send("a")
    let task = Task {
      while let value = await iterator.next(isolation: #isolation) {
        #expect(value == "a")
      }
      isDone = true
    }
    #expect(await waits { asked == 1 })
    await Task.yield()
    subject.send("b")
    task.cancel()
    await task.value
    subject.send("c")
    #expect(isDone && asked == 2)
  }

  @Test("a loop that is left ends its subscription")
  func left() async {
    var asked = 0
    let publisher = Publisher<String, Never>(["a"]).append(
      subject.publisher.map { value in
        asked += 1
        return value
      })
    for await value in publisher.values where value == "a" { break }
    subject.send("b")
    #expect(asked == 0)
  }

  @Test(
    "a slow receiver gets the values that its policy keeps",
    arguments: [
      (.unbounded, "abcd"), (.bufferingOldest(2), "ab"), (.bufferingNewest(2), "cd"),
      (.bufferingNewest(0), ""), (.bufferingOldest(0), ""),
    ] as [(AsyncStream<String>.Continuation.BufferingPolicy, String)])
  func buffering(policy: AsyncStream<String>.Continuation.BufferingPolicy, kept: String) async {
    let iterator = subject.publisher.values(clock: ManualClock(), buffering: policy)
      .makeAsyncIterator()
    for value in ["a", "b", "c", "d"] { subject.send(value) }
    subject.finish()
    #expect(await all(iterator).joined() == kept)
  }

  @Test("operators of time are due by the clock, which is slept on only until then")
  func time() async {
    let clock = ManualClock()
    var seen: [String] = []
    var iterator = subject.publisher.debounce(for: .milliseconds(10)).values(clock: clock)
      .makeAsyncIterator()
    let task = Task {
      while let value = await iterator.next(isolation: #isolation) { seen.append(value) }
    }
    await Task.yield()
    #expect(clock.sleepers == 0)
    subject.send("a")
    #expect(await waits { clock.sleepers == 1 })
    clock.advance(by: .milliseconds(6))
    subject.send("b")
    clock.advance(by: .milliseconds(6))
    #expect(await waits { clock.sleepers == 1 } && seen == [])
    clock.advance(by: .milliseconds(4))
    #expect(await waits { seen == ["b"] && clock.sleepers == 0 })
    subject.send("c")
    #expect(await waits { clock.sleepers == 1 })
    task.cancel()
    await task.value
    #expect(await waits { clock.sleepers == 0 } && seen == ["b"])
  }

  @Test("the elements of a sequence are sent as they arrive, and then its end")
  func sequence() async {
    let (stream, source) = AsyncStream<String>.makeStream()
    var events: [StreamEvent<String, Never>] = []
    let subscription = subject.publisher.sink {
      0
    } receive: {
      events.append($0)
    }
    let task = Task { await subject.send(contentsOf: stream) }
    source.yield("a")
    #expect(await waits { events == [.value("a")] })
    source.yield("b")
    source.finish()
    await task.value
    #expect(events == [.value("a"), .value("b"), .finished])
    _ = subscription
  }

  @Test("an error of a sequence is the failure of the stream")
  func sequenceFailure() async {
    let subject = Subject<String, any Error>()
    let (stream, source) = AsyncThrowingStream<String, any Error>.makeStream()
    let iterator = subject.publisher.values.makeAsyncIterator()
    source.yield("a")
    source.finish(throwing: MarbleFailure())
    await subject.send(contentsOf: stream)
    var (received, values) = (iterator, [String]())
    await #expect(throws: MarbleFailure.self) {
      while let value = try await received.next(isolation: #isolation) { values.append(value) }
    }
    #expect(values == ["a"])
  }

  @Test("a cancelled sequence is no end; a stream that has ended takes no more of a sequence")
  func sequenceCancellation() async {
    let (stream, source) = AsyncStream<String>.makeStream()
    var iterator = subject.publisher.values.makeAsyncIterator()
    let task = Task { await subject.send(contentsOf: stream) }
    task.cancel()
    await task.value
    subject.send("later")
    #expect(await iterator.next(isolation: #isolation) == "later")
    let (more, endless) = AsyncStream<String>.makeStream()
    subject.finish()
    endless.yield("a")
    await subject.send(contentsOf: more)
    #expect(await iterator.next(isolation: #isolation) == nil)
    _ = source
  }

  @Test("a sequence sent through a stream is the same sequence", arguments: 0..<20)
  func identity(count: Int) async {
    let iterator = subject.publisher.values.makeAsyncIterator()
    let values = (0..<count).map { "\($0)" }
    let stream = AsyncStream { source in
      for value in values { source.yield(value) }
      source.finish()
    }
    await subject.send(contentsOf: stream)
    #expect(await all(iterator) == values)
  }
}
