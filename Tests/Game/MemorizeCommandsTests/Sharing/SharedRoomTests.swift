import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Sharing: a host and its guests")
struct SharedRoomTests {
  @Test("two play, a third watches, and all receive the same")
  func plays() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let eve = try room.add("Eve", isWatching: true)
    #expect(room.heard(room.host) == ["Ben has joined.", "Eve is watching."])
    try room.turn(1, 2, by: room.host)
    #expect(
      room.heard(ben) == [
        "tester: card 1: tiger.",
        "tester: card 2: snake. No match. tester has 0, Ben has 0. It is your turn.",
      ])
    try room.turn(3, 8, by: ben)
    #expect(
      room.heard(room.host) == [
        "Ben: card 3: dog.",
        "Ben: card 8: dog. Match! +13, including a bonus of 11. tester has 0, Ben has 13. Ben is next.",
      ] && room.heard(ben).last?.hasPrefix("card 8: dog. Match!") == true
        && room.heard(eve).count == 4)
    for guest in [ben, eve] {
      #expect(
        guest.app.game?.record == room.host.app.game?.record
          && guest.app.game?.table == room.host.app.game?.table)
    }
  }

  @Test("a late guest gets the whole game, and receives none of it again")
  func joinsLate() throws {
    let room = try SharedRoom()
    try room.turn(1, 4, 2, by: room.host)
    room.host.app.game?.shuffle()
    let ben = try room.add("Ben")
    #expect(
      unmet(
        room.heard(ben).isEmpty && ben.isUpToDate && ben.isPlaying
          && ben.app.game?.record == room.host.app.game?.record,
        ben.app.game?.name(of: 0) == "tester") == [])
  }

  @Test("choices out of turn and by watchers are refused; a pause by one player is a pause for all")
  func refuses() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let eve = try room.add("Eve", isWatching: true)
    let before = room.host.app.game?.record
    try room.turn(1, by: ben)
    try room.turn(1, by: eve)
    eve.app.game?.wish?(.choose(0))
    eve.app.game?.wish?(.pause)
    ben.app.game?.wish?(.choose(0))
    ben.app.game?.wish?(.undo)
    #expect(
      room.heard(eve) == ["Spectators cannot play.", "Spectators cannot play."]
        && room.heard(ben) == [
          "It is not your turn.", "Flips can be taken back only in practice.",
        ] && room.host.app.game?.record == before && room.host.app.game?.isPaused == false)
    do {
      let room = try SharedRoom()
      let ben = try room.add("Ben")
      try room.turn(1, by: room.host)
      _ = room.heard(ben)
      ben.app.game?.pause()
      #expect(
        room.heard(room.host).last == "The game is paused." && room.host.app.game?.isPaused == true
          && room.heard(ben) == ["The game is paused."])
      room.host.app.game?.resume()
      #expect(room.heard(ben) == ["The clock runs again."] && ben.app.game?.isPaused == false)
    }
  }

  @Test("another game has the same seats, and a guest who requests it before the end asks the host")
  func again() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let first = try #require(room.host.app.game)
    ben.app.playAgain()
    #expect(
      room.heard(room.host).last == "Ben asks for another deal."
        && room.heard(ben) == ["Another deal waits for an answer at the other terminal."]
        && room.host.app.game === first)
    room.host.app.table.refuseDealRequest()
    #expect(room.heard(ben) == ["Another deal was refused; this game goes on."])
    try room.turn(1, 4, 2, 6, 3, 8, 5, 7, by: room.host)
    #expect(first.result != nil && ben.app.game?.result == first.result)
    _ = room.heard(ben)
    ben.app.playAgain()
    #expect(
      unmet(
        room.heard(ben) == ["A new game has been dealt."] && room.host.app.game !== first
          && room.host.app.game?.flips == 0 && ben.app.game?.record == room.host.app.game?.record,
        room.host.app.table.sharing?.seats.map(\.name) == ["tester", "Ben"]) == [])
  }

  @Test("a guest asks once a game, and cannot end the request of another")
  func asksOnce() throws {
    let room = try SharedRoom(
      GameSetup(theme: .animals, kinds: 4, copies: 2, rules: .hotSeat(3)))
    let (ben, cat) = (try room.add("Ben"), try room.add("Cat"))
    ben.app.playAgain()
    room.settle()
    room.host.app.table.refuseDealRequest()
    cat.app.playAgain()
    _ = [room.host, ben, cat].map(room.heard)
    ben.app.playAgain()
    #expect(
      unmet(
        room.heard(ben) == ["Another deal was refused; this game goes on."],
        room.heard(room.host) == [] && room.heard(cat) == [],
        room.host.app.table.dealRequest?.player == "Cat") == [])
    room.host.app.grantDealRequest()
    #expect(room.heard(cat) == ["A new game has been dealt."])
    ben.app.playAgain()
    #expect(room.heard(room.host).last == "Ben asks for another deal.")
  }

  @Test("other players have other seats, and computers, played by the host, those after the people")
  func reseats() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let host = room.host.app
    for players in [3, 1, 4] {
      host.play(GameSetup(theme: .animals, kinds: 4, copies: 2, rules: .hotSeat(players)))
      room.settle()
      #expect(
        host.table.sharing?.seats.count == players && ben.app.table.sharing?.seats.count == players
          && ben.isPlaying == (players == 3))
    }
    let cat = try room.add("Cat")
    #expect(cat.isPlaying && cat.app.game?.seatsHere == [1])
    do {
      let setup = GameSetup(
        theme: .animals, kinds: 4, copies: 2, rules: .hotSeat(3), opponents: [.perfect])
      let room = try SharedRoom(setup)
      let ben = try room.add("Ben")
      let dan = try room.add("Dan")
      #expect(
        ben.app.game?.seatsHere == [1] && !dan.isPlaying
          && room.heard(dan).last == "All seats are taken: you are watching."
          && room.host.app.game?.seatsHere == [0])
      try room.turn(1, 2, by: room.host)
      try room.turn(3, 5, by: ben)
      #expect(room.host.app.game?.isOpponentsTurn == true)
      _ = room.heard(ben)
      room.host.app.game?.opponentFlip()
      #expect(room.heard(ben).first?.hasPrefix("The computer: card ") == true)
    }
  }

  @Test("names can change for all, and the end of the host ends the game and frees its name")
  func renames() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let eve = try room.add("Eve", isWatching: true)
    _ = room.heard(room.host)
    #expect(
      unmet(
        ben.rename("Benedict") && !ben.rename("  ")
          && room.heard(room.host) == ["Player 2 is now called Benedict."]
          && room.heard(eve) == ["Ben is now called Benedict."],
        eve.app.game?.name(of: 1) == "Benedict" && !room.host.rename("X")) == [])
    _ = room.heard(ben)
    room.host.end()
    #expect(
      try unmet(
        room.heard(ben) == ["The game has ended here: the host has left."] && ben.hasEnded
          && ben.interests().isEmpty && !ben.rename("X"),
        ben.app.table.sharing?.end == "the host has left"
          && SharedGameFinder(context: room.context).all().isEmpty) == [])
  }

  @Test(
    "a guest that leaves, or is found gone, frees its seat, for which the host plays"
  )
  func leaves() throws {
    let room = try SharedRoom()
    let ben = try room.add("Ben")
    let eve = try room.add("Eve", isWatching: true)
    _ = room.heard(room.host)
    ben.end()
    #expect(
      room.heard(room.host) == ["Ben has left."]
        && room.heard(eve) == ["Ben has left, and the seat is free."]
        && room.host.app.game?.seatsHere == [0, 1])
    try room.turn(1, 2, 3, 5, by: room.host)
    #expect(room.host.app.game?.flips == 4)
    let cat = try room.add("Cat")
    #expect(cat.isPlaying && room.host.app.game?.seatsHere == [0])
    do {
      let room = try SharedRoom()
      try room.add("Ben").end()
      _ = room.host.app.game?.choose(cardLabelled: 1)
      _ = room.host.screenInterests()
      #expect(room.host.app.notices.all.last?.text == "Ben has left.")
    }
  }

  @Test("a game in lines says so before it waits for a line")
  func isFoundGoneInLines() throws {
    let room = try SharedRoom()
    try room.add("Ben").end()
    let typed = Shared(["1\n", "quit\n"][...])
    let (said, saidAtWaits) = (Shared(""), Shared([String]()))
    var console = room.context.console
    console.wait = { _, others, _ in
      let text = said.withLock { $0 }
      saidAtWaits.withLock { $0.append(text) }
      return (true, others.map { _ in false })
    }
    var game = LineGame(
      room.host.app, playing: try #require(room.host.app.game),
      clock: .real(room.context.clock.awake),
      style: LineStyle(
        printsTable: .ask, echoes: false, asksName: false, columns: { 80 },
        line: PlayCommandLine(
          usual: room.host.app.settings, language: .english, settingsFile: .none)),
      input: LineInput(named: "", longestLine: 99) { _ in
        Array((typed.withLock { $0.popFirst() } ?? "").utf8)
      },
      others: OtherTerminals(link: room.host, console: console))
    var output = StandardOutput { bytes in
      said.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    try game.play(to: &output)
    #expect(saidAtWaits.withLock { $0.map { $0.contains("Ben has left.") } } == [false, true])
  }

  @Test("a second host of the name is rejected, and the first one continues")
  func isTaken() throws {
    let room = try SharedRoom()
    let options = ShareOptions(name: SharedGameName("sunday"), group: nil)
    #expect(
      throws: Failure(
        code: .tryAgain,
        message: "another program shares a game called sunday already; "
          + "give this one another --name")
    ) { try TableSharing(SharedRoom.app(room.context), options, in: room.context) }
    #expect(try room.add("Ben").isPlaying)
  }

  @Test("random games look the same on both sides", arguments: 1...6)
  func agrees(seed: Int) throws {
    let room = try SharedRoom(
      GameSetup(
        theme: .animals, kinds: 6, copies: 2, rules: .hotSeat(2), isPractice: true),
      seed: Seed(UInt64(seed)))
    let ben = try room.add("Ben")
    var chance = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      let link: any TableLink = chance.draw(below: 2) == 0 ? room.host : ben
      let game = try #require(link.app.game)
      switch chance.draw(below: 10) {
      case 0: game.shuffle()
      case 1: game.undo()
      case 2: game.isPaused ? game.resume() : game.pause()
      default: game.choose(chance.draw(below: 12))
      }
      room.settle()
      #expect(
        ben.app.game?.record == room.host.app.game?.record
          && ben.app.game?.hints == room.host.app.game?.hints)
    }
  }
}
