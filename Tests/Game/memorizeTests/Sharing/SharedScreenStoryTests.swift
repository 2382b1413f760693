import PseudoTerminals
import TestSupport
import Testing

@Suite("Sharing: a game on several screens", .serialized)
struct SharedScreenStoryTests {
  @Test("two play, a third watches from the start and a fourth later, and all see the same game")
  func wholeGame() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")
    let watcher = try host.watcher()
    try host.play(1, 3)
    try guest.play(2, 4)
    let late = try host.watcher()
    for other in [guest, watcher, late] { try other.waitToSee(host) }
    #expect(late.faces == ["rhino", "tiger"] && late.faceDown == [1, 3, 5, 6, 7, 8])
    try late.wait(for: "Rhino: no match. Ada is next.")

    try host.play(1, 2)
    try host.play(3, 5)
    for (first, second) in [(4, 3), (5, 6), (7, 8)] { try guest.play(first, second) }

    for screen in [host, guest, watcher, late] { try screen.wait(for: "Bob wins!") }
    for other in [guest, watcher, late] { #expect(other.standing == host.standing) }

    try guest.click("Play again")
    let header = "▸Ada 0   Bob 0  4 pairs left  0 turns"
    for screen in [host, guest, watcher, late] {
      try screen.wait("another game") { screen.header.contains(header) }
    }
    try host.turn(1)
    for other in [guest, watcher, late] {
      try other.wait("the flip") { other.status == host.status }
    }

    for other in [guest, watcher, late] { #expect(try other.quit() == 0) }
    try host.wait("a free seat") { host.header.contains("Player 2") }
    let exitStatus = try host.quit()
    for screen in [host, guest, watcher, late] { #expect(screen.leftovers == []) }
    #expect((exitStatus, host.home.sharedFiles) == (0, []))
  }

  @Test("a second program that opens the game joins or watches it", arguments: ["join", "watch"])
  func opensGameInUse(answer: String) throws {
    let host = try ScreenGame.host()
    try host.turn(1)
    let second = try ScreenGame(["continue", "--no-animation"], at: host.home)
    try second.terminal.wait(for: "Animals is in use by another program. join, watch or no:")
    second.type("\(answer)\r")
    try second.wait("the table") {
      second.header.hasSuffix(answer == "join" ? "shared" : "watching")
    }
    try second.waitToSee(host)
    #expect(try (second.faces, second.quit(), host.quit()) == (["tiger"], 0, 0))
  }

  @Test("a guest cannot turn cards out of turn, and pauses and resumes for all")
  func turns() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")

    guest.type("5p")
    for screen in [host, guest] { try screen.wait(for: "Go on") }
    host.type("\r")
    for screen in [host, guest] {
      try screen.wait("the table") { screen.faceDown == Array(1...8) }
    }
    try host.play(1, 3)
    #expect(host.header.contains("1 turn"))
  }

  @Test("a host that opens the themes pauses the game for all, and a new deal reaches all")
  func anotherGame() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")
    let watcher = try host.watcher()

    // In the first second the time stands still while cards are dealt.
    try host.wait("a second") { ContinuousClock.now - host.start > .seconds(2) }
    host.type("\u{1B}")
    try host.wait(for: "Themes")
    for other in [guest, watcher] { try other.wait("pause") { other.status == "Paused." } }
    host.type("\r")
    try host.wait(for: "Find the cards")
    host.type("n")
    try host.wait(for: "Who plays")
    host.type("w3\r")
    for screen in [host, guest, watcher] {
      try screen.wait("a third seat") { screen.header.contains("▸Ada 0   Bob 0   Player 3 0") }
    }
    let third = try host.guest("Cleo")
    for screen in [host, guest, watcher, third] {
      try screen.wait("Cleo") { screen.header.contains("▸Ada 0   Bob 0   Cleo 0") }
    }

    host.type("n")
    try host.wait(for: "Who plays")
    host.type("w2\r")
    for screen in [host, guest] {
      try screen.wait("two seats") {
        screen.header.hasSuffix("▸Ada 0   Bob 0  4 pairs left  0 turns  <1 min  shared")
      }
    }
    for other in [watcher, third] {
      try other.wait("no seat") { other.header.hasSuffix("0 turns  <1 min  watching") }
    }
  }

  @Test("another host of the same name is rejected, and the game is not disturbed")
  func nameInUse() throws {
    let host = try ScreenGame.host()
    let guest = try host.guest("Bob")

    let second = try ScreenGame(["play", "--share", "--name", "table"], at: host.home)
    #expect(
      try (second.terminal.end(), second.terminal.text) == (
        75,
        "memorize: another program shares a game called table already; "
          + "give this one another --name\r\n"
      ))

    try host.play(1, 3)
    try guest.play(2, 4)
  }
}
