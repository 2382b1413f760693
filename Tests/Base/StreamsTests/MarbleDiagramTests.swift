import Streams
import TestSupport
import Testing

@Suite("Marble diagrams")
struct MarbleDiagramTests {
  private typealias Stream = MarbleExample.Stream

  @Test("a character, a group and a list take one tick each")
  func reads() throws {
    let stream = try Stream(marbles: "-a-(bc)[de]|")
    #expect(
      stream
        == Stream(
          [
            Timed("a", at: ticks(1)), Timed("b", at: ticks(3)), Timed("c", at: ticks(3)),
            Timed(.list(["d", "e"]), at: ticks(4)),
          ], end: .finished(at: ticks(5))))
  }

  @Test("a # is a failure, lists may be empty or hold lists, and a tick may be of any length")
  func ends() throws {
    let stream = try Stream(marbles: "[][a[bc]]")
    let long = try Stream(marbles: "--a|", tick: .seconds(1))
    #expect(
      try (Stream(marbles: "--#").end, Stream(marbles: "(a#)").end, Stream(marbles: "-a--").end)
        == (.failed(MarbleFailure(), at: ticks(2)), .failed(MarbleFailure(), at: 0), .open)
        && Stream(marbles: "").values.isEmpty)
    #expect(
      (
        stream.values.map(\.value), stream.values[1].time, long.values,
        long.marbles(tick: .milliseconds(500)), long.marbles(tick: .seconds(2))
      ) == (
        [.list([]), .list(["a", .list(["b", "c"])])], ticks(1), [Timed("a", at: 2_000_000_000)],
        "----a-|", "-(a|)"
      ))
  }

  @Test(
    "a diagram is printed as it was read",
    arguments: ["", "|", "#", "a", "--a-b|", "(ab)", "-(ab)-(c|)", "-([ab]c)[]#", "[[a]b]--🐶|"])
  func roundTrip(diagram: String) throws {
    #expect(try Stream(marbles: diagram).marbles() == diagram)
  }

  @Test("any printed stream is read as the same stream")
  func random() throws {
    for seed in 0..<300 {
      var numbers = SeededNumbers(seed: seed)
      let stream = try Stream(marbles: numbers.diagram())
      #expect(try Stream(marbles: stream.marbles()) == stream, "seed \(seed)")
    }
  }

  @Test(
    "errors are reported with their column and what was expected",
    arguments: [
      ("-a)", "column 3: `)` ends no group, which begins with `(`"),
      ("a]", "column 2: `]` ends no list, which begins with `[`"),
      ("-a b", "column 3: a blank means nothing; a tick without an event is `-`"),
      ("-(a-b)", "column 4: `-` within brackets; only values and an end can stand there"),
      ("(a(b))", "column 3: `(` within brackets; only values and an end can stand there"),
      ("[a|]", "column 3: `|` within a list; only values can stand there"),
      ("-(ab", "column 2: `(` is left open; `)` ends it"),
      ("--[a", "column 3: `[` is left open; `]` ends it"),
      ("a()", "column 2: `()` holds nothing; a tick without an event is `-`"),
      ("a|-b", "column 3: `-` comes after the end; nothing can"),
      ("(|a)", "column 3: `a` comes after the end; nothing can"),
      ("#(a)", "column 2: `(` comes after the end; nothing can"),
      ("#|", "column 2: `|` comes after the end; nothing can"),
    ])
  func errors(diagram: String, message: String) {
    let error = #expect(throws: MarbleError.self) { try Stream(marbles: diagram) }
    #expect(error?.description == message)
  }
}
