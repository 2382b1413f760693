import MemoryEngine
public import MemoryModel
public import MemoryStore

/// The host's side of a shared game: who is there, who may do what, and what each is told.
///
/// It opens nothing, reads no clock and plays nothing: bytes of guests and times come in, events for
/// the game and bytes for guests go out. Times are those of any one clock. Guests have numbers from
/// zero on, which do not come again.
public struct HostTable: Sendable {
  /// How the game is joined.
  public let name: SharedGameName
  /// What the host is called.
  public let host: SeatName
  /// One a player, in the order of play.
  public internal(set) var seats: [Seat]
  var guests: [TableGuest] = []
  var nextNumber = 0
  var writer: GameLineWriter?
  var reader = GameLineReader(id: "shared")
  var clock = SharedClock()
  /// The recorded wishes that seats may still have, indexed by seat; all of them at first.
  var wishes: [Int: WishBudget] = [:]
  var events: [HostEvent] = []
  /// What is still to be told to those who were sent away.
  var leaving: [Int: Outbox] = [:]
  var departures: [Int] = []
  var hasEnded = false

  /// Prepares a table at which no game is played yet.
  ///
  /// - Parameters:
  ///   - name: How it is joined.
  ///   - host: What the host is called.
  ///   - seats: One a player, in the order of play.
  public init(_ name: SharedGameName, host: SeatName, seats: [Seat]) {
    self.name = name
    self.host = host
    self.seats = seats
  }

  /// What comes of guests since the last call.
  public mutating func takeEvents() -> [HostEvent] {
    defer { events = [] }
    return events
  }

  /// Guests whose line is to be closed, each once, when what waits for them has been offered.
  public mutating func takeDepartures() -> [Int] {
    defer { departures = [] }
    return departures
  }

  /// How many guests and watchers are there, those included who have not said which they are.
  public var guestCount: Int { guests.count }

  /// How many look on.
  public var watcherCount: Int { guests.count { $0.isWelcome && seat(of: $0.number) == nil } }

  /// What is said of the game to whoever comes.
  public var greeting: SharedGameGreeting {
    SharedGameGreeting(
      name: name, host: host, theme: reader.game?.theme.name ?? "",
      cards: reader.state?.cardCount ?? 0, seats: seats.count,
      freeSeats: seats.count { $0.holder == .nobody })
  }
}

// What the host's own game tells.
extension HostTable {
  /// Plays another game with the same guests; its clock stands still.
  ///
  /// Guests keep their seats as far as those are still for guests, others take what is free in the
  /// order in which they sat; who finds none looks on.
  ///
  /// - Parameters:
  ///   - game: As it is now; of as many players as there are seats.
  ///   - seats: One a player, those for guests free; nil for the same as before.
  ///   - date: Seconds since 1970.
  /// - Throws: `FormatError` for a game that nobody could read.
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
    for index in guests.indices where guests[index].isWelcome { show(index, at: .zero) }
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

  /// Tells all what has happened in the game; nothing before one was begun.
  ///
  /// - Parameters:
  ///   - entry: What the game has done already.
  ///   - now: The time.
  /// - Throws: `FormatError` for what cannot have happened in the game that was begun.
  public mutating func add(_ entry: JournalEntry, at now: Duration) throws(FormatError) {
    guard let line = writer?.write(entry) else { return }
    _ = try reader.read(line.dropLast())
    if let time = entry.time { clock.set(time, at: now) }
    tellAll(line)
  }

  /// Tells all that game time stands still.
  public mutating func pause(_ played: Duration) {
    clock.pause(played)
    tellAll(HostLine.pause(played).bytes)
  }

  /// Tells all that game time runs from now on.
  public mutating func resume(_ played: Duration, at now: Duration) {
    clock.resume(played, at: now)
    tellAll(HostLine.resume(played).bytes)
  }

  /// Ends the game for all: everybody is told and leaves, and nobody comes any more.
  public mutating func end() {
    hasEnded = true
    for guest in guests { dismiss(guest.number, .left) }
  }
}
