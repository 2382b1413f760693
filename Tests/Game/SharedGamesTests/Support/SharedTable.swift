import MemoryEngine
import MemoryModel
import SharedGames
import Testing

/// A host and its guests without sockets; the test delivers the messages.
struct SharedTable {
  var host: HostTable
  var guests: [Int: GuestTable] = [:]
  /// The events of each guest's side, including the reason of a closed connection.
  var heard: [Int: [GuestEvent]] = [:]
  var events: [HostEvent] = []
  /// The host's game.
  var played: RecordedGame<Face>
  var now = Duration.zero
  /// True if the guests belong to a group.
  var showsLogins = false
  /// True if the next guests are programs of the host's own user.
  var isSameUser = false

  /// Creates a game in which the host has the first seat.
  init(players: Int = 2, isPractice: Bool = false) throws {
    let name = try #require(SharedGameName("sunday"))
    let ada = try #require(SeatName("Ada"))
    let seats = [Seat.host(ada)] + Array(repeating: Seat.free, count: players - 1)
    host = HostTable(name, host: ada, seats: seats)
    let saved = try SharedGame.saved(players: players, isPractice: isPractice)
    played = try RecordedGame(replaying: saved.record)
    try host.begin(saved, date: 0)
  }

  /// Connects a guest, receives the greeting, and sends a line.
  mutating func connect(_ line: String? = nil) throws -> Int {
    let guest = host.connect(
      try #require(SeatName("login")), showsLogin: showsLogins, isSameUser: isSameUser)
    guests[guest] = GuestTable()
    deliver()
    if let line { say(line, from: guest) }
    return guest
  }

  mutating func join(_ name: String) throws -> Int {
    try connect("memorize-share 1 join \(name)")
  }

  mutating func beside(_ name: String = "Ada") throws -> Int {
    try connect("memorize-share 1 beside \(name)")
  }

  mutating func watch(_ name: String) throws -> Int {
    try connect("memorize-share 1 watch \(name)")
  }

  /// Sends a line of a guest, and delivers all messages.
  mutating func say(_ line: String, from guest: Int) {
    host.receive(Array("\(line)\n".utf8), from: guest, at: now)
    deliver()
  }

  /// Turns a card of the host, and delivers all messages.
  mutating func choose(_ card: Int) throws {
    now += .seconds(1)
    try #require(played.choose(card, at: now).isAccepted)
    try host.add(.move(try #require(played.record.moves.last)), at: now)
    deliver()
  }

  /// Turns two cards of the host that do not match.
  mutating func miss() throws {
    try choose(0)
    let kind = played.game.card(0, at: .zero).kind
    try choose(
      try #require((1..<6).first { played.game.card($0, at: .zero).kind != kind }))
  }

  /// Delivers all messages, including the last ones to removed guests.
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

  /// Returns the events of a guest since the last call.
  mutating func news(of guest: Int) -> [GuestEvent] {
    defer { heard[guest] = [] }
    return heard[guest] ?? []
  }
}
