import TestSupport
import Testing
import TextUI
import TextUITesting

// Example begins
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Turned \(count)") { withAnimation { count += 1 } }
      .defaultFocus()
      .frame(maxWidth: .max, maxHeight: .max)
      .border(.rounded)
  }
}
// Example ends

@Suite("The README's screen and its test")
struct ReadmeExampleTests {
  @Test("the README's lines print the rows they say")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let stage = Stage(width: 20, height: 3) { Counter() }
    stage.key(.enter)
    print(stage.rows[1])  // │   [>Turned 1<]   │
    stage.tap("Turned 1")
    stage.at(.seconds(2))
    print(stage.rows[1], stage.focused?.label ?? "nobody")
    // Example ends

    let readme = try DocumentedExample(in: "README.md", after: "### A screen and its test")
    #expect(readme.code.count == 17)
    #expect(try DocumentedExample.code(in: #filePath) == readme.code)
    #expect(printed.rows == ["│   [>Turned 1<]   │", "│   [>Turned 2<]   │ Turned 2"])
  }
}
