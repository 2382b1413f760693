import TerminalIO
import TestSupport
import Testing
import TextUI

// Example begins
struct Counter: TerminalApp {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.everySecond) { now in Text("\(now.components.seconds) s") }
      Button("Counted \(count)") { count += 1 }.defaultFocus()
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .border(.rounded)
  }
}
// Example ends

@Suite("Getting started with terminals")
@MainActor struct TerminalIOGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    // The terminal's input and output, both without a terminal.
    var decoder = InputDecoder()
    for input in decoder.decode(Array("a\u{1B}[A".utf8)) {
      if case .event(.key(let press)) = input { print("key:", press.key) }
    }

    let picture = Preview("counter", size: Size(width: 20, height: 4)) { Counter().body }
    for row in picture.lines() { print(row) }

    var encoder = ANSIEncoder(depth: .ansi16, isUnicode: true)
    var bytes: [UInt8] = []
    let buffer = picture.frame().buffer
    encoder.encode(buffer, after: nil, cursor: nil, into: &bytes)
    let whole = bytes.count
    encoder.encode(buffer, after: buffer, cursor: nil, into: &bytes)
    print(bytes.count == whole ? "nothing is written for the same picture" : "it is drawn again")
    // Example ends

    let article = try DocumentedExample(of: "TerminalIO")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
