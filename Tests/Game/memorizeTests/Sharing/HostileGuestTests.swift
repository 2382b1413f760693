import PseudoTerminals
import TestSupport
import Testing

@Suite("Sharing: hostile guests", .serialized)
struct HostileGuestTests {
  @Test("a guest that floods is dropped, its bytes do not reach a terminal, and play goes on")
  func floods() throws {
    let host = try ScreenGame.host()
    let watcher = try host.watcher()

    let loud = try RawGuest(at: host.home)
    try loud.say("memorize-share 1 join \u{1B}[2JE\u{7}\u{9B}31mve\n")
    try host.wait("a name") { host.header.contains("Player 2") == false }
    try loud.say(String(repeating: "choose 1\n", count: 10_000))
    #expect(try loud.lastWords().hasSuffix("end flood\n"))
    try host.wait("a free seat") { host.header.contains("Player 2") }

    let long = try RawGuest(at: host.home)
    try long.say(
      Array("memorize-share 1 watch \u{202E}\n".utf8) + [0xFF, 0x1B, 0x5D]
        + [UInt8](repeating: 0x41, count: 1 << 20))
    #expect(try long.lastWords().hasSuffix("end line\n"))

    let strange = try RawGuest(at: host.home)
    try strange.say("GET / HTTP/1.1\r\n\r\nmemorize-share 2 join Eve\n")
    #expect(try strange.lastWords().hasSuffix("end version\n"))

    let guest = try host.guest("Bob")
    try host.play(1, 3)
    try guest.play(2, 4)
    for other in [guest, watcher] { try other.waitToSee(host) }
    for screen in [guest, watcher, host] {
      // Queries for colours end with BEL.
      let text = screen.terminal.text.replacing(";?\u{7}", with: "")
      for bytes in ["\u{1B}[2JE", "\u{7}", "\u{9B}", "\u{202E}"] {
        #expect(!text.contains(bytes))
      }
      #expect(try (screen.quit(), screen.leftovers) == (0, []))
    }
  }

  @Test("more than 32 guests are refused, and a silent guest is dropped for another")
  func crowd() throws {
    let host = try ScreenGame.host()
    let silent = try (0..<32).map { _ in try RawGuest(at: host.home) }
    let guest = try host.guest("Bob")
    #expect(try silent[0].lastWords().hasSuffix("end full\n"))

    let watchers = try silent.dropFirst(2) + [RawGuest(at: host.home)]
    for watcher in watchers {
      try watcher.say("memorize-share 1 watch Eve\n")
      try watcher.hear("seat -\n")
    }
    #expect(try RawGuest(at: host.home).lastWords().hasSuffix("end full\n"))
    let result = try Program.run(["watch", "table", "--plain"], at: host.home)
    let sentence = "the table is full, with 32 guests"
    #expect((result.output + result.errors).contains(sentence))

    try host.play(1, 3)
    try guest.play(2, 4)
  }
}
