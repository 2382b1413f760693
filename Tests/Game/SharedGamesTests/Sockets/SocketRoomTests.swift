import MemoryEngine
import MemoryModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@Suite("A shared game on sockets")
struct SocketRoomTests {
  @Test("guests play and watch, and see what the host sees")
  func story() throws {
    let room = try SocketRoom()
    try room.join("Bo")
    try room.choose(0)
    room.settle()
    try room.join("Cy")
    try room.choose(1)
    room.settle()

    #expect(
      room.guests.map(\.table.seat) == [1, nil]
        && room.guests.allSatisfy { $0.table.state == room.played.game }
        && room.guests[0].wish(.pause))
    room.settle()
    let name = try #require(SeatName("Di"))
    #expect(room.events.last == .wish(.pause, seat: 1) && room.guests[0].rename(name))
    room.settle()
    #expect(room.events.last == .named(name, seat: 1))
  }

  @Test(
    "an idle table causes no wake-ups, and a flip has reached the guest before the host waits again"
  )
  func idle() throws {
    let room = try SocketRoom()
    try room.join("Bo")
    for interests in [room.host.interests(), room.guests[0].interests()] {
      #expect(
        !interests.isEmpty && interests.allSatisfy { $0.readiness == .readable }
          && !Poll.wait(for: interests, milliseconds: 0).contains(true))
    }
    do {
      let room = try SocketRoom()
      try room.join("Bo")
      try room.choose(0)
      #expect(Poll.wait(for: room.guests[0].interests(), milliseconds: 0) == [true])
      room.guests[0].serve([true])
      #expect(room.guests[0].table.state == room.played.game)
    }
  }

  @Test("a guest that leaves frees its seat, and the end reaches all and leaves no file")
  func leaving() throws {
    let room = try SocketRoom()
    try room.join("Bo")
    #expect(room.host.interests().count == 2)
    room.guests[0].leave()
    room.settle()
    #expect(
      try room.host.interests().count == 1
        && room.events.last == .left(#require(SeatName("Bo")), seat: 1, nil)
        && !room.guests[0].wish(.pause) && room.guests[0].interests() == [])
    do {
      let room = try SocketRoom()
      try room.join("Bo")
      try room.join("Cy")
      room.host.end()
      room.settle()
      #expect(
        room.heard.allSatisfy { $0.last == .ended(.told(.left)) } && room.host.interests() == [])
      let folder = "\(room.folder.path)/memorize"
      #expect(try FileSystem.names(in: folder) == [])
      #expect(throws: SocketError.nobodyListens(room.path)) {
        try FileDescriptor(connectingTo: room.path)
      }
    }
  }

  @Test("a guest that does not read is dropped, and the others see the game go on")
  func slow() throws {
    let room = try SocketRoom()
    try room.join("Bo")
    let deaf = try FileDescriptor(connectingTo: room.path)
    defer { try? deaf.close() }
    _ = try deaf.send(Array("memorize-share 1 watch Cy\n".utf8)[...])
    room.settle()
    #expect(room.host.table.guestCount == 2)

    for _ in 0..<200_000 where room.host.table.guestCount == 2 {
      room.host.pause(.seconds(1_000_000_000))
      room.guests[0].serve([true])
    }
    #expect(room.events.last == .left(try #require(SeatName("Cy")), seat: nil, .slow))
    try room.choose(0)
    room.settle()
    #expect(room.guests[0].table.state == room.played.game)
  }

  @Test(
    "a guest that floods is dropped, one with repeating keys is not, because it limits its requests"
  )
  func flood() throws {
    let room = try SocketRoom()
    try room.join("Bo")
    let rude = try FileDescriptor(connectingTo: room.path)
    defer { try? rude.close() }
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 60_000)
    _ = try rude.send(lines[...])
    room.settle()
    #expect(room.host.table.guestCount == 1)
    try room.choose(0)
    room.settle()
    #expect(room.guests[0].table.state == room.played.game)
    do {
      let room = try SocketRoom()
      try room.join("Bo")
      let said = (0..<1_000).filter { _ in room.guests[0].wish(.pause) }
      room.settle()
      #expect(
        said.count == SharingLimits.linesASecond / 2 && room.guests[0].table.end == nil
          && room.events.count { $0 == .wish(.pause, seat: 1) } == said.count)
    }
  }

  @Test("the second host of a name is rejected, and the first one continues")
  func second() throws {
    let room = try SocketRoom()
    let place = try SocketRoom.place(room.folder)
    #expect(throws: SocketError.inUse(room.path)) {
      try SharedGameHost(room.host.table, in: place, now: { .zero })
    }
    try room.join("Bo")
    #expect(room.guests[0].table.seat == 1)
  }
}
