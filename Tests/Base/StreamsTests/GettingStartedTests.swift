import Streams
import TestSupport
import Testing

@Suite("Getting started with streams")
struct StreamsGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let typed = try Timeline(marbles: "ab-b----c-c-----|")
    let searches = typed.debounce(for: .milliseconds(300)).removeDuplicates()
    print(searches.marbles())

    var now = Int64(0)
    let clock = { now }
    let keys = Subject<Character, Never>()
    let subscription = keys.publisher.scan("") { text, key in text + String(key) }
      .debounce(for: .milliseconds(300))
      .sink(clock: clock) { event in print(event) }

    keys.send("o")
    keys.send("w")
    now = 200_000_000
    keys.send("l")
    print("wakes at", subscription.deadline ?? 0)
    now = 500_000_000
    subscription.advance()
    // Example ends

    let article = try DocumentedExample(of: "Streams")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
