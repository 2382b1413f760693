import SystemCalls
import TerminalIO
import TextUI

/// A program with an inline screen, or with prompts, that changes by keys.
@main @MainActor struct InlineApp {
  static func main() async throws {
    let arguments = CurrentProcess.arguments.dropFirst()
    print("before")
    switch arguments.first {
    case "prompt": try await ask(arguments.last == "lines" ? { readLine() } : nil)
    case let end: try Terminal.run(options(erases: end == "erase")) { Rows() }
    }
    print("after")
  }

  private static func options(erases: Bool) -> TerminalOptions {
    var options = TerminalOptions()
    options.presentation = .inline(rows: 8, atEnd: erases ? .erase : .keep)
    return options
  }

  private static func ask(_ withoutTerminal: (() -> String?)?) async throws {
    await Task.yield()
    let name = try Terminal.prompt(
      for: String.self, rows: 3, atEnd: .erase, content: { NamePrompt(finish: $0) },
      withoutTerminal: withoutTerminal)
    await Task.yield()
    print("name: \(name ?? "none")")
    guard withoutTerminal == nil else { return }
    let again = try Terminal.prompt(rows: 3) { finish in
      NamePrompt(finish: { finish($0.count) })
    }
    print("length: \(again ?? -1)")
  }
}

private struct NamePrompt: View {
  let finish: (String) -> Void
  @State private var name = ""

  var body: some View {
    Text("Who are you?")
    TextField("name", text: $name).defaultFocus().onSubmit { finish(name) }
  }
}

/// Rows of a number that keys change.
private struct Rows: View {
  @State private var count = 2
  @State private var length = 10
  @State private var printed = 0
  @Environment(\.above) private var above

  var body: some View {
    VStack(alignment: .leading) {
      Text("region of \(count)")
      ForEach(0..<count, id: \.self) { row in
        Text("\(row): " + String(repeating: "x", count: length)).lineLimit(1)
      }
    }
    .focusable().defaultFocus()
    .onKeyPress(.character("+")) { count += 1 }
    .onKeyPress(.character("-")) { count -= 1 }
    .onKeyPress(.character("l")) { length = 70 - length }
    .onKeyPress(.character("a")) { printAbove(10) }
    .onKeyPress(.character("A")) { printAbove(1_000) }
    .onKeyPress(.character("p")) { print("printed \(count)") }
    .onKeyPress(.character("x")) { Task.detached { CurrentProcess.exit(status: 3) } }
    .onKeyPress(.character("t")) { precondition(count < 0, "told to stop") }
  }

  /// Prints lines from a background thread, and then one by the main actor.
  private func printAbove(_ number: Int) {
    let first = printed
    printed += number
    Task {
      await Task.detached { [above] in
        for line in first..<first + number { above("line \(line)") }
      }.value
      above("all \(first + number)")
    }
  }
}
