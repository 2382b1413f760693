import TestSupport
import Testing
import TextUI
import TextUITesting

// Example begins
struct Egg: View {
  @State private var start: Duration?

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.everySecond) { now in
        if let start { Text("\((now - start).components.seconds) s") }
        Button("Start") { self.start = now }
      }
    }
    .frame(maxWidth: .max, maxHeight: .max)
    .border(.single)
  }
}
// Example ends

@Suite("Getting started with stages")
struct TextUITestingGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let stage = Stage(width: 14, height: 4) { Egg() }
    for row in stage.rows { print(row) }

    stage.key(.tab)
    print("with focus:", stage.focused?.label ?? "nobody")

    // The mouse presses a text; three minutes pass at once.
    stage.tap("Start")
    for row in stage.at(.seconds(180)).rows { print(row) }
    // Example ends

    let article = try DocumentedExample(of: "TextUITesting")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
