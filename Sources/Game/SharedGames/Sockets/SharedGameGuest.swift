public import MemoryModel
public import SystemCalls

/// The line of a guest to a shared game, and what it was told.
///
/// It waits for nothing by itself: whoever has an event loop polls `interests()` with what it waits
/// for anyway, and calls `serve`. A class, because its line must be closed once.
public final class SharedGameGuest {
  /// What was told.
  public private(set) var table = GuestTable()
  /// Is given what comes of the host, as soon as it does.
  public var handle: (GuestEvent) -> Void = { _ in }
  /// Half of what a host takes: its seconds begin at other moments than ours.
  private var rate = LineRate(limit: SharingLimits.linesASecond / 2)
  private let greeting: GuestLine
  private let now: () -> Duration
  private var line: FileDescriptor?
  private var unsent: [UInt8] = []

  /// Connects; what the host says is read by `serve`.
  ///
  /// - Parameters:
  ///   - path: The socket of a game.
  ///   - greeting: `join` or `watch`, said once the host has greeted.
  ///   - now: The time on any clock.
  /// - Throws: `SocketError`, which is `nobodyListens` where there is no game.
  public init(
    connectingTo path: String, saying greeting: GuestLine, now: @escaping () -> Duration
  ) throws(SocketError) {
    line = try FileDescriptor(connectingTo: path)
    (self.greeting, self.now) = (greeting, now)
  }

  deinit { line?.hangUp() }

  /// The number of the user whose program the host is, as the system says; nil after the end.
  public var hostUser: UInt32? { line.flatMap { try? PeerCredentials(of: $0).user } }

  /// What to wait for; nothing after the end.
  public func interests() -> [Poll.Interest] {
    guard let line else { return [] }
    return [Poll.Interest(line)] + (unsent.isEmpty ? [] : [Poll.Interest(line, .writable)])
  }

  /// Does what can be done without waiting.
  ///
  /// - Parameter ready: Of each of `interests()`, whether it is ready.
  public func serve(_ ready: [Bool]) {
    if ready.first == true { read() }
    if !unsent.isEmpty { send() }
  }

  /// Says what the guest wishes.
  ///
  /// - Returns: Whether it is on its way: not before the host has greeted, after the end, while the
  ///   host does not read, or when more is wished in a second than a host takes.
  @discardableResult
  public func wish(_ wish: GameIntent) -> Bool { ask(.wish(wish)) }

  /// Asks the host to call the guest by another name.
  ///
  /// - Returns: False where a wish would not be sent either.
  public func rename(_ name: SeatName) -> Bool { ask(.name(name)) }

  private func ask(_ line: GuestLine) -> Bool {
    guard table.greeting != nil, unsent.count < SharingLimits.line, rate.allows(at: now()) else {
      return false
    }
    return say(line)
  }

  /// Goes; the host notices.
  public func leave() {
    line?.hangUp()
    line = nil
  }
}

extension SharedGameGuest {
  private func say(_ said: GuestLine) -> Bool {
    unsent += Array("\(said)\n".utf8)
    send()
    return line != nil
  }

  private func send() {
    guard let line else { return }
    // One that has gone is noticed by reading, after its last words.
    guard let count = try? line.send(unsent[...]) else {
      unsent = []
      return
    }
    unsent.removeFirst(count)
  }

  /// Reads little at a time, so that a host that talks without end keeps nobody from leaving.
  private func read() {
    guard let line else { return }
    let hadGreeting = table.greeting != nil
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try line.receive(atMost: 16_384)
    } catch {
      bytes = []
    }
    guard let bytes else { return }
    let events = bytes.isEmpty ? table.close() : table.receive(bytes, at: now())
    if !hadGreeting, table.greeting != nil { _ = say(greeting) }
    if table.end != nil { leave() }
    for event in events { handle(event) }
  }
}
