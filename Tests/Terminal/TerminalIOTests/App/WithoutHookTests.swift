import PseudoTerminals
import SystemCalls
import TestSupport
import Testing

@testable import TerminalIO

#if os(Linux)
/// The program of `AsyncAppTests`, whose loop runs Dispatch's main queue instead of an executor.
@Suite("A program on a runtime without the hook for the main actor", .serialized)
struct WithoutHookTests {
  private func start() throws -> PseudoTerminal { try AsyncAppTests.start(["--without-hook"]) }

  @Test func `tasks run, on this thread and others, and go on after they have slept`() throws {
    let terminal = try start()
    try terminal.wait(for: "loaded, model true")
    try terminal.wait(for: "last 1000,")
    terminal.type("t")
    try terminal.wait(for: "count 1,")
    terminal.type("d")
    try terminal.wait(for: "count 11,")
    try AsyncAppTests.quit(terminal)
  }

  @Test func `of 100,000 jobs from eight threads none is lost, and a thread's stay in order`()
    throws
  {
    let terminal = try start()
    terminal.type("j")
    try terminal.wait(for: "sum 100000, order true")
    try AsyncAppTests.quit(terminal)
  }

  @Test func `a task that never rests delays no key`() throws {
    let terminal = try start()
    terminal.type("et")
    try terminal.wait(for: "count 1,")
    try AsyncAppTests.quit(terminal)
  }

  @Test func `the loop rests while there are no jobs`() throws {
    let terminal = try start()
    try terminal.wait(for: "last 1000,")
    terminal.type("r")
    try terminal.wait(for: "Close: resting")
    try AsyncAppTests.quit(terminal)
  }

  @Test func `the terminal is restored by q, control-C and exit while tasks run that never end`()
    throws
  {
    try AsyncAppTests.checkWaysOut(start)
  }

  @Test func `only the main thread can run the queue`() async {
    let descriptor = await Task.detached { LoopExecutor.withoutHook.descriptor }.value
    #expect(descriptor == nil)
  }
}
#endif
