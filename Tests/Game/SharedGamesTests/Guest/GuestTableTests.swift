import MemoryEngine
import MemoryModel
import MemoryStore
import TestSupport
import Testing

@testable import SharedGames

@Suite("Messages to a guest")
struct GuestTableTests {
  private func events(_ text: String) -> [GuestEvent] {
    var table = GuestTable()
    return table.receive(Array((SharedGame.greeting + text).utf8), at: .zero)
  }

  @Test("build the host's game entry by entry, in chunks of any size", arguments: 1...40)
  func told(size: Int) throws {
    var table = GuestTable()
    var events: [GuestEvent] = []
    for piece in try SharedGame.told().pieces(of: size * size) {
      events += table.receive(piece, at: .zero)
    }

    let entries = try SharedGame.entries()
    #expect(
      try unmet(
        events.suffix(entries.count) == entries.map { .entry($0) }[...]
          && events.dropFirst().first == .game(SharedGame.saved())
          && table.game == (SharedGame.played(entries))
          && table.state == (RecordedGame(replaying: SharedGame.played(entries).record).game),
        table.end == nil) == [])
  }

  @Test("cut off anywhere give a shorter game and a lost host")
  func cut() throws {
    let bytes = try SharedGame.told()
    let games = try (0...SharedGame.entries().count).map {
      try SharedGame.played(SharedGame.entries().prefix($0))
    }
    for count in 0..<bytes.count {
      var table = GuestTable()
      _ = table.receive(Array(bytes.prefix(count)), at: .zero)
      #expect(
        table.game.map(games.contains) != false && table.close() == [.ended(.cut)]
          && table.close() == [])
    }
  }

  @Test("changed anywhere give a shorter game and an error", arguments: 0..<400)
  func changed(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let bytes = try SharedGame.told()
    let games = try (0...SharedGame.entries().count).map {
      try SharedGame.played(SharedGame.entries().prefix($0))
    }
    var table = GuestTable()
    _ = table.receive(numbers.edited(bytes), at: .zero)
    _ = table.close()
    #expect(table.game.map(games.contains) != false && table.end != nil)
  }

  @Test(
    "must begin with a greeting of this version, and end the game with a reason at an impossible move"
  )
  func impossible() throws {
    var table = GuestTable()
    let answer = table.receive(Array("seat 1\n".utf8), at: .zero)
    #expect(
      answer == [.ended(.line(.unknown("seat 1", wanted: "a greeting of a shared game")))]
        && table.receive(Array(SharedGame.greeting.utf8), at: .zero) == [])

    table = GuestTable()
    _ = table.receive(Array("memorize-share 3 in words to come\n".utf8), at: .zero)
    #expect(table.end == .line(.otherVersion(3)))
    var writer = try GameLineWriter(SharedGame.saved(), date: 0)
    let game = String(decoding: writer.bytes, as: UTF8.self)
    let first = String(
      decoding: writer.write(.move(GameMove(card: 0, nanoseconds: 1))), as: UTF8.self)
    let second = String(
      decoding: writer.write(.move(GameMove(card: 0, nanoseconds: 2))), as: UTF8.self)

    #expect(
      unmet(
        events(game + first + second).last
          == .ended(.game("move 1 of the record is impossible: alreadyUp"))
          && events(game + second).last == .ended(.game("damaged: line 3 was changed"))
          && events(first).last == .ended(.game("damaged: line 1 was changed"))
          && events("name 2 Eve\n").last
            == .ended(.line(.unknown("name 2 Eve", wanted: "about one of the seats"))),
        events("\u{1B}[2J\n").last?.isEnd == true) == [])
  }

  @Test("of time keep the clock running between lines, and stop it during a pause")
  func clock() throws {
    var table = GuestTable()
    func hear(_ line: String, at now: Duration) -> [GuestEvent] {
      table.receive(Array("\(line)\n".utf8), at: now)
    }
    _ = hear(String(SharedGame.greeting.dropLast()), at: .seconds(100))
    #expect(
      hear("resume 5000000000", at: .seconds(100)) == [.clock(isRunning: true)]
        && table.clock.time(at: .seconds(103)) == .seconds(8)
        && table.clock.time(at: .seconds(99)) == .seconds(5))

    #expect(
      hear("pause 7000000000", at: .seconds(104)) == [.clock(isRunning: false)]
        && table.clock.time(at: .seconds(200)) == .seconds(7))
  }

  @Test("of seats and names are stored, and a second game replaces the first")
  func again() throws {
    var table = GuestTable()
    _ = table.receive(try SharedGame.told(), at: .zero)
    let more = "seat 1\nname 0 Ada\nname 1 Bo\nname 1\nseat -\nrefused turn\n"
    let bo = try #require(SeatName("Bo"))
    let ada = try #require(SeatName("Ada"))
    #expect(
      table.receive(Array(more.utf8), at: .zero) == [
        .seated(1), .named(0, ada), .named(1, bo), .named(1, nil), .seated(nil), .refused(.turn),
      ] && table.names == [0: ada])

    let next = try GameLineWriter(SharedGame.saved(isPractice: true), date: 0)
    let events = table.receive(next.bytes, at: .zero)
    #expect(
      try events == [.game(SharedGame.saved(isPractice: true))]
        && table.game?.record.moves == [])
  }

  @Test("without a line end are refused at a limit")
  func endless() {
    var table = GuestTable(longestLine: 100)
    #expect(
      table.receive([UInt8](repeating: UInt8(ascii: "{"), count: 100), at: .zero) == []
        && table.receive([0], at: .zero) == [.ended(.line(.tooLong(limit: 100)))])
  }
}

extension GuestEvent {
  fileprivate var isEnd: Bool { if case .ended = self { true } else { false } }
}

extension [UInt8] {
  fileprivate func pieces(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min(count, $0 + size)]) }
  }
}
