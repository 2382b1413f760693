import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

/// A second window joins at every moment of a game, whose clock the test sets.
@Suite struct JoiningMomentTests {
  private let clock = Shared(Duration.zero)

  /// Creates a game that is not begun.
  private func room(_ rules: Rules = .course, opponents: Opponents = []) throws -> WindowRoom {
    let setup = GameSetup(
      theme: .animals, kinds: 4, copies: 2, rules: rules, opponents: opponents)
    return try WindowRoom(setup, isBegun: false, clock: clock)
  }

  private var peeking: Rules {
    var rules = Rules.course
    rules.peek = .seconds(5)
    return rules
  }

  private func wait(_ seconds: Int) { clock.withLock { $0 += .seconds(seconds) } }

  private func expectSame(_ room: WindowRoom, _ window: FollowedTable) {
    #expect(
      window.app.game?.record == room.app.game?.record
        && window.app.game?.table == room.app.game?.table
        && window.app.game?.isPaused == room.app.game?.isPaused)
  }

  @Test func `a game in its peek is not found, and is joined after its first flip`() throws {
    let room = try room(peeking)
    try room.turn(1, in: room.app)
    #expect(try room.found().isEmpty && room.app.game?.flips == 0)
    wait(6)
    try room.turn(1, in: room.app)
    let window = try room.join()
    #expect(window.app.game?.flips == 1)
    expectSame(room, window)
  }

  @Test func `a window that has joined sees the peek of the next game`() throws {
    let room = try room(peeking)
    wait(6)
    try room.turn(1, in: room.app)
    let window = try room.join()
    window.app.playAgain()
    room.settle()
    room.app.grantDealRequest()
    room.settle()
    for app in [room.app, window.app] {
      try room.turn(1, in: app)
      #expect(app.game?.flips == 0 && app.game?.table.count { $0.face != nil } == 8)
    }
    wait(6)
    try room.turn(1, in: window.app)
    #expect(room.app.game?.flips == 1)
    expectSame(room, window)
  }

  @Test(arguments: [[1, 2], [3, 8]])
  func `a window that joins with two cards up sees both, and plays on`(cards: [Int]) throws {
    let room = try room()
    for card in cards { try room.turn(card, in: room.app) }
    let window = try room.join()
    #expect(window.app.game?.table.count { $0.face != nil } == 2)
    expectSame(room, window)
    try room.turn(5, in: window.app)
    #expect(room.app.game?.flips == 3)
    expectSame(room, window)
  }

  @Test func `a window that joins in a computer's turn cannot play in it`() throws {
    let room = try room(.hotSeat(2), opponents: [.perfect])
    try room.turn(1, 2, in: room.app)
    #expect(room.app.game?.isOpponentsTurn == true)
    let window = try room.join()
    #expect(window.app.game?.isTurnHere == false)
    try room.turn(3, in: window.app)
    #expect(room.app.game?.flips == 2)
    expectSame(room, window)
  }

  @Test(arguments: 1...8)
  func `a window joins, leaves and joins again at any moment`(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let room = try room()
    try room.turn(1, in: room.app)
    while room.app.game?.result == nil, room.app.game?.flips ?? 0 < 12 {
      if chance.draw(below: 3) == 0 { room.app.game?.pause() }
      let window = try room.join()
      expectSame(room, window)
      room.app.game?.resume()
      room.settle()
      for _ in 0..<3 {
        let app = chance.draw(below: 2) == 0 ? room.app : window.app
        app.game?.choose(chance.draw(below: 8))
        // Before time passes, because a window knows a flip's time, not how late it hears of it.
        room.settle()
        wait(chance.draw(below: 4))
        room.settle()
        expectSame(room, window)
      }
      window.end()
      room.settle()
    }
  }
}
