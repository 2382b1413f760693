import Streams
import Testing

/// Tests of operators that the examples do not cover.
@Suite("Operators at their edges")
struct OperatorTests {
  private typealias Stream = MarbleExample.Stream

  private func stream(_ diagram: String) throws -> Stream { try Stream(marbles: diagram) }

  @Test(
    "collect(3) sends full groups, the first of equal values counts, and an empty stream has none")
  func collects() throws {
    #expect(
      try [
        stream("abcdef|").collect(3).map(Marble.list).marbles(),
        stream("|").collect().map(Marble.list).marbles(),
      ] == ["--[abc]--[def]|", "([]|)"])

    let empty = try stream("--|")
    #expect(
      (
        empty.min { _, _ in true }.marbles(), empty.last().marbles(), empty.first().marbles(),
        empty.count().values.map(\.value), empty.allSatisfy { _ in false }.values.map(\.value)
      ) == ("--|", "--|", "--|", [0], [true]))

    let values = try stream("aAbB|")
    #expect(
      [values.min { _, _ in false }.marbles(), values.max { _, _ in false }.marbles()] == [
        "----(a|)", "----(a|)",
      ])
  }

  @Test("a prefix of none ends at the beginning, and append sends only after a finish")
  func none() throws {
    #expect(
      try [
        stream("-a|").prefix(0).marbles(), stream("-a|").dropFirst(0).marbles(),
        stream("ab|").output(in: 1...).marbles(), stream("ab|").output(in: ..<1).marbles(),
        stream("ab|").output(at: 7).marbles(),
      ] == ["|", "-a|", "-b|", "(a|)", "--|"])

    #expect(
      try [
        stream("-a#").append("x").marbles(), stream("-a").append("x").marbles(),
        stream("-a|").append("x").append("y").marbles(),
      ] == ["-a#", "-a", "-a(xy|)"])
  }

  @Test("zip finishes as soon as no pair is possible, and a silent stream holds back or lets pass")
  func zips() throws {
    func pairs(_ first: String, _ second: String) throws -> String {
      try stream(first).zip(stream(second)).map { .list([$0, $1]) }.marbles()
    }
    #expect(
      try [
        pairs("a|", "--1--|"), pairs("ab|", "--1-2-3|"), pairs("-|", "--1|"), pairs("--a", "-1--#"),
      ] == ["--([a1]|)", "--[a1]-([b2]|)", "-|", "--[a1]-#"])

    #expect(
      try [
        stream("a-b|").drop(untilOutputFrom: stream("-|")).marbles(),
        stream("a-b|").prefix(untilOutputFrom: stream("-|")).marbles(),
        stream("a-b|").prefix(untilOutputFrom: stream("-#")).marbles(),
      ] == ["-|", "a-b|", "a#"])
    #expect(try stream("a-b|").drop(untilOutputFrom: stream("-#")).marbles() == "-#")
  }

  @Test("combineLatest finishes if one stream finishes without a value")
  func combines() throws {
    func pairs(_ first: String, _ second: String) throws -> String {
      try stream(first).combineLatest(stream(second)).map { .list([$0, $1]) }.marbles()
    }
    #expect(
      try [pairs("a|", "--1-2|"), pairs("-|", "--1-2|"), pairs("a-#", "-1")] == [
        "--[a1]-[a2]|", "-|", "-[a1]#",
      ])
  }

  @Test("firstValue fails only if both streams end without a value")
  func answers() throws {
    func first(_ one: String, _ other: String) throws -> String {
      try stream(one).firstValue(or: stream(other)).marbles()
    }
    #expect(
      try [
        first("--a", "-#"), first("--#", "---#"), first("--|", "---#"), first("--#", "---|"),
        first("--a", "-b"),
      ] == ["--(a|)", "---#", "---|", "---|", "-(b|)"])
  }

  @Test("a failure is sent at once, and pending values are dropped")
  func failures() throws {
    let failing = try stream("a#")
    let span = Duration.milliseconds(300)
    #expect(
      [
        failing.delay(for: span).marbles(), failing.debounce(for: span).marbles(),
        failing.collect(every: span).map(Marble.list).marbles(),
        failing.collect(2).map(Marble.list).marbles(), failing.throttle(for: span).marbles(),
      ] == ["-#", "-#", "-#", "-#", "a#"])
    #expect(failing.last().marbles() == "-#")
  }

  @Test(
    "pending values are sent before a finish, except those of debounce, and no wait has no effect")
  func goodEnds() throws {
    let span = Duration.milliseconds(300)
    #expect(
      try [
        stream("ab|").throttle(for: span).marbles(), stream("ab|").debounce(for: span).marbles(),
        stream("ab|").delay(for: span).marbles(),
      ] == ["a-(b|)", "--|", "---ab|"])

    #expect(
      try [
        stream("ab|").delay(for: .zero).marbles(), stream("ab|").debounce(for: .zero).marbles(),
        stream("ab|").throttle(for: .zero).marbles(), stream("-a|").timeout(.zero).marbles(),
      ] == ["ab|", "ab|", "ab|", "|"])
  }

  @Test("a closure that throws fails the stream, whichever it is")
  func throwing() throws {
    func refuse(_ value: Marble) throws(MarbleFailure) -> Bool {
      if value == "x" { throw MarbleFailure() }
      return true
    }
    func refuse(_ last: Marble, _ value: Marble) throws(MarbleFailure) -> Bool {
      _ = try refuse(last)
      return try !refuse(value)
    }
    let values = try stream("a-x-b|")
    let yes = { (value: Marble) throws(MarbleFailure) in try refuse(value) }
    let no = { (value: Marble) throws(MarbleFailure) in try !refuse(value) }
    let pair = { (last: Marble, value: Marble) throws(MarbleFailure) in try refuse(last, value) }
    let next = { (last: Marble, value: Marble) throws(MarbleFailure) in
      _ = try refuse(value)
      return value
    }
    #expect(
      (
        values.map(yes).end, values.filter(yes).marbles(),
        values.compactMap { value throws(MarbleFailure) in try yes(value) ? value : nil }.marbles(),
        values.scan("o", next).marbles()
      ) == (.failed(MarbleFailure(), at: ticks(2)), "a-#", "a-#", "a-#"))
    #expect(
      (
        values.reduce("o", next).marbles(), values.removeDuplicates(by: pair).marbles(),
        values.min(by: pair).marbles(), values.max(by: pair).marbles(),
        values.contains(where: no).end
      ) == ("--#", "a-#", "--#", "--#", .failed(MarbleFailure(), at: ticks(2))))
    #expect(
      (
        values.allSatisfy(yes).end, values.drop(while: yes).marbles(),
        values.prefix(while: yes).marbles(), values.first(where: no).marbles(),
        values.last(where: yes).marbles()
      ) == (.failed(MarbleFailure(), at: ticks(2)), "--#", "a-#", "--#", "--#"))
  }

  @Test("nothing is sent after an end, by any operator")
  func silence() throws {
    let stream = try stream("-ab|").applying(Chatter())
    #expect(stream.marbles() == "-(a|)")
  }
}

/// An operator that ends with every value, and continues.
private struct Chatter: Operator {
  func receive(
    _ event: StreamEvent<Marble, MarbleFailure>, from input: Int, at time: Int64,
    into output: inout Output<Marble, MarbleFailure>
  ) {
    if case .value(let value) = event { output.send(value) }
    output.finish()
    output.send("z")
    output.fail(MarbleFailure())
  }
}
