import MemoryEngine
import MemoryModel
import SharedGames
import TestSupport
import Testing

@Suite("Hostile guests of a host")
struct HostileGuestTests {
  private func end(_ table: SharedTable, _ guest: Int) -> GuestEnd? { table.guests[guest]?.end }

  /// Expects the game to continue for the others, with a free seat.
  private func expectGoesOn(_ table: inout SharedTable, with guest: Int) throws {
    try table.choose(0)
    #expect(table.guests[guest]?.state == table.played.game && table.host.greeting.freeSeats == 1)
  }

  @Test(
    "a guest that sends more than 100 lines a second is dropped with a reason, and play goes on")
  func flood() throws {
    var table = try SharedTable()
    let (bo, cy) = (try table.join("Bo"), try table.watch("Cy"))
    // The greeting was one of its lines.
    for _ in 0..<99 { table.say("hint", from: bo) }
    #expect(end(table, bo) == nil)
    table.say("hint", from: bo)
    #expect(end(table, bo) == .told(.flood))
    try expectGoesOn(&table, with: cy)
  }

  @Test("100 lines a second are accepted, and of all silent guests the largest group makes way")
  func fast() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    for second in 1...5 {
      table.now = .seconds(second)
      for _ in 0..<100 { table.say("pause", from: bo) }
    }
    #expect(end(table, bo) == nil)
    do {
      var table = try SharedTable()
      let (bo, eve) = (try #require(SeatName("bo")), try #require(SeatName("eve")))
      let first = table.host.connect(bo)
      let many = (0..<31).map { _ in table.host.connect(eve) }
      for _ in 0..<20 { _ = table.host.connect(eve) }
      #expect(
        table.host.takeDepartures() == Array(many.prefix(20))
          && table.host.guestCount == SharingLimits.guests)
      table.host.receive(Array("memorize-share 1 join Bo\n".utf8), from: first, at: .zero)
      #expect(table.host.takeEvents() == [.joined(try #require(SeatName("Bo")), seat: 1)])
    }
  }

  @Test("a line of 4 KB is read, and a longer one is refused before its end", arguments: [0, 1])
  func long(excess: Int) throws {
    var table = try SharedTable()
    let (bo, cy) = (try table.join("Bo"), try table.watch("Cy"))
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: SharingLimits.line + excess)
    table.host.receive(bytes, from: bo, at: .zero)
    table.deliver()
    #expect(end(table, bo) == (excess == 0 ? nil : .told(.line)))
    if excess == 1 { try expectGoesOn(&table, with: cy) }
  }

  @Test("at an idle table guests that send and do not read are dropped before 64 KB are unread")
  func askingWithoutReading() throws {
    let name = try #require(SharedGameName("ada"))
    let user = try #require(SeatName("Bo"))
    var host = HostTable(name, host: user, seats: [.free, .free])
    let guests = (0..<SharingLimits.guests).map { _ in host.connect(user) }
    for (index, guest) in guests.enumerated() where index % 2 == 0 {
      host.receive(Array("memorize-share 1 watch Bo\n".utf8), from: guest, at: .zero)
    }
    for second in 1...60 {
      for guest in guests {
        for _ in 0..<SharingLimits.linesASecond {
          host.receive(Array("choose 7\n".utf8), from: guest, at: .seconds(second))
        }
        #expect(unread(of: guest, in: host) <= SharingLimits.unread + 100)
      }
    }
    #expect(host.guestCount == 0)
  }

  @Test("all guests together leave at most 512 KB unread, and the one with most of it is dropped")
  func unreadOfAll() throws {
    var table = try SharedTable()
    let reader = try table.join("Bo")
    let deaf = try (0..<20).map { try table.watch("\($0)") }
    for guest in deaf { table.guests[guest] = nil }
    var most = 0
    for _ in 0..<3_000 {
      table.host.pause(.seconds(1_000_000_000))
      table.deliver()
      most = max(most, deaf.reduce(0) { $0 + unread(of: $1, in: table.host) })
    }
    #expect(
      (SharingLimits.unreadOfAll / 2...SharingLimits.unreadOfAll + 1_000).contains(most)
        && table.guests[reader]?.end == nil && table.host.guestCount < 21)
  }

  @Test("unread output takes little more memory than its bytes, in chunks of some KB")
  func pieces() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    table.guests[bo] = nil
    for _ in 0..<1_000 { table.host.pause(.zero) }
    var (host, count) = (table.host, 0)
    while let bytes = host.output(for: bo) {
      count += 1
      host.sent(bytes.count, to: bo)
    }
    #expect(count == 2)
  }

  @Test("requests of a seat that are recorded, such as shuffles, are limited")
  func recordedWishes() throws {
    var table = try SharedTable()
    var done = 0
    for second in 0..<100 {
      table.now = .seconds(second)
      // The seat is found again by its name.
      let bo = try table.join("Bo")
      for _ in 0..<50 { table.say("shuffle", from: bo) }
      table.host.disconnect(bo)
      done += table.events.count { $0 == .wish(.shuffle, seat: 1) }
      table.events = []
    }
    #expect((190...200).contains(done))
    let bo = try table.join("Bo")
    table.say("hint", from: bo)
    table.say("pause", from: bo)
    #expect(table.events.last == .wish(.pause, seat: 1))
  }

  /// Returns the number of unread bytes for a guest, from a copy of the host.
  private func unread(of guest: Int, in host: HostTable) -> Int {
    var (host, count) = (host, 0)
    while let bytes = host.output(for: guest) {
      count += bytes.count
      host.sent(bytes.count, to: guest)
    }
    return count
  }

  @Test("a guest that does not read is dropped, but not one that has only to read a long game")
  func slow() throws {
    var table = try SharedTable()
    let (bo, cy) = (try table.join("Bo"), try table.watch("Cy"))
    let reads = table.guests.removeValue(forKey: bo)
    for _ in 0..<10_000 where table.host.guestCount == 2 {
      table.host.pause(.seconds(1))
      table.deliver()
    }
    #expect(
      try reads?.end == nil && table.host.output(for: bo) == nil
        && table.events.last == .left(#require(SeatName("Bo")), seat: 1, .slow))
    try expectGoesOn(&table, with: cy)
    do {
      var table = try SharedTable()
      let faces = (0..<2_000).map { Face("face number \($0)") }
      let deck = try Deck(pairsOf: faces)
      let fresh = try SharedGame.saved()
      let large = SavedGame(
        id: "shared", name: "Large", theme: fresh.theme,
        record: GameRecord(deck: deck, rules: .hotSeat(2), seed: Seed(1)))
      let bo = try table.join("Bo")
      let removed = table.guests.removeValue(forKey: bo)
      var reader = try #require(removed)

      try table.host.begin(large, date: 0)
      for _ in 0..<100 { table.host.pause(.seconds(1)) }
      #expect(table.host.guestCount == 1)
      while let bytes = table.host.output(for: bo) {
        let piece = Array(bytes.prefix(1_000))
        _ = reader.receive(piece, at: .zero)
        table.host.sent(piece.count, to: bo)
      }
      #expect(reader.game == large && reader.clock.time(at: .zero) == .seconds(1))
    }
  }

  @Test("a guest that reads half a line before another game begins receives the rest of it first")
  func halfLine() throws {
    for count in 1...80 {
      var table = try SharedTable()
      let bo = try table.join("Bo")
      table.host.pause(.seconds(123_456_789))
      var half = try #require(table.host.output(for: bo))
      half = half.prefix(count % half.count)
      _ = table.guests[bo]?.receive(Array(half), at: .zero)
      table.host.sent(half.count, to: bo)

      try table.host.begin(try SharedGame.saved(isPractice: true), date: 0)
      table.deliver()
      #expect(
        try table.guests[bo]?.end == nil
          && table.guests[bo]?.game == (SharedGame.saved(isPractice: true)))
    }
  }

  @Test("a guest of another version is dropped with a reason; an unknown line is only rejected")
  func foreign() throws {
    var table = try SharedTable()
    let bo = try table.connect("memorize-share 2 join Bo")
    #expect(end(table, bo) == .told(.version))

    let cy = try table.connect("GET / HTTP/1.1")
    guard case .refused(.line(let why)) = table.news(of: cy).last else {
      Issue.record("it was not refused")
      return
    }
    #expect(why.hasPrefix("\"GET / HTTP/1.1\" is not memorize-share 1 join|watch|beside NAME"))
    table.say("memorize-share 1 join Cy", from: cy)
    #expect(table.guests[cy]?.seat == 1)
  }

  @Test("the 33rd guest is refused because the table is full, unless another one is silent")
  func full() throws {
    var table = try SharedTable()
    let silent = try table.connect()
    for number in 1..<32 { _ = try table.watch("guest \(number)") }
    let last = try table.watch("last")
    #expect(end(table, last) == nil && end(table, silent) == .told(.full))

    let tooMany = try table.connect()
    #expect(
      table.guests[tooMany]?.greeting != nil && end(table, tooMany) == .told(.full)
        && table.host.guestCount == SharingLimits.guests)
  }

  @Test("guests that send any lines do no harm", arguments: 0..<20)
  func anything(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var table = try SharedTable()
    let cy = try table.watch("Cy")
    for step in 0..<60 {
      table.now += .milliseconds(50)
      let bo = try table.connect()
      let line = step % 3 == 0 ? "memorize-share 1 join Bo" : "\(numbers.guestLine())"
      table.host.receive(
        numbers.edited(Array("\(line)\n\(numbers.guestLine())\n".utf8)), from: bo, at: table.now)
      table.deliver()
      if step % 2 == 0 { table.host.disconnect(bo) }
    }
    #expect(end(table, cy) == nil)
    try table.choose(0)
    #expect(
      table.guests[cy]?.state == table.played.game && table.host.guestCount <= SharingLimits.guests)
  }
}
