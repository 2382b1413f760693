import SystemCalls
import Testing

@testable import TerminalIO

@Suite("The pipe that ends a wait")
struct SelfPipeTests {
  private func isReadable(_ pipe: SelfPipe) -> Bool {
    pipe.reading.wait(until: .readable, milliseconds: 0)
  }

  @Test("calls count as one until the pipe is read")
  func once() throws {
    let pipe = try SelfPipe()
    #expect(!isReadable(pipe))
    for _ in 0..<100_000 { pipe.wake() }
    #expect(isReadable(pipe) && pipe.drain() == [0] && !isReadable(pipe))
    pipe.wake()
    #expect(isReadable(pipe))
  }

  @Test("a call at any time while the pipe is read is noticed, and so is the next one")
  func race() async throws {
    let pipe = try SelfPipe()
    for _ in 0..<2_000 {
      let caller = Task.detached { for _ in 0..<10 { pipe.wake() } }
      for _ in 0..<10 { _ = pipe.drain() }
      await caller.value
      _ = pipe.drain()
      pipe.wake()
      #expect(isReadable(pipe))
    }
  }
}
