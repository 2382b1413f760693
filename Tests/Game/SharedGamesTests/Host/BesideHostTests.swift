import MemoryEngine
import MemoryModel
import SharedGames
import TestSupport
import Testing

@Suite("A window beside the host")
struct BesideHostTests {
  private func name(_ text: String) throws -> SeatName { try #require(SeatName(text)) }

  /// Returns the wishes since the last call.
  private func wishes(_ table: inout SharedTable) -> [HostEvent] {
    defer { table.events = [] }
    return table.events
  }

  @Test("the host says the game to its own user, who sits beside it, and to nobody else")
  func greeting() throws {
    var table = try SharedTable()
    let other = try table.connect()
    #expect(table.guests[other]?.greeting?.game == nil)
    table.isSameUser = true
    let window = try table.beside()
    #expect(
      unmet(
        table.guests[window]?.greeting?.game == "shared"
          && table.guests[window]?.seatsBeside == [0, 1] && table.guests[window]?.seat == nil
          && table.events == [.joinedBeside],
        table.host.besideCount == 1 && table.host.watcherCount == 0) == [])
    table.host.disconnect(window)
    table.deliver()
    #expect(table.events == [.joinedBeside, .leftBeside(nil)] && table.host.besideCount == 0)
  }

  @Test("another user cannot sit beside the host, and may still watch")
  func otherUser() throws {
    var table = try SharedTable()
    let eve = try table.beside("Eve")
    let why = "only programs of the host's own user can play beside it"
    #expect(
      table.news(of: eve).last == .refused(.line(why)) && table.events == []
        && table.guests[eve]?.game == nil)
    table.say("choose 0", from: eve)
    #expect(table.events == [])
    table.say("memorize-share 1 watch Eve", from: eve)
    #expect(table.guests[eve]?.game != nil)
  }

  @Test("it acts for the host's seats and free ones in their turns, and for no computer")
  func seats() throws {
    var table = try SharedTable(players: 3)
    table.isSameUser = true
    let window = try table.beside()
    let bo = try table.join("Bo")
    #expect(table.guests[window]?.seatsBeside == [0, 2])
    _ = wishes(&table)
    for wish in ["choose 3", "hint", "pause"] { table.say(wish, from: window) }
    #expect(
      wishes(&table)
        == [.choose(3), .hint, .pause].map { HostEvent.wishBeside($0, seat: 0) })

    try table.miss()
    _ = table.news(of: window)
    table.say("choose 3", from: window)
    #expect(table.news(of: window) == [.refused(.turn)] && wishes(&table) == [])

    table.host.disconnect(bo)
    table.deliver()
    #expect(table.guests[window]?.seatsBeside == [0, 1, 2])
    _ = wishes(&table)
    table.say("choose 3", from: window)
    #expect(wishes(&table) == [.wishBeside(.choose(3), seat: 1)])
    do {
      var table = try SharedTable()
      table.isSameUser = true
      let window = try table.beside()
      let saved = try SharedGame.saved()
      let seats = [Seat.host(try name("Ada")), .computer(try name("Casual"))]
      try table.host.begin(saved, seats: seats, date: 0)
      table.deliver()
      #expect(table.guests[window]?.seatsBeside == [0])
      try table.host.begin(saved, seats: [seats[1], seats[1]], date: 0)
      table.deliver()
      (table.events, table.heard) = ([], [:])
      for wish in ["choose 3", "pause"] { table.say(wish, from: window) }
      #expect(table.news(of: window) == [.refused(.seat), .refused(.seat)] && table.events == [])
    }
  }

  @Test("it may go on as a guest or watcher and come back, also under the id of another game")
  func changes() throws {
    var table = try SharedTable()
    table.isSameUser = true
    let window = try table.beside()
    table.say("memorize-share 1 watch Ada", from: window)
    #expect(table.guests[window]?.seatsBeside == [] && table.host.watcherCount == 1)
    table.say("memorize-share 1 join Ada", from: window)
    #expect(table.guests[window]?.seat == 1)
    table.say("memorize-share 1 beside Ada", from: window)
    let ada = try name("Ada")
    #expect(
      table.guests[window]?.seatsBeside == [0, 1] && table.guests[window]?.seat == nil
        && table.events == [
          .joinedBeside, .joined(ada, seat: nil), .joined(ada, seat: 1), .joinedBeside,
        ])
    do {
      var table = try SharedTable()
      table.isSameUser = true
      let window = try table.beside()
      let first = try SharedGame.saved()
      try table.host.begin(
        SavedGame(id: "second", name: "", theme: first.theme, record: first.record), date: 1)
      table.deliver()
      #expect(
        table.guests[window]?.greeting?.game == "second"
          && table.guests[window]?.seatsBeside == [0, 1])
    }
  }

  @Test("its recorded wishes are limited, impossible seats end a game, and old greetings name none")
  func budget() throws {
    var table = try SharedTable()
    table.isSameUser = true
    let windows = [try table.beside(), try table.beside()]
    _ = wishes(&table)
    for number in 0..<150 { table.say("shuffle", from: windows[number % 2]) }
    #expect(wishes(&table).count == SharingLimits.recordedWishes)
    do {
      var table = GuestTable()
      _ = table.receive(Array(SharedGame.greeting.utf8), at: .zero)
      let events = table.receive(Array("beside 0 1\nbeside\nbeside 0 2\n".utf8), at: .zero)
      #expect(
        events.prefix(2) == [.besideHost([0, 1]), .besideHost([])]
          && events.last == .ended(.line(.unknown("beside 0 2", wanted: "about one of the seats"))))
    }
    let old = try HostLine(parsing: Array(SharedGame.greeting.utf8.dropLast())[...])
    guard case .greeting(let greeting) = old else {
      Issue.record("not a greeting: \(old)")
      return
    }
    #expect(greeting.game == nil && "\(old)\n" == SharedGame.greeting)
  }
}
