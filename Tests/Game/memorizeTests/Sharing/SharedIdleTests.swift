#if os(Linux)
import PseudoTerminals
import Testing

/// An idle shared game needs no wake-ups at any of its terminals.
@Suite("Sharing: idle", .serialized)
struct SharedIdleTests {
  @Test("without motion, and in a pause with animations on, no terminal gets a byte and no thread wakes up")
  func still() throws {
    let still = ["--faces", "text", "--no-animation"]
    var host = try ScreenGame.host(["--faces", "text"])
    var guest = try host.guest("Bob", still)
    var watcher = try host.watcher(still)
    try host.play(1, 3)
    try [host, guest, watcher].expectQuiet()

    host = try ScreenGame.host(["--faces", "text"])
    guest = try host.guest("Bob", ["--faces", "text"])
    watcher = try host.watcher(["--faces", "text"])
    try host.turn(1)
    guest.type("p")
    try watcher.wait("pause") { watcher.status == "Paused." }
    try [host, guest, watcher].expectQuiet()
  }
}
#endif
