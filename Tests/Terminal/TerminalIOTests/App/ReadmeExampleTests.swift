import TestSupport
import Testing

@Suite("The README's program in ten lines")
struct ReadmeExampleTests {
  @Test("the README shows exactly the program that is built and run in tests")
  func isTimerApp() throws {
    let source = #filePath.replacing(
      "TerminalIOTests/App/ReadmeExampleTests", with: "TimerApp/TimerApp")
    let readme = try DocumentedExample(in: "README.md", after: "A program with a view")
    #expect(readme.code.count == 11)
    #expect(try DocumentedExample.code(in: source) == readme.code)
  }
}
