import PseudoTerminals
import TestSupport
import Testing

/// A shared game whose host is stopped by a signal.
@Suite("Sharing: a stopped host", .serialized)
struct StoppedHostStoryTests {
  private static let (stop, goOn) = (Int32(19), Int32(18))

  @Test("a guest says so, and the host plays none of its keys when it goes on")
  func screens() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")
    try host.play(1, 3)
    try guest.wait("a turn") { guest.status.contains("It is your turn.") }

    host.terminal.signal(Self.stop)
    guest.type("2\r")
    try guest.wait(for: "The host does not answer.")
    guest.type("4\r")
    host.terminal.signal(Self.goOn)
    try guest.wait(for: "The host answers again")
    let faces = [host.faces, guest.faces]
    try guest.play(5)
    try guest.wait("the flip") { guest.faces.count == 1 }
    #expect(faces == [["rhino", "tiger"], ["rhino", "tiger"]])
  }

  @Test("a screen with animations finds out without a key")
  func animated() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob", [])
    try host.turn(1)
    host.terminal.signal(Self.stop)
    try guest.wait(for: "The host does not answer.")
    host.terminal.signal(Self.goOn)
    try guest.wait(for: "The host answers again")
  }
}
