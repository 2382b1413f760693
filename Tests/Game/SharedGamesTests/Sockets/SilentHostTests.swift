import MemoryModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

/// A host that does not serve its sockets, as one that was stopped.
@Suite("A host that does not answer")
struct SilentHostTests {
  private let room: SocketRoom

  init() throws {
    room = try SocketRoom()
    try room.join("Bo")
  }

  private var guest: SharedGameGuest { room.guests[0] }

  /// Advances the clock without the host.
  private func wait(until seconds: Double) {
    room.clock.time = .milliseconds(Int(seconds * 1_000))
    guest.check()
  }

  @Test("is called silent two seconds after a request, and does nothing of what was asked before")
  func silent() throws {
    _ = guest.wish(.pause)
    wait(until: 1.9)
    let isEarly = guest.wish(.shuffle) && !guest.table.isHostSilent
    wait(until: 2)
    #expect(isEarly && room.heard[0].last == .silent && !guest.wish(.undo))

    room.clock.time = .seconds(60)
    room.settle()
    #expect(
      unmet(
        !room.events.contains { if case .wish = $0 { true } else { false } },
        room.heard[0].suffix(2) == [.silent, .back(refused: 2)], guest.wish(.pause)) == [])
    room.settle()
    #expect(room.events.last == .wish(.pause, seat: 1))
  }

  @Test("is not called silent if it answers in time, and then has done what was asked")
  func answersInTime() {
    _ = guest.wish(.pause)
    wait(until: 1.9)
    room.settle()
    wait(until: 60)
    #expect(
      unmet(
        room.events.last == .wish(.pause, seat: 1), guest.table.answerDeadline == nil,
        !room.heard[0].contains(.silent)) == [])
  }

  @Test("is found by a question without a request, of which one is sent at a time")
  func questions() {
    #expect(guest.ask() && !guest.ask())
    room.settle()
    #expect(guest.ask())
    wait(until: 2)
    #expect(guest.table.isHostSilent && !guest.ask())
    room.settle()
    #expect(room.heard[0].last == .back(refused: 0))
  }

  @Test("of version 1 gets lines of version 1, and is never called silent")
  func oldHost() throws {
    let name = try #require(SharedGameName("old"))
    let path = try SocketRoom.place(room.folder).path(of: name)
    let listener = try SocketListener(at: path)
    let bo = try #require(SeatName("Bo"))
    let guest = try SharedGameGuest(
      connectingTo: path, saying: .join(bo), now: { [room] in room.clock.time })
    let line = try #require(try listener.accept())
    defer { line.hangUp() }
    _ = try line.send(Array(SharedGame.greeting.utf8)[...])
    guest.serve([true])
    let hasWished = guest.wish(.choose(3))
    room.clock.time = .seconds(60)
    guest.check()
    let said = try line.receive(atMost: 999).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      unmet(
        hasWished && !guest.ask() && !guest.table.isHostSilent,
        said == "memorize-share 1 join Bo\nchoose 3\n") == [])
  }

  @Test("answers each line that asks for it, even a refused one, and no other")
  func answers() throws {
    var table = try SharedTable()
    let bo = try table.join("Bo")
    _ = table.news(of: bo)
    table.now = .seconds(1)
    var told: [[String]] = []
    for line in ["pause", "ask", "by 1000000001 pause", "by 1000000000 pause", "by 9 choose"] {
      table.host.receive(Array("\(line)\n".utf8), from: bo, at: table.now)
      let bytes = table.host.output(for: bo).map(Array.init) ?? []
      table.host.sent(bytes.count, to: bo)
      told.append(
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0.prefix(13)) })
    }
    table.deliver()
    #expect(
      told == [[], ["answered"], ["answered"], ["refused late", "answered"], ["refused line "]])
    #expect(table.events.suffix(2) == [.wish(.pause, seat: 1), .wish(.pause, seat: 1)])
  }
}
