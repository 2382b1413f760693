import MemoryEngine
import MemoryModel
import MemoryStore
import SharedGames
import TestSupport
import Testing

/// Random calls with any bytes and times give readable lines and a consistent table.
@Suite("Any calls")
struct AnyCallsTests {
  @Test(
    "any calls leave a host with no more guests than it may have, and seats that are known",
    arguments: 0..<40)
  func host(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var table = try SharedTable().host
    for _ in 0..<120 {
      try call(&table, with: &numbers)
      #expect(
        unmet(
          table.guestCount <= SharingLimits.guests && table.watcherCount >= 0
            && table.watcherCount + table.besideCount <= table.guestCount,
          table.seats.count == 2 && table.greeting.freeSeats <= 2) == [])
    }
  }

  private func call(_ table: inout HostTable, with numbers: inout SeededNumbers) throws {
    let guest = numbers.whole(0...3) == 0 ? numbers.anyNumber() : numbers.whole(0...20)
    let now = numbers.anyTime()
    switch numbers.whole(0...9) {
    case 0, 1:
      let isSameUser = numbers.whole(0...1) == 0
      _ = table.connect(try #require(SeatName("login")), isSameUser: isSameUser)
    case 2: table.disconnect(guest)
    case 3: table.sent(numbers.anyNumber(), to: guest)
    case 4: table.pause(now)
    case 5: table.resume(now, at: numbers.anyTime())
    case 6: try? table.add(numbers.entry(), at: now)
    case 7: _ = (table.takeEvents(), table.takeDepartures(), table.output(for: guest))
    case 8: table.receive(Array(numbers.anyText().utf8), from: guest, at: now)
    default: table.receive(Array("\(numbers.guestLine())\n".utf8), from: guest, at: now)
    }
  }

  @Test("a guest follows a host that sends any lines, or leaves with a reason", arguments: 0..<40)
  func guest(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var table = GuestTable()
    for _ in 0..<60 {
      let line = numbers.whole(0...9) == 0 ? numbers.numberedLine() : try numbers.hostLine()
      for case .ended(let end) in table.receive(line.bytes, at: numbers.anyTime()) {
        #expect(!"\(end)".isEmpty)
      }
      _ = table.clock.time(at: numbers.anyTime())
      if table.end != nil { table = GuestTable() }
    }
  }

  @Test("a line with any numbers is read as the same line, or refused")
  func lines() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<2_000 {
      let line = numbers.numberedLine()
      let bytes = line.bytes.dropLast()
      do throws(ShareLineError) {
        #expect(try HostLine(parsing: bytes).bytes.dropLast() == bytes)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
      _ = try? GuestLine(parsing: Array("choose \(numbers.anyNumber())".utf8)[...])
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func numberedLine() -> HostLine {
    one(of: [
      .seat(anyNumber()), .beside([anyNumber(), anyNumber()]),
      .name(anyNumber(), SeatName(anyText())), .pause(anyTime()),
      .resume(anyTime()), .refused(.line(anyText(atMost: 80))), .game(Array(anyText().utf8)),
    ])
  }

  fileprivate mutating func entry() -> JournalEntry {
    let move = GameMove(card: anyNumber(), nanoseconds: Int64(max(0, anyNumber())))
    return one(of: [
      .move(move), .move(GameMove(card: whole(0...5), nanoseconds: 1)), .shuffle, .undo, .hint,
      .played(anyTime()),
    ])
  }
}
