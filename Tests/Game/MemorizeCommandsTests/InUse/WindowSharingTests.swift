import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Games in use: two windows of a player")
struct WindowSharingTests {
  @Test(
    "a game can be joined by its own socket from its first flip until it is left, and is never listed"
  )
  func isFound() throws {
    let room = try WindowRoom(isBegun: false)
    #expect(try room.found().isEmpty && room.sockets.isEmpty)
    try room.turn(1, in: room.app)
    let name = "\(CurrentProcess.number)-1"
    #expect(
      try room.found().map { $0.greeting?.game } == [room.app.gameID]
        && room.found().map(\.name.description) == [name])
    let listed = try SharedRoom.ask(in: room.context, serving: room.settle) { try $0.all() }
    #expect(listed.isEmpty && room.sockets == ["\(name).own", "\(name).own.lock"])

    room.app.leave()
    #expect(try room.found().isEmpty && room.sockets.isEmpty && room.heard().isEmpty)
    do {
      let room = try WindowRoom()
      let pane = room.app.beside()
      pane.play(GameSetup(theme: .animals, kinds: 3, copies: 2, rules: .course), seed: Seed(1))
      try room.turn(1, in: pane)
      #expect(try Set(room.found().map { $0.greeting?.game }) == [room.app.gameID, pane.gameID])
      room.sharing.end()
      #expect(room.sockets.isEmpty)
    }
  }

  @Test("both windows play the same player and see the same table, also if one comes late")
  func plays() throws {
    let room = try WindowRoom()
    let window = try room.join()
    let game = try #require(window.app.game)
    #expect(
      unmet(
        room.heard() == ["Another window has joined."],
        window.isPlaying && game.name(of: 0) == "You" && game.flips == 1,
        window.app.table.sharing?.isBeside == true && room.app.table.sharing == nil) == [])
    try room.turn(2, in: window.app)
    #expect(room.heard() == ["card 2: snake. No match. Score 0."])
    try room.turn(3, 8, in: room.app)
    #expect(
      room.heard(window).last?.hasPrefix("card 8: dog. Match!") == true && room.app.game?.flips == 4
        && game.record == room.app.game?.record && game.table == room.app.game?.table)
    window.end()
    #expect(room.heard() == ["The other window has left."])
    try room.turn(1, in: room.app)
    #expect(room.app.game?.flips == 5)
    do {
      let room = try WindowRoom()
      try room.join().end()
      room.settle()
      try room.turn(2, 3, in: room.app)
      room.app.game?.pause()
      let window = try room.join()
      #expect(
        window.app.game?.flips == 3 && window.app.game?.isPaused == true
          && window.app.game?.record == room.app.game?.record)
    }
  }

  @Test("it plays for all people at the keyboard, and not for the computers")
  func people() throws {
    let setup = GameSetup(
      theme: .animals, kinds: 4, copies: 2, rules: .hotSeat(3), opponents: [.perfect])
    let room = try WindowRoom(setup, settings: ["playerNames": "Ada,Ben"])
    let window = try room.join()
    let game = try #require(window.app.game)
    #expect(
      game.seatsHere == [0, 1] && (0..<3).map(game.name) == ["Ada", "Ben", "Perfect memory"])
    try room.turn(2, in: window.app)
    try room.turn(3, 5, in: window.app)
    #expect(room.app.game?.isOpponentsTurn == true && !game.isTurnHere)
    game.wish?(.choose(0))
    #expect(room.heard(window).last == "It is not your turn.")
  }

  @Test("a pause in either window ends in either")
  func pauses() throws {
    let room = try WindowRoom()
    let window = try room.join()
    for (one, other) in [(room.app, window.app), (window.app, room.app)] {
      for ending in [one, other] {
        one.game?.pause()
        room.settle()
        #expect(room.app.game?.isPaused == true && window.app.game?.isPaused == true)
        ending.game?.resume()
        room.settle()
        #expect(room.app.game?.isPaused == false && window.app.game?.isPaused == false)
      }
    }
  }

  @Test("another deal that a window asks for is dealt when the first one grants it")
  func dealsAgain() throws {
    let room = try WindowRoom()
    let window = try room.join()
    let first = room.app.gameID
    _ = room.heard()
    window.app.playAgain()
    #expect(
      unmet(
        room.heard() == ["The window beside asks for another deal."]
          && room.heard(window) == ["Another deal waits for an answer at the other terminal."],
        room.app.gameID == first && room.app.table.dealRequest != nil) == [])
    room.app.grantDealRequest()
    #expect(
      room.heard(window) == ["A new game has been dealt."] && room.app.gameID != first
        && room.app.game?.flips == 0 && room.app.table.dealRequest == nil)
    try room.turn(1, in: window.app)
    #expect(
      try room.app.game?.flips == 1 && window.app.game?.record == room.app.game?.record
        && room.found().map { $0.greeting?.game } == [room.app.gameID])
  }

  @Test("a window is told that another deal is refused, and its request ends when it leaves")
  func refusesDeal() throws {
    let room = try WindowRoom()
    let window = try room.join()
    let game = room.app.gameID
    let answers = (0..<2).map { _ in
      window.app.playAgain()
      _ = room.heard(window)
      room.app.table.refuseDealRequest()
      return room.heard(window)
    }
    #expect(answers == Array(repeating: ["Another deal was refused; this game goes on."], count: 2))
    window.app.playAgain()
    room.settle()
    let isAsked = room.app.table.dealRequest != nil
    window.end()
    room.settle()
    #expect(isAsked && room.app.table.dealRequest == nil && room.app.gameID == game)
  }

  @Test("when the game is left, the window is told that it is saved, unless it is over")
  func leaves() throws {
    for isOver in [false, true] {
      let room = try WindowRoom()
      let window = try room.join()
      if isOver { try room.turn(4, 2, 6, 3, 8, 5, 7, in: room.app) }
      #expect((room.app.game?.result != nil) == isOver)
      let id = room.app.gameID
      _ = room.heard(window)
      room.app.leave()
      let how = isOver ? "has" : "saved and"
      #expect(
        room.heard(window) == ["The other window \(how) left."]
          && window.app.table.sharing?.savedGame == (isOver ? nil : id) && window.hasEnded
          && room.sockets.isEmpty)
    }
  }

  @Test("a game is played on where no socket can be made")
  func noPlace() throws {
    let home = PlayerHome()
    try home.write("no folder", to: "\(home.data)/shared")
    let room = try WindowRoom(at: home)
    try room.turn(2, in: room.app)
    #expect(
      room.app.game?.flips == 2 && room.sharing.interests().isEmpty && room.app.notices.all.isEmpty
        && room.heard().isEmpty)
  }

  @Test("random games look the same in both windows", arguments: 1...6)
  func agrees(seed: Int) throws {
    let room = try WindowRoom(
      GameSetup(theme: .animals, kinds: 6, copies: 2, rules: .course, isPractice: true))
    let window = try room.join()
    var chance = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      let app = chance.draw(below: 2) == 0 ? room.app : window.app
      let game = try #require(app.game)
      switch chance.draw(below: 10) {
      case 0: game.shuffle()
      case 1: game.undo()
      case 2: game.isPaused ? game.resume() : game.pause()
      case 3: _ = game.hint()
      default: game.choose(chance.draw(below: 12))
      }
      room.settle()
      #expect(
        window.app.game?.record == room.app.game?.record
          && window.app.game?.hints == room.app.game?.hints
          && window.app.game?.isPaused == room.app.game?.isPaused)
    }
  }
}

@Suite("Games in use: joining from a screen")
struct JoinedGamesTests {
  private func summary(of room: WindowRoom) throws -> GameSummary {
    let saved = try #require(room.app.current?.saved)
    return try #require(GameSummary(saved, lastPlayed: nil, isOpenElsewhere: true))
  }

  @Test("a game is found by its id and joined, and one that nobody offers is not")
  func joins() throws {
    let room = try WindowRoom()
    let joined = JoinedGames(in: room.context, settings: room.app.settings) {
      (try? room.found()) ?? []
    }
    let join = try #require(joined.gamesInUse.find(try summary(of: room)))
    let model = try join()
    for _ in 0..<3 {
      room.settle()
      _ = joined.serve(Poll.wait(for: joined.interests(), milliseconds: 0))
    }
    #expect(model.game?.flips == 1 && room.heard() == ["Another window has joined."])
    model.quit()
    #expect(joined.interests().isEmpty && room.heard() == ["The other window has left."])
    do {
      let room = try WindowRoom(isBegun: false)
      let joined = JoinedGames(in: room.context, settings: room.app.settings)
      let join = joined.gamesInUse.find(try summary(of: room))
      #expect(join == nil && joined.interests().isEmpty)
    }
  }
}
