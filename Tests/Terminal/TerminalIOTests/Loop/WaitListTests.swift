import SystemCalls
import Testing

@testable import TerminalIO

@Suite struct WaitListTests {
  @Test func `a descriptor keeps its index, and one that is missing is never ready`() throws {
    let (reading, writing) = try FileDescriptor.pipe()
    defer { for end in [reading, writing] { try? end.close() } }
    var list = WaitList()
    let input = list.add(reading)
    let missing = list.add(nil)
    let space = list.add(writing, .writable)
    let more = list.add([Poll.Interest(reading), Poll.Interest(writing, .writable)])

    let ready = list.wait(milliseconds: 0)

    #expect(
      (ready[input], ready[missing], ready[space], ready[more], ready.isAny) == (
        false, false, true, [false, true], true
      ))
  }
}
