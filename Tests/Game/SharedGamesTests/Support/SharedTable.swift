import MemoryEngine
import MemoryModel
import SharedGames
import Testing

/// A host and its guests without sockets: what one says the other hears when the test wants it.
struct SharedTable {
  var host: HostTable
  var guests: [Int: GuestTable] = [:]
  /// What came of each guest's side, and why the line was closed.
  var heard: [Int: [GuestEvent]] = [:]
  var events: [HostEvent] = []
  /// Of the host's game.
  var played: RecordedGame<Face>
  var now = Duration.zero
  /// Whether guests are those of a group.
  var showsLogins = false

  /// A game in which the host has the first seat and guests may take the others.
  init(players: Int = 2, isPractice: Bool = false) throws {
    let name = try #require(SharedGameName("sunday"))
    let ada = try #require(SeatName("Ada"))
    let seats = [Seat.host(ada)] + Array(repeating: Seat.free, count: players - 1)
    host = HostTable(name, host: ada, seats: seats)
    let saved = try SharedGame.saved(players: players, isPractice: isPractice)
    played = try RecordedGame(replaying: saved.record)
    try host.begin(saved, date: 0)
  }

  /// Somebody connects, is greeted, and says what it wants.
  mutating func connect(_ line: String? = nil) throws -> Int {
    let guest = host.connect(try #require(SeatName("login")), showsLogin: showsLogins)
    guests[guest] = GuestTable()
    deliver()
    if let line { say(line, from: guest) }
    return guest
  }

  mutating func join(_ name: String) throws -> Int {
    try connect("memorize-share 1 join \(name)")
  }

  mutating func watch(_ name: String) throws -> Int {
    try connect("memorize-share 1 watch \(name)")
  }

  /// A guest says a line, and all hear what comes of it.
  mutating func say(_ line: String, from guest: Int) {
    host.receive(Array("\(line)\n".utf8), from: guest, at: now)
    deliver()
  }

  /// The host's game goes on, and all hear it.
  mutating func choose(_ card: Int) throws {
    now += .seconds(1)
    try #require(played.choose(card, at: now).isAccepted)
    try host.add(.move(try #require(played.record.moves.last)), at: now)
    deliver()
  }

  /// All hear what was said, those who were sent away for the last time.
  mutating func deliver() {
    for guest in guests.keys.sorted() { deliver(to: guest) }
    for guest in host.takeDepartures() {
      heard[guest, default: []] += guests[guest]?.close() ?? []
      host.disconnect(guest)
    }
    events += host.takeEvents()
  }

  private mutating func deliver(to guest: Int) {
    while let bytes = host.output(for: guest) {
      heard[guest, default: []] += guests[guest]?.receive(Array(bytes), at: now) ?? []
      host.sent(bytes.count, to: guest)
    }
  }

  /// What a guest has heard since it was asked last.
  mutating func news(of guest: Int) -> [GuestEvent] {
    defer { heard[guest] = [] }
    return heard[guest] ?? []
  }
}
