import PseudoTerminals
import TestSupport
import Testing

/// A shared game after one of its programs is killed.
@Suite("Sharing: killed programs", .serialized)
struct SharedKillTests {
  @Test("when a host is killed others are notified, and it resumes the game under its name")
  func host() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")
    let watcher = try host.watcher()
    try host.play(1, 3)
    try guest.play(2)
    try host.wait("the flip") { host.status == guest.status }

    host.terminal.signal(9)
    let exitStatus = try host.terminal.end()
    for other in [guest, watcher] {
      try other.wait(for: "The connection to the host was lost.")
      other.type("\r")
      #expect(try (other.terminal.end(), other.leftovers) == (0, []))
    }
    let earlierSharedFiles = host.home.sharedFiles

    let later = try ScreenGame(["continue", "--no-animation"], at: host.home)
    try later.wait(for: "The game goes on.")
    #expect(
      (
        exitStatus, earlierSharedFiles, later.header.contains("1 turn"), later.faces,
        later.faceDown
      ) == (-9, ["table.sock", "table.sock.lock"], true, ["tiger"], [1, 3, 4, 5, 6, 7, 8]))
    let next = try ScreenGame.host(at: host.home)
    let another = try next.guest("Bob")
    try next.play(1, 2)
    try another.wait("the match") { another.faceDown == Array(3...8) }
  }

  @Test("when a host is asked to end, others are notified that it has left, and no socket stays")
  func hostIsTerminated() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")
    let watcher = try host.watcher()
    try host.turn(1)

    host.terminal.signal(15)
    #expect(
      try (host.terminal.end(), host.leftovers, host.home.sharedFiles, host.home.games.count) == (
        -15, [], [], 1
      ))
    for other in [guest, watcher] { try other.wait(for: "The host has left.") }
    // The last state can still be viewed.
    guest.type("\u{1B}")
    try guest.wait("the table") { guest.faces == ["tiger"] }
  }

  @Test("when a guest is killed its seat is free, the host plays on, and another guest takes it")
  func guest() throws {
    let host = try ScreenGame.host()
    let watcher = try host.watcher()
    let guest = try host.guest("Bob")
    try host.play(1, 3)
    try guest.play(2)

    guest.terminal.signal(9)
    let exitStatus = try guest.terminal.end()
    for other in [host, watcher] {
      try other.wait("a free seat") { other.header.contains("Ada 0  ▸Player 2 0") }
    }
    // The seat is empty, so that the host may turn the card.
    try host.turn(4)

    let next = try host.guest("Cleo")
    try host.play(5, 7)
    try next.play(6, 8)
    try watcher.waitToSee(next)
    #expect(
      (exitStatus, watcher.header.contains("▸Ada 0   Cleo 0  4 pairs left  4 turns")) == (
        -9, true
      ))
  }

  @Test("an incomplete line at the end of a connection is ignored, and the seat is free")
  func halfALine() throws {
    let host = try ScreenGame.host()
    let guest = try RawGuest(at: host.home)
    try guest.say("memorize-share 1 join Eve\n")
    try host.wait("Eve") { host.header.contains("▸Ada 0   Eve 0") }
    try host.play(1, 3)

    try guest.say("choose 6")
    guest.hangUp()
    let header = "Ada 0  ▸Player 2 0  4 pairs left  1 turn "
    try host.wait("a free seat") { host.header.contains(header) }
    #expect(host.faces == ["rhino", "tiger"])

    let next = try host.guest("Cleo")
    try next.play(2, 4)
    try host.waitToSee(next)
  }
}
