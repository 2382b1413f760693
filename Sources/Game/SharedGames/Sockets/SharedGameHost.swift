public import MemoryModel
public import MemoryStore
public import SystemCalls

/// A shared game on sockets: the table of its host, and the connections to all guests.
///
/// It never blocks: the owner's event loop polls `interests()` and calls `serve`. A class, because
/// the connections must be closed once.
public final class SharedGameHost {
  /// The table, with its guests and their seats.
  public private(set) var table: HostTable
  /// Called with each event.
  public var handle: (HostEvent) -> Void = { _ in }
  private let place: SharedGamePlace
  private let now: () -> Duration
  /// The listening socket; nil after the end.
  private var listener: SocketListener?
  /// True if no connection can be accepted until a descriptor is closed.
  private var isOutOfDescriptors = false
  private var lines: [Int: FileDescriptor] = [:]
  /// The login names by user id, because the system takes long to look one up.
  private var names: [UInt32: SeatName] = [:]
  /// The guests of the descriptors that were polled last; nil for the listener.
  private var polled: [Int?] = []

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - table: The table of a game that may have begun.
  ///   - place: The place of the socket.
  ///   - now: Returns the time of the clock that guests have too, for the deadlines of requests.
  /// - Throws: `SocketError`, which is `inUse` if another program shares a game of that name.
  public init(
    _ table: HostTable, in place: SharedGamePlace, now: @escaping () -> Duration
  ) throws(SocketError) {
    listener = try SocketListener(
      at: place.path(of: table.name), mode: place.mode, group: place.group)
    (self.table, self.place, self.now) = (table, place, now)
  }

  deinit { for line in lines.values { line.hangUp() } }

  /// Returns the file descriptors to wait for.
  public func interests() -> [Poll.Interest] {
    var interests: [Poll.Interest] = []
    polled = []
    defer { isOutOfDescriptors = false }
    if let listener, !isOutOfDescriptors {
      interests.append(Poll.Interest(listener.descriptor))
      polled.append(nil)
    }
    for (guest, line) in lines.sorted(by: { $0.key < $1.key }) {
      interests.append(Poll.Interest(line))
      polled.append(guest)
      if table.output(for: guest) == nil { continue }
      interests.append(Poll.Interest(line, .writable))
      polled.append(guest)
    }
    return interests
  }

  /// Reads and writes without blocking.
  ///
  /// - Parameter ready: Whether each descriptor of the last `interests()` is ready.
  public func serve(_ ready: [Bool]) {
    let ready = zip(polled, ready).filter(\.1).map(\.0)
    polled = []
    if ready.contains(nil) { acceptAll() }
    for guest in Set(ready.compactMap { $0 }).sorted() { read(from: guest) }
    finish()
  }
}

// The events of the host's game, sent at once as far as the sockets accept them.
extension SharedGameHost {
  /// Starts another game with the same guests, in the seats that `HostTable.begin` assigns.
  ///
  /// - Throws: `FormatError` for a game that no guest could read.
  public func begin(
    _ game: SavedGame, seats: [Seat]? = nil, date: Int64
  ) throws(FormatError) {
    try table.begin(game, seats: seats, date: date)
    finish()
  }

  /// Sends an event of the game.
  ///
  /// - Throws: `FormatError` for an event that is impossible in the game.
  public func add(_ entry: JournalEntry) throws(FormatError) {
    try table.add(entry, at: now())
    finish()
  }

  /// Sends that the game time stops.
  public func pause(_ played: Duration) {
    table.pause(played)
    finish()
  }

  /// Sends that the game time runs.
  public func resume(_ played: Duration) {
    table.resume(played, at: now())
    finish()
  }

  /// Tells the guests who have just asked for another deal that the host's player decides.
  public func confirmDealRequests() {
    table.confirmDealRequests()
    finish()
  }

  /// Tells guests who ask for another deal that the game goes on.
  ///
  /// - Parameter seat: The seat of the guest; nil for all guests.
  public func refuseDealRequests(ofSeat seat: Int? = nil) {
    table.refuseDealRequests(ofSeat: seat)
    finish()
  }

  /// Ends the game for all, and frees its name.
  public func end() {
    table.end()
    listener = nil
    finish()
  }
}

extension SharedGameHost {
  private func acceptAll() {
    do throws(SystemError) {
      // Bounded, because connections could arrive without end.
      for _ in 0..<SharingLimits.guests {
        guard let listener, let line = try listener.accept() else { return }
        greet(line)
      }
    } catch {
      // Polling the listener would return at once, again and again.
      isOutOfDescriptors = true
    }
  }

  private func greet(_ line: FileDescriptor) {
    guard let user = try? PeerCredentials(of: line).user, place.admits(user) else {
      line.hangUp()
      return
    }
    let showsLogin = place.showsLogin(of: user)
    let guest = table.connect(
      name(of: user), showsLogin: showsLogin, isSameUser: user == UserAccount.currentID)
    lines[guest] = line
  }

  private func name(of user: UInt32) -> SeatName {
    if let name = names[user] { return name }
    let name = SeatName(user: user)
    names[user] = name
    return name
  }

  private func read(from guest: Int) {
    guard let line = lines[guest] else { return }
    do throws(SystemError) {
      guard let bytes = try line.receive(atMost: SharingLimits.line) else { return }
      if bytes.isEmpty { hangUp(guest) } else { table.receive(bytes, from: guest, at: now()) }
    } catch {
      hangUp(guest)
    }
  }

  /// Sends pending bytes, closes ended connections, and reports events.
  private func finish() {
    var isDone = false
    while !isDone {
      isDone = true
      for guest in lines.keys.sorted() where !offer(guest) {
        hangUp(guest)
        isDone = false
      }
      for guest in table.takeDepartures() {
        _ = offer(guest)
        hangUp(guest)
        isDone = false
      }
    }
    for event in table.takeEvents() { handle(event) }
  }

  /// Sends pending bytes to a guest; returns false if its connection has ended.
  private func offer(_ guest: Int) -> Bool {
    guard let line = lines[guest] else { return true }
    while let bytes = table.output(for: guest) {
      guard let count = try? line.send(bytes) else { return false }
      if count == 0 { return true }
      table.sent(count, to: guest)
    }
    return true
  }

  private func hangUp(_ guest: Int) {
    table.disconnect(guest)
    lines.removeValue(forKey: guest)?.hangUp()
  }
}
