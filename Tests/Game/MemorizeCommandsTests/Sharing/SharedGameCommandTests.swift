import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Sharing: commands")
struct SharedGameCommandTests {
  @Test("shared games are listed as sentences, as JSON and as names")
  func lists() async throws {
    let home = PlayerHome()
    #expect(await runCommand(["games", "--shared"], at: home).output == "No game is shared.\n")
    let room = try SharedRoom()
    let listing = try #require(try room.ask { try $0.all() }.first)
    #expect(listing.host == SeatName(claimed: try #require(SeatName("tester")), by: listing.user))
    for (form, expected) in [
      (
        ListOutput.sentences,
        "sunday: Animals, 8 cards, by \(listing.host), 2 players, 1 free seat.\n"
      ),
      (.names, "sunday\n"),
    ] {
      #expect(
        try Self.text { try SharedGameList(games: [listing]).write(form, to: &$0) } == expected)
    }
    let json = try Self.text { try SharedGameList(games: [listing]).write(.json, to: &$0) }
    #expect(
      json.hasPrefix(#"{"version":1,"games":[{"name":"sunday","user":"#)
        && json.contains(#""theme":"Animals","cards":8,"players":2,"freeSeats":1,"trouble":null"#))
  }

  @Test(
    "without a name the only game with a free seat is joined; a wrong name gets a suggestion"
  )
  func findsTheOnlyOne() throws {
    let room = try SharedRoom()
    #expect(try room.ask { try $0.freeGame() }.name.description == "sunday")
    try room.add("Ben")
    #expect(
      throws: Failure(
        code: .failed,
        message: "no shared game has a free seat; watch one with memorize watch sunday")
    ) { try room.ask { try $0.freeGame() } }
    #expect(
      throws: Failure(
        code: .tryAgain,
        message: "all 2 seats of the shared game sunday are taken; "
          + "watch it with memorize watch sunday")
    ) { try room.ask { try $0.game(named: "sunday").requireFreeSeat() } }
    do {
      let room = try SharedRoom()
      let error = #expect(throws: UsageError.self) { try room.ask { try $0.game(named: "sunny") } }
      #expect(error.map { "\($0)".contains("did you mean sunday") } == true, "\(error as Any)")
    }
  }

  @Test(
    "an impossible command is refused before anything begins",
    arguments: [
      (["play", "--name", "a/b", "--share"], "--name must be 1 to 32 letters of A-Z"),
      (["play", "--name", "ada"], "--name is for a game that is shared; give --share as well"),
      (["play", "--group", "staff"], "--group is for a game that is shared; give --share as well"),
      (["play", "--share", "--group", "no such"], "cannot share the game: there is no group"),
      (["join", "ada"], "unknown shared game ada"),
      (["join"], "no game is shared; a host begins one with memorize play --share"),
      (["watch", "ada", "ben"], "unknown shared game ada"),
    ])
  func refuses(arguments: [String], start: String) async {
    let result = await runCommand(arguments)
    #expect(
      result.status != 0 && result.output.isEmpty && result.errors.hasPrefix("memorize: \(start)"),
      "\(result.errors)")
  }

  @Test("a shared game is for two by default, and each of several links gets its own events")
  func isForTwo() async throws {
    for (arguments, players) in [
      ([], "2 players"), (["--players", "3"], "3 players"),
      (["--opponent", "casual"], "against the computer"),
    ] {
      let result = await runCommand(
        ["--share", "--plain", "--pairs", "4", "--seed", "1"] + arguments, input: "quit\n")
      #expect(
        result.output.contains(players) && result.status == 0
          && result.output.contains("Others join with: memorize join tester"), "\(result)")
    }
    let alone = await runCommand(
      ["--share", "--plain", "--players", "1", "--seed", "1"], input: "quit\n")
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let eve = try room.add("Eve", isWatching: true)
    let links = TableLinks([ben, eve])
    #expect(alone.output.contains("2 to a match. Seed 1.") && links.interests().count == 2)
    var served: [String] = []
    links.serve([false, true]) { link, ready in
      served.append("\(ObjectIdentifier(link) == ObjectIdentifier(eve)) \(ready)")
    }
    #expect(served == ["true [true]"])
  }

  /// Returns the written text.
  private static func text(
    _ write: (inout StandardOutput) throws -> Void
  ) throws -> String {
    let written = Shared([UInt8]())
    var output = StandardOutput { bytes in written.withLock { $0 += bytes } }
    try write(&output)
    try output.flush()
    return written.withLock { String(decoding: $0, as: UTF8.self) }
  }
}
