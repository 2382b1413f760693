import PseudoTerminals
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite(.serialized) struct AnnouncementEndTests {
  /// Commands that hold a named pipe open as long as they or their children run.
  private static let commands = [
    "exec sleep 1000", "trap '' TERM HUP; while :; do sleep 1; done", "sleep 1000 & cat",
  ]

  @Test(
    "an announcement command ends with the game, however the game ends",
    arguments: commands.flatMap { command in
      [SIGTERM, SIGINT, SIGHUP].map { (command, $0) }
    }.sampled(every: 2))
  func signal(command: String, number: Int32) throws {
    let folder = try TemporaryFolder()
    let pipe = try folder.makePipe("pipe")
    // Opening does not wait for the command.
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let game = try ScreenGame.dealt(
      ScreenGame.eight + ["--announce", "|exec 3>\(pipe); echo up >&3; \(command)"])
    let earlierContents = Self.read(reader)

    game.terminal.signal(number)

    #expect(try (earlierContents, game.terminal.end(), Self.read(reader)) == ("up\n", -number, ""))
  }

  /// Waits for text; empty at the end of all writers, nil after a minute.
  private static func read(_ descriptor: Int32) -> String? {
    var door = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&door, 1, 60_000) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = systemRead(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

private let systemRead = read
