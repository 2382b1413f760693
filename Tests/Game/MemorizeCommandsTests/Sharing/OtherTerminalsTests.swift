import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Sharing: waiting for other terminals")
struct OtherTerminalsTests {
  @Test("a wait ends at once if sending the game shows that a guest has gone")
  func reportsBeforeWaiting() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    _ = room.heard(room.host)
    ben.end()
    room.host.app.playAgain()
    let timeouts = Shared<[Int32]>([])
    var console = room.context.console
    console.wait = { _, others, milliseconds in
      timeouts.withLock { $0.append(milliseconds) }
      return (false, others.map { _ in false })
    }
    let others = OtherTerminals(link: room.host, console: console)
    _ = others.wait(readsInput: true)
    #expect(room.host.takeNews().map(\.sentence) == ["Ben has left."])
    _ = others.wait(readsInput: true)
    #expect(timeouts.withLock { $0 } == [0, -1])
  }
}
