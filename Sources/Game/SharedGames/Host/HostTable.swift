import MemoryEngine
public import MemoryModel
public import MemoryStore

/// The host's side of a shared game: its guests, their seats, and the bytes for each.
///
/// It does no input and output, reads no clock and plays nothing: bytes of guests and times are
/// passed in, events for the game and bytes for guests are returned. Times are of any one clock.
/// Guests have unique numbers, from zero on.
public struct HostTable: Sendable {
  /// The name under which the game is joined.
  public let name: SharedGameName
  /// The name of the host.
  public let host: SeatName
  /// The seats, in the order of play.
  public internal(set) var seats: [Seat]
  var guests: [TableGuest] = []
  var nextNumber = 0
  var writer: GameLineWriter?
  var reader = GameLineReader(id: "shared")
  var clock = SharedClock()
  /// The id of the saved game; nil before there is a game.
  var gameID: String?
  /// The budgets for recorded requests, indexed by seat; a missing one is full.
  var wishes: [Int: WishBudget] = [:]
  var events: [HostEvent] = []
  /// The bytes for guests who were dismissed.
  var leaving: [Int: Outbox] = [:]
  var departures: [Int] = []
  var hasEnded = false

  /// Creates a table without a game.
  ///
  /// - Parameters:
  ///   - name: The name under which the game is joined.
  ///   - host: The name of the host.
  ///   - seats: The seats, in the order of play.
  public init(_ name: SharedGameName, host: SeatName, seats: [Seat]) {
    self.name = name
    self.host = host
    self.seats = seats
  }

  /// Returns the events since the last call.
  public mutating func takeEvents() -> [HostEvent] {
    defer { events = [] }
    return events
  }

  /// Returns the guests whose connection must be closed, each once, after a last attempt to send.
  public mutating func takeDepartures() -> [Int] {
    defer { departures = [] }
    return departures
  }

  /// The number of guests and watchers, including those without a request.
  public var guestCount: Int { guests.count }

  /// The number of watchers.
  public var watcherCount: Int {
    guests.count { $0.hasJoined && !$0.isBeside && seat(of: $0.number) == nil }
  }

  /// The number of guests beside the host.
  public var besideCount: Int { guests.count { $0.hasJoined && $0.isBeside } }

  /// The greeting sent to each new connection of another user.
  public var greeting: SharedGameGreeting { greeting(game: nil) }

  func greeting(game: String?) -> SharedGameGreeting {
    SharedGameGreeting(
      name: name, host: host, theme: reader.game?.theme.name ?? "",
      cards: reader.state?.cardCount ?? 0, seats: seats.count,
      freeSeats: seats.count { $0.holder == .nobody }, game: game, newest: SharingLimits.newest)
  }
}

// The events of the host's game.
extension HostTable {
  /// Starts another game with the same guests; its clock is stopped.
  ///
  /// Guests keep their seats if these are still for guests; the others take free seats in the order
  /// in which they sat, or become watchers.
  ///
  /// - Parameters:
  ///   - game: The game, with as many players as there are seats.
  ///   - seats: The new seats, those for guests free; nil for the same as before.
  ///   - date: The date in seconds since 1970.
  /// - Throws: `FormatError` for a game that no guest could read.
  public mutating func begin(
    _ game: SavedGame, seats: [Seat]? = nil, date: Int64
  ) throws(FormatError) {
    if let seats { reseat(seats) }
    precondition(
      game.record.rules.players == self.seats.count,
      "A game of \(game.record.rules.players) at \(self.seats.count) seats")
    let writer = try GameLineWriter(game, date: date)
    var reader = GameLineReader(id: "shared")
    for line in writer.bytes.split(separator: UInt8(ascii: "\n")) { _ = try reader.read(line) }
    (self.writer, self.reader, clock) = (writer, reader, SharedClock(at: game.played))
    gameID = game.id
    endDealRequests()
    for index in guests.indices where guests[index].hasJoined { show(index, at: .zero) }
  }

  private mutating func reseat(_ new: [Seat]) {
    var old = seats.filter(\.isGuests)
    var result = new
    for seat in new.indices where new[seat] == .free && seats.indices.contains(seat) {
      guard let index = old.firstIndex(of: seats[seat]) else { continue }
      result[seat] = old.remove(at: index)
    }
    for seat in new.indices where result[seat] == .free && !old.isEmpty {
      result[seat] = old.removeFirst()
    }
    seats = result
  }

  /// Sends an event of the game; ignored before there is a game.
  ///
  /// - Parameters:
  ///   - entry: The event.
  ///   - now: The time.
  /// - Throws: `FormatError` for an event that is impossible in the game.
  public mutating func add(_ entry: JournalEntry, at now: Duration) throws(FormatError) {
    guard let line = writer?.write(entry) else { return }
    _ = try reader.read(line.dropLast())
    if let time = entry.time { clock.set(time, at: now) }
    sendToAll(line)
  }

  /// Sends that the game time stops.
  public mutating func pause(_ played: Duration) {
    clock.pause(played)
    sendToAll(HostLine.pause(played).bytes)
  }

  /// Sends that the game time runs.
  public mutating func resume(_ played: Duration, at now: Duration) {
    clock.resume(played, at: now)
    sendToAll(HostLine.resume(played).bytes)
  }

  /// Ends the game: all guests are notified and dismissed, and no new ones are accepted.
  public mutating func end() {
    hasEnded = true
    for guest in guests { dismiss(guest.number, .left) }
  }
}
