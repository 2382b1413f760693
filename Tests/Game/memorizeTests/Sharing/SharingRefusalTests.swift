import Foundation
import TestSupport
import Testing

@Suite("Sharing: refusals", .serialized)
struct SharingRefusalTests {
  private static let share = ["play", "--share", "--plain", "--name"]

  @Test(
    "options for sharing without --share, and invalid names of games",
    arguments: [
      (["play", "--name", "table"], "--name is for a game that is shared; give --share as well"),
      (share + ["a b"], #"--name must be \#(rule), not "a b""#),
      (share + [String(repeating: "a", count: 33)], "--name must be \(rule), not \(longName)"),
      (["play", "--share", "--group", ""], "--group must be the name of a group"),
    ])
  func words(arguments: [String], message: String) throws {
    let result = try Program.run(arguments)
    #expect(result.errors.hasPrefix("memorize: \(message)") && result.status == 64)
  }

  private static let rule = "1 to 32 letters of A-Z, a-z, 0-9, dot, underscore and hyphen"
  private static let longName = String(repeating: "a", count: 33)

  @Test("a table without a free seat, an unknown name, and a name that is taken")
  func others() throws {
    let host = try SharedLineGame.host()
    let guest = try SharedLineGame(["join", "--as", "Bob"], at: host.home)
    try guest.hear("card> ")
    for (arguments, message, status) in [
      (
        ["join", "table"],
        "all 2 seats of the shared game table are taken; watch it with memorize watch table", 75
      ),
      (["join"], "no shared game has a free seat; watch one with memorize watch table", 1),
      (["join", "tabel"], "unknown shared game tabel; did you mean table?", 64),
      (
        Self.share + ["table"],
        "another program shares a game called table already; give this one another --name", 75
      ),
      (
        ["play", "--share", "--group", "no-such", "--plain"],
        "cannot share the game: there is no group no-such", 1
      ),
      (["watch", "tabel"], "unknown shared game tabel; did you mean table?", 64),
    ] {
      let result = try Program.run(arguments, at: host.home)
      #expect(result.errors == "memorize: \(message)\n" && result.status == status)
    }
  }

  @Test("a socket of a killed host is no game, and the next host replaces it")
  func stale() throws {
    let host = try SharedLineGame.host()
    host.killIt()
    let exitStatus = try host.end()
    let earlierSharedFiles = host.home.sharedFiles

    let next = try SharedLineGame.host(at: host.home)
    let guest = try SharedLineGame(["join", "table"], at: host.home)
    try guest.hear("card> ")
    next.killIt()
    try guest.hear("The game has ended here: the connection to the host was lost.\n")

    let result = try Program.run(["join", "table"], at: host.home)
    #expect(
      (exitStatus, earlierSharedFiles, result.errors, host.home.sharedFiles) == (
        -9, ["table.sock", "table.sock.lock"],
        "memorize: unknown shared game table; see memorize games --shared\n", []
      ))
  }

  @Test(
    "any other file with the name of the socket is left unchanged", arguments: ["file", "link"])
  func file(kind: String) throws {
    let home = PlayerHome()
    let files = FileManager.default
    try home.write("precious", to: "\(home.path)/precious")
    try files.createDirectory(
      atPath: home.sharedGames, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let socket = "\(home.sharedGames)/table.sock"
    if kind == "file" {
      try home.write("precious", to: socket)
    } else {
      try files.createSymbolicLink(atPath: socket, withDestinationPath: "\(home.path)/precious")
    }
    let result = try Program.run(Self.share + ["table"], at: home)
    #expect(
      try (
        result.errors, result.status, home.sharedFiles, home.read(socket),
        Program.run(["games", "--shared"], at: home).output
      ) == (
        "memorize: cannot share the game: \(socket): not a socket\n", 1, ["table.sock"], "precious",
        "No game is shared.\n"
      ))
  }

  @Test("a folder that others can write to, or that is a link, is refused")
  func folder() throws {
    let home = PlayerHome()
    let files = FileManager.default
    try files.createDirectory(
      atPath: home.sharedGames, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o777])
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home.sharedGames)
    let open = try Program.run(Self.share + ["table"], at: home)
    #expect(
      open.errors
        == "memorize: cannot share the game: \(home.sharedGames): has the permissions 777, must have 700\n"
        && open.status == 1)

    try files.removeItem(atPath: home.sharedGames)
    try files.createSymbolicLink(atPath: home.sharedGames, withDestinationPath: home.path)
    let link = try Program.run(Self.share + ["table"], at: home)
    #expect(
      link.errors == "memorize: cannot share the game: \(home.sharedGames): not a folder\n"
        && link.status == 1)
  }
}
