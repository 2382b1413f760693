#if os(Linux)
import PseudoTerminals
import Testing

/// An idle shared game needs no wake-ups at any of its terminals.
@Suite("Sharing: idle", .serialized)
struct SharedIdleTests {
  @Test("without motion no terminal of a game gets a byte and no thread wakes up")
  func still() throws {
    let still = ["--faces", "text", "--no-animation"]
    let host = try ScreenGame.host(["--faces", "text"])
    let guest = try host.guest("Bob", still)
    let watcher = try host.watcher(still)
    try host.play(1, 3)
    try [host, guest, watcher].expectQuiet()
  }

  @Test("during a pause with animations on no byte is written either")
  func paused() throws {
    let host = try ScreenGame.host(["--faces", "text"])
    let guest = try host.guest("Bob", ["--faces", "text"])
    let watcher = try host.watcher(["--faces", "text"])
    try host.turn(1)
    guest.type("p")
    try watcher.wait("pause") { watcher.status == "Paused." }
    try [host, guest, watcher].expectQuiet()
  }
}
#endif
