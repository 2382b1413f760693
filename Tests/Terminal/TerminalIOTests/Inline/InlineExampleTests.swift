import TerminalIO
import TestSupport
import Testing
import TextUI

// Example begins
struct NameQuestion: View {
  let finish: (String) -> Void
  @State private var name = ""

  var body: some View {
    HStack(spacing: 1) {
      Text("What is your name?").bold()
      TextField("name", text: $name).defaultFocus().onSubmit { finish(name) }
    }
  }
}

struct Download: View {
  let files: [String]
  let finish: (Int) -> Void
  @State private var count = 0
  @Environment(\.above) private var above

  var body: some View {
    ProgressView("Loading", value: Double(count), total: Double(files.count))
      .task {
        for file in files {
          above("Loaded \(file)")
          count += 1
        }
        finish(count)
      }
  }
}

@MainActor func load(_ files: [String]) throws -> String? {
  let name = try Terminal.prompt(for: String.self, atEnd: .erase) { finish in
    NameQuestion(finish: finish)
  } withoutTerminal: {
    readLine()
  }
  guard let name else { return nil }
  let count = try Terminal.prompt(for: Int.self) { Download(files: files, finish: $0) }
  return "\(name) has \(count ?? 0) files."
}
// Example ends

@Suite("The article's inline windows")
@MainActor struct InlineExampleTests {
  @Test("the article has the code that is compiled here, whose views are one row high, and finish")
  func code() throws {
    let article = try DocumentedExample(
      in: "Sources/Terminal/TerminalIO/TerminalIO.docc/TerminalIO.md",
      after: "## Between the lines")
    #expect(try DocumentedExample.code(in: #filePath) == article.code)

    let name = Shared("")
    let window = Window { NameQuestion { answer in name.withLock { $0 = answer } } }
    window.fitsHeight = true
    let size = Size(width: 40, height: 10)
    #expect(window.frame(size: size, at: .zero).buffer.lines.count == 1)
    for key in [Key.character("E"), .character("v"), .enter] {
      window.send(.key(KeyPress(key)), at: .zero)
      window.frame(size: size, at: .zero)
    }
    #expect(name.withLock { $0 } == "Ev")
  }
}
