import Streams
import Testing

/// Tests of operators that the examples do not cover.
@Suite("Operators at their edges")
struct OperatorTests {
  private typealias Stream = MarbleExample.Stream

  private func stream(_ diagram: String) throws -> Stream { try Stream(marbles: diagram) }

  @Test("collect(3) sends full groups of three")
  func collects() throws {
    #expect(try stream("abcdef|").collect(3).map(Marble.list).marbles() == "--[abc]--[def]|")
    #expect(try stream("|").collect().map(Marble.list).marbles() == "([]|)")
  }

  @Test("an empty stream has no smallest and no last value")
  func empty() throws {
    let empty = try stream("--|")
    #expect(empty.min { _, _ in true }.marbles() == "--|")
    #expect(empty.last().marbles() == "--|")
    #expect(empty.first().marbles() == "--|")
    #expect(empty.count().values.map(\.value) == [0])
    #expect(empty.allSatisfy { _ in false }.values.map(\.value) == [true])
  }

  @Test("the first of several smallest or largest values counts")
  func ties() throws {
    let values = try stream("aAbB|")
    #expect(values.min { _, _ in false }.marbles() == "----(a|)")
    #expect(values.max { _, _ in false }.marbles() == "----(a|)")
  }

  @Test("a prefix of none ends at the beginning, and what has no numbers is empty")
  func none() throws {
    #expect(try stream("-a|").prefix(0).marbles() == "|")
    #expect(try stream("-a|").dropFirst(0).marbles() == "-a|")
    #expect(try stream("ab|").output(in: 1...).marbles() == "-b|")
    #expect(try stream("ab|").output(in: ..<1).marbles() == "(a|)")
    #expect(try stream("ab|").output(at: 7).marbles() == "--|")
  }

  @Test("append sends its value only after a finish, not after a failure")
  func appends() throws {
    #expect(try stream("-a#").append("x").marbles() == "-a#")
    #expect(try stream("-a").append("x").marbles() == "-a")
    #expect(try stream("-a|").append("x").append("y").marbles() == "-a(xy|)")
  }

  @Test("zip finishes as soon as no further pair is possible")
  func zips() throws {
    func pairs(_ first: String, _ second: String) throws -> String {
      try stream(first).zip(stream(second)).map { .list([$0, $1]) }.marbles()
    }
    #expect(try pairs("a|", "--1--|") == "--([a1]|)")
    #expect(try pairs("ab|", "--1-2-3|") == "--[a1]-([b2]|)")
    #expect(try pairs("-|", "--1|") == "-|")
    #expect(try pairs("--a", "-1--#") == "--[a1]-#")
  }

  @Test("combineLatest finishes if one stream finishes without a value")
  func combines() throws {
    func pairs(_ first: String, _ second: String) throws -> String {
      try stream(first).combineLatest(stream(second)).map { .list([$0, $1]) }.marbles()
    }
    #expect(try pairs("a|", "--1-2|") == "--[a1]-[a2]|")
    #expect(try pairs("-|", "--1-2|") == "-|")
    #expect(try pairs("a-#", "-1") == "-[a1]#")
  }

  @Test("firstValue fails only if both streams end without a value")
  func answers() throws {
    func first(_ one: String, _ other: String) throws -> String {
      try stream(one).firstValue(or: stream(other)).marbles()
    }
    #expect(try first("--a", "-#") == "--(a|)")
    #expect(try first("--#", "---#") == "---#")
    #expect(try first("--|", "---#") == "---|")
    #expect(try first("--#", "---|") == "---|")
    #expect(try first("--a", "-b") == "-(b|)")
  }

  @Test("until a silent stream sends a value, drop holds values back and prefix passes them on")
  func silent() throws {
    #expect(try stream("a-b|").drop(untilOutputFrom: stream("-|")).marbles() == "-|")
    #expect(try stream("a-b|").prefix(untilOutputFrom: stream("-|")).marbles() == "a-b|")
    #expect(try stream("a-b|").prefix(untilOutputFrom: stream("-#")).marbles() == "a#")
    #expect(try stream("a-b|").drop(untilOutputFrom: stream("-#")).marbles() == "-#")
  }

  @Test("a failure is sent at once, and pending values are dropped")
  func failures() throws {
    let failing = try stream("a#")
    let span = Duration.milliseconds(300)
    #expect(failing.delay(for: span).marbles() == "-#")
    #expect(failing.debounce(for: span).marbles() == "-#")
    #expect(failing.collect(every: span).map(Marble.list).marbles() == "-#")
    #expect(failing.collect(2).map(Marble.list).marbles() == "-#")
    #expect(failing.throttle(for: span).marbles() == "a#")
    #expect(failing.last().marbles() == "-#")
  }

  @Test("pending values are sent before a finish, except those of debounce")
  func goodEnds() throws {
    let span = Duration.milliseconds(300)
    #expect(try stream("ab|").throttle(for: span).marbles() == "a-(b|)")
    #expect(try stream("ab|").debounce(for: span).marbles() == "--|")
    #expect(try stream("ab|").delay(for: span).marbles() == "---ab|")
  }

  @Test("a wait of zero has no effect, and a timeout of zero finishes at once")
  func noTime() throws {
    #expect(try stream("ab|").delay(for: .zero).marbles() == "ab|")
    #expect(try stream("ab|").debounce(for: .zero).marbles() == "ab|")
    #expect(try stream("ab|").throttle(for: .zero).marbles() == "ab|")
    #expect(try stream("-a|").timeout(.zero).marbles() == "|")
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
    #expect(values.map(yes).end == .failed(MarbleFailure(), at: ticks(2)))
    #expect(values.filter(yes).marbles() == "a-#")
    #expect(
      values.compactMap { value throws(MarbleFailure) in try yes(value) ? value : nil }
        .marbles() == "a-#")
    #expect(values.scan("o", next).marbles() == "a-#")
    #expect(values.reduce("o", next).marbles() == "--#")
    #expect(values.removeDuplicates(by: pair).marbles() == "a-#")
    #expect(values.min(by: pair).marbles() == "--#")
    #expect(
      values.max(by: pair).marbles()
        == "--#")
    #expect(values.contains(where: no).end == .failed(MarbleFailure(), at: ticks(2)))
    #expect(values.allSatisfy(yes).end == .failed(MarbleFailure(), at: ticks(2)))
    #expect(values.drop(while: yes).marbles() == "--#")
    #expect(values.prefix(while: yes).marbles() == "a-#")
    #expect(values.first(where: no).marbles() == "--#")
    #expect(values.last(where: yes).marbles() == "--#")
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
