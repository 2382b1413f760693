import Streams
import Testing

@Suite("Streams that open streams")
struct OpeningTests {
  private typealias Stream = MarbleExample.Stream

  private func stream(_ marbles: String) throws -> Stream { try Stream(marbles: marbles) }

  @Test("flatMap runs at most a number of streams, and ends with the last of all")
  func flatMap() throws {
    let (outer, inner) = (try stream("ab-c|"), try stream("x-y|"))
    for (most, expected) in [(Int.max, "xxy(yx)-y|"), (2, "xxy(yx)-y|"), (1, "x-yx-yx-y|")] {
      #expect(outer.flatMap(maxPublishers: most) { _ in inner }.marbles() == expected, "\(most)")
    }
  }

  @Test("flatMap fails with its input, with a stream, or with the error of its closure")
  func flatMapFails() throws {
    let inner = try stream("-x--y|")
    let failing = try stream("-#")
    let thrown = try stream("a-b|").flatMap { value throws(MarbleFailure) in
      if value == "b" { throw MarbleFailure() }
      return inner
    }
    #expect(
      try [
        stream("a-#").flatMap { _ in inner }.marbles(),
        stream("a---b|").flatMap { _ in failing }.marbles(), thrown.marbles(),
      ] == ["-x#", "-#", "-x#"])
  }

  @Test("an empty flatMap and switchToLatest end with the later of their input and stream")
  func emptyFlatMap() throws {
    let inner = try stream("x|")
    let latest = try stream("-x-y|")
    #expect(
      try [
        stream("--|").flatMap { _ in inner }.marbles(),
        stream("a-|").flatMap { _ in Stream([]) }.marbles(),
      ] == ["--|", "--|"])
    #expect(
      try [
        stream("a-|").map { _ in latest }.switchToLatest().marbles(),
        stream("a-------|").map { _ in latest }.switchToLatest().marbles(),
        stream("a-b#").map { _ in latest }.switchToLatest().marbles(),
      ] == ["-x-y|", "-x-y----|", "-x-#"])
  }

  @Test("catch opens a stream for a failure, which may have another type or fail again")
  func catches() throws {
    let failing = try stream("a-#")
    let safe: Timeline<Marble, Never> = failing.catch { _ in EventStream(["z"]) }
    #expect(
      try (
        safe.values.map(\.value), failing.catch { _ in failing }.marbles(),
        stream("a|").catch { _ in failing }.marbles()
      ) == (["a", "z"], "a-a-#", "a|"))
  }

  @Test("retry begins a stream again at most a number of times", arguments: 0...3)
  func retries(times: Int) throws {
    let result = try stream("-a#").retry(times)
    #expect(
      try (result.marbles(), stream("-a|").retry(times).marbles()) == (
        String(repeating: "-a", count: times + 1) + "#", "-a|"
      ))
  }

  @Test("retry of a live stream subscribes again")
  func retriesLive() {
    var attempts = 0
    let source = Publisher<Int, MarbleFailure>([1]).map { value throws(MarbleFailure) in
      attempts += 1
      if attempts < 3 { throw MarbleFailure() }
      return value
    }
    var heard: [StreamEvent<Int, MarbleFailure>] = []
    let subscription = source.retry(5).sink(clock: { 0 }, receive: { heard.append($0) })
    #expect((heard, attempts) == ([.value(1), .finished], 3) && subscription.deadline == nil)
  }

  @Test("handleEvents calls its closures in order")
  func handles() throws {
    var notes: [String] = []
    let result = try stream("a-b-#").handleEvents(
      receiveSubscription: { notes.append("begin") }, receiveOutput: { notes.append("\($0)") },
      receiveCompletion: { notes.append($0 == nil ? "finished" : "failed") })
    #expect(notes == ["begin", "a", "b", "failed"] && result.marbles() == "a-b-#")
  }

  @Test("a debounce drops what waits at the end, and combineLatest and zip end when they can")
  func combinesNames() throws {
    #expect(
      try [
        stream("a--b|").debounce(for: .milliseconds(200)).marbles(),
        stream("a--b#").delay(for: .milliseconds(200)).marbles(),
      ] == ["--a-|", "--a-#"])

    let pairs = [
      ("a-|", "--1-2|", "--[a1]-[a2]|", "--([a1]|)"), ("--|", "1---|", "--|", "--|"),
      ("a-|", "|", "|", "|"), ("ab|", "---1|", "---[b1]|", "---[a1]|"),
    ]
    for (first, second, latest, zipped) in pairs {
      let (one, other) = (try stream(first), try stream(second))
      #expect(
        (
          one.combineLatest(other).map { .list([$0, $1]) }.marbles(),
          one.zip(other).map { .list([$0, $1]) }.marbles()
        ) == (latest, zipped))
    }
  }
}
