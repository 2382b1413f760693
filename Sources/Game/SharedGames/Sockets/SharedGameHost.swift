public import MemoryModel
public import MemoryStore
public import SystemCalls

/// A shared game on sockets: the table of its host, and the lines to all guests.
///
/// It waits for nothing by itself: whoever has an event loop polls `interests()` with what it waits
/// for anyway, and calls `serve`. A class, because its lines must be closed once.
public final class SharedGameHost {
  /// Who is there and where.
  public private(set) var table: HostTable
  /// Is given what comes of guests, as soon as it does.
  public var handle: (HostEvent) -> Void = { _ in }
  private let place: SharedGamePlace
  private let now: () -> Duration
  /// Until the end.
  private var listener: SocketListener?
  /// Whether nobody can be taken in before something else has happened.
  private var isOutOfDescriptors = false
  private var lines: [Int: FileDescriptor] = [:]
  /// Of users who have come: the system takes its time to say what somebody is called.
  private var names: [UInt32: SeatName] = [:]
  /// The guest of each descriptor that was to be polled last; nil for the listener.
  private var polled: [Int?] = []

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - table: Of a game that may have begun.
  ///   - place: Where its socket lies.
  ///   - now: The time on any clock.
  /// - Throws: `SocketError`, which is `inUse` where another program shares a game of that name.
  public init(
    _ table: HostTable, in place: SharedGamePlace, now: @escaping () -> Duration
  ) throws(SocketError) {
    listener = try SocketListener(
      at: place.path(of: table.name), mode: place.mode, group: place.group)
    (self.table, self.place, self.now) = (table, place, now)
  }

  deinit { for line in lines.values { line.hangUp() } }

  /// What to wait for.
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

  /// Does what can be done without waiting.
  ///
  /// - Parameter ready: Of each of `interests()`, as asked last, whether it is ready.
  public func serve(_ ready: [Bool]) {
    let ready = zip(polled, ready).filter(\.1).map(\.0)
    polled = []
    if ready.contains(nil) { acceptAll() }
    for guest in Set(ready.compactMap { $0 }).sorted() { read(from: guest) }
    finish()
  }
}

// What the host's own game tells; all of it goes out at once, as far as it is taken.
extension SharedGameHost {
  /// Plays another game with the same guests, in the seats that `HostTable.begin` gives them.
  ///
  /// - Throws: `FormatError` for a game that nobody could read.
  public func begin(
    _ game: SavedGame, seats: [Seat]? = nil, date: Int64
  ) throws(FormatError) {
    try table.begin(game, seats: seats, date: date)
    finish()
  }

  /// Tells all what has happened in the game.
  ///
  /// - Throws: `FormatError` for what cannot have happened in the game that was begun.
  public func add(_ entry: JournalEntry) throws(FormatError) {
    try table.add(entry, at: now())
    finish()
  }

  /// Tells all that game time stands still.
  public func pause(_ played: Duration) {
    table.pause(played)
    finish()
  }

  /// Tells all that game time runs from now on.
  public func resume(_ played: Duration) {
    table.resume(played, at: now())
    finish()
  }

  /// Ends the game for all, and gives its name free.
  public func end() {
    table.end()
    listener = nil
    finish()
  }
}

extension SharedGameHost {
  private func acceptAll() {
    do throws(SystemError) {
      // Not until nobody comes any more: somebody may connect without end.
      for _ in 0..<SharingLimits.guests {
        guard let listener, let line = try listener.accept() else { return }
        greet(line)
      }
    } catch {
      // Polling on would wake at once, again and again.
      isOutOfDescriptors = true
    }
  }

  private func greet(_ line: FileDescriptor) {
    guard let user = try? PeerCredentials(of: line).user, place.admits(user) else {
      line.hangUp()
      return
    }
    let showsLogin = place.showsLogin(of: user)
    lines[table.connect(name(of: user), showsLogin: showsLogin)] = line
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

  /// Sends what is taken, lets those go who are to, and tells what has come of it all.
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

  /// Whether the guest is still there.
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
