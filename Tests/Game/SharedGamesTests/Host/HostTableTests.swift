import MemoryEngine
import MemoryModel
import SharedGames
import Testing

@Suite("The host's table of a shared game")
struct HostTableTests {
  private func name(_ text: String) throws -> SeatName { try #require(SeatName(text)) }

  @Test("two play, a third watches from a later time, and all see the same game")
  func story() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    try table.choose(0)
    try table.choose(1)
    let cy = try table.watch("Cy")
    try table.choose(2)

    for guest in [bo, cy] {
      #expect(
        try table.guests[guest]?.state == table.played.game
          && table.guests[guest]?.names == [0: name("Ada"), 1: name("Bo")])
    }
    #expect(
      try table.guests[bo]?.seat == 1 && table.guests[cy]?.seat == .some(nil)
        && table.events == [.joined(name("Bo"), seat: 1), .joined(name("Cy"), seat: nil)])
  }

  @Test("a greeting describes the game, and requests are accepted in the guest's turn alone")
  func turns() throws {
    var table = try SharedTable()
    #expect(table.host.greeting.freeSeats == 1)
    let bo = try table.join("Bo")
    let greeting = try #require(table.guests[bo]?.greeting)
    #expect(
      "\(greeting.name) \(greeting.host) \(greeting.theme)" == "sunday Ada Pets"
        && (greeting.cards, greeting.seats, greeting.freeSeats) == (6, 2, 0))
    do {
      var table = try SharedTable()
      let bo = try table.join("Bo")
      _ = table.news(of: bo)
      table.say("choose 3", from: bo)
      #expect(table.news(of: bo) == [.refused(.turn)])

      try table.choose(0)
      let other = try #require(
        (1..<6).first { card in
          table.played.game.card(card, at: .zero).kind != table.played.game.card(0, at: .zero).kind
        })
      try table.choose(other)
      table.events = []
      table.say("choose 3", from: bo)
      table.say("hint", from: bo)
      #expect(table.events == [.wish(.choose(3), seat: 1), .wish(.hint, seat: 1)])
    }
  }

  @Test("any seat may pause, resume, shuffle and request another game; a spectator may not")
  func seats() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    let cy = try table.join("Cy")
    #expect(table.guests[cy]?.seat == .some(nil))
    table.events = []
    for wish in ["pause", "resume", "shuffle", "again"] { table.say(wish, from: bo) }
    #expect(
      table.events == [.pause, .resume, .shuffle, .again].map { HostEvent.wish($0, seat: 1) })

    table.events = []
    _ = table.news(of: cy)
    for wish in ["choose 1", "pause", "undo", "again"] { table.say(wish, from: cy) }
    #expect(table.news(of: cy) == Array(repeating: .refused(.seat), count: 4) && table.events == [])
  }

  @Test("a flip can be undone only in practice", arguments: [false, true])
  func undo(isPractice: Bool) throws {
    var table = try SharedTable(isPractice: isPractice)
    let bo = try table.join("Bo")
    (table.events, table.heard) = ([], [:])
    table.say("undo", from: bo)
    #expect(
      table.events == (isPractice ? [.wish(.undo, seat: 1)] : [])
        && table.news(of: bo) == (isPractice ? [] : [.refused(.practice)]))
  }

  @Test(
    "a guest that leaves gives its seat to the next one, and new names are sent to all"
  )
  func leaving() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    let cy = try table.watch("Cy")
    // An incomplete line is ignored.
    table.host.receive(Array("choo".utf8), from: bo, at: .zero)
    table.host.disconnect(bo)
    table.deliver()
    #expect(
      try table.events.last == .left(name("Bo"), seat: 1, nil)
        && table.guests[cy]?.names == [0: name("Ada")])

    try table.choose(0)
    table.say("memorize-share 1 join Cyrus", from: cy)
    #expect(try table.guests[cy]?.seat == 1 && table.guests[cy]?.names[1] == (name("Cyrus")))

    table.say("memorize-share 1 watch Cyrus", from: cy)
    #expect(table.guests[cy]?.seat == .some(nil) && table.host.greeting.freeSeats == 1)
    do {
      var table = try SharedTable()
      let bo = try table.join("Bo")
      let cy = try table.watch("Cy")
      table.say("name \u{1B}[31mBob", from: bo)
      #expect(
        try table.guests[cy]?.names[1]?.description == #"\u{1B}[31mBob"#
          && table.events.last == .named(name(#"\u{1B}[31mBob"#), seat: 1))
    }
  }

  @Test("pauses and the times of flips are sent to all, and to late guests with the current time")
  func clock() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    #expect(table.guests[bo]?.clock.isRunning == false)
    table.host.resume(.seconds(5), at: .seconds(10))
    table.now = .seconds(14)
    let cy = try table.watch("Cy")
    #expect(
      table.guests[cy]?.clock.time(at: .seconds(14)) == .seconds(9)
        && table.guests[bo]?.clock.isRunning == true)

    table.host.pause(.seconds(10))
    table.deliver()
    for guest in [bo, cy] {
      #expect(table.guests[guest]?.clock.time(at: .seconds(99)) == .seconds(10))
    }
    do {
      var table = try SharedTable()
      let bo = try table.join("Bo")
      table.host.resume(.seconds(2), at: .zero)
      table.deliver()
      try table.choose(0)
      let cy = try table.watch("Cy")
      for guest in [bo, cy] {
        #expect(table.guests[guest]?.clock.time(at: .seconds(4)) == .seconds(4))
      }
    }
  }

  @Test("another game has the same seats, and the end is sent to all and refuses guests")
  func again() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    try table.choose(0)
    try table.host.begin(try SharedGame.saved(isPractice: true), date: 1)
    table.deliver()

    #expect(
      try table.guests[bo]?.game == (SharedGame.saved(isPractice: true))
        && table.guests[bo]?.seat == 1 && table.guests[bo]?.end == nil)
    do {
      var table = try SharedTable()
      let (bo, cy) = (try table.join("Bo"), try table.watch("Cy"))
      table.host.end()
      table.deliver()
      for guest in [bo, cy] { #expect(table.news(of: guest).last == .ended(.told(.left))) }
      #expect(table.host.guestCount == 0)

      let late = try table.join("Di")
      #expect(table.guests[late]?.end == .told(.left))
    }
  }

  @Test("guests of a group are shown with their login names beside any chosen name")
  func logins() throws {
    var table = try SharedTable()
    table.showsLogins = true
    let bo = try table.join("Bo")
    let cy = try table.watch("Login")
    #expect(table.guests[cy]?.names[1] == (try name("Bo (login)")))
    table.say("name Ada (ada)", from: bo)
    #expect(
      table.guests[cy]?.names[1]?.description == "Ada ada (login)"
        && table.events.map { "\($0)" }.filter { $0.contains("Login") && !$0.contains("(login)") }
          .count
          == 1
    )
    table.say("memorize-share 1 watch Bo", from: bo)
    #expect(table.events.last == .joined(try name("Bo (login)"), seat: nil))
  }
}
