public import MemoryModel
public import SystemCalls

/// The connection of a guest to a shared game, with the received state.
///
/// It never blocks: the owner's event loop polls `interests()` and calls `serve`. A class, because
/// the connection must be closed once.
public final class SharedGameGuest {
  /// The received state.
  public private(set) var table = GuestTable()
  /// Called with each event.
  public var handle: (GuestEvent) -> Void = { _ in }
  /// The rate limit: half of the host's, because the seconds of host and guest do not coincide.
  private var rate = LineRate(limit: SharingLimits.linesASecond / 2)
  private let greeting: GuestLine
  private let now: () -> Duration
  private var line: FileDescriptor?
  private var unsent: [UInt8] = []

  /// Connects; `serve` reads what the host sends.
  ///
  /// - Parameters:
  ///   - path: The path of the game's socket.
  ///   - greeting: `join`, `watch` or `beside`, sent after the host's greeting.
  ///   - now: Returns the time of the clock that the host has too.
  /// - Throws: `SocketError`, which is `nobodyListens` if there is no game.
  public init(
    connectingTo path: String, saying greeting: GuestLine, now: @escaping () -> Duration
  ) throws(SocketError) {
    line = try FileDescriptor(connectingTo: path)
    (self.greeting, self.now) = (greeting, now)
  }

  deinit { line?.hangUp() }

  /// The user id of the host's process, from the system; nil after the end.
  public var hostUser: UInt32? { line.flatMap { try? PeerCredentials(of: $0).user } }

  /// Returns the file descriptors to wait for; none after the end.
  public func interests() -> [Poll.Interest] {
    guard let line else { return [] }
    return [Poll.Interest(line)] + (unsent.isEmpty ? [] : [Poll.Interest(line, .writable)])
  }

  /// Reads and writes without blocking.
  ///
  /// - Parameter ready: Whether each of `interests()` is ready.
  public func serve(_ ready: [Bool]) {
    if ready.first == true { read() }
    if !unsent.isEmpty { send() }
  }

  /// Sends a request.
  ///
  /// - Returns: True if it was sent or queued; false before the host's greeting, after the end,
  ///   while the host does not read or answer, or beyond the rate limit.
  @discardableResult
  public func wish(_ wish: GameIntent) -> Bool {
    guard canSay else { return false }
    guard table.hasAnswers else { return say(.wish(wish)) }
    table.noteLine(at: now())
    return table.answerDeadline.map { say(.timed(wish, before: $0)) } ?? false
  }

  /// Asks the host for an answer, unless one is awaited already.
  ///
  /// - Returns: True if a question was sent; false also for a host that cannot answer.
  @discardableResult
  public func ask() -> Bool {
    guard table.hasAnswers, table.answerDeadline == nil, canSay else { return false }
    table.noteLine(at: now())
    return say(.ask)
  }

  /// Notes that the host is silent, once the time for its answer is over.
  public func check() { for event in table.check(at: now()) { handle(event) } }

  /// Requests another name for the guest.
  ///
  /// - Returns: False in the cases of `wish`.
  public func rename(_ name: SeatName) -> Bool { canSay && say(.name(name)) }

  /// True if a line may be sent now, which counts against the rate limit.
  private var canSay: Bool {
    table.greeting != nil && !table.isHostSilent && unsent.count < SharingLimits.line
      && rate.allows(at: now())
  }

  /// Closes the connection, which the host notices.
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
    // A closed connection is detected by reading, after the host's last lines.
    guard let count = try? line.send(unsent[...]) else {
      unsent = []
      return
    }
    unsent.removeFirst(count)
  }

  /// Reads a limited amount, so that a host that sends endlessly does not block the guest.
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
    var events = bytes.isEmpty ? table.close() : table.receive(bytes, at: now())
    if !hadGreeting, let told = table.greeting {
      if greeting.mayFollow(told) { _ = say(greeting) } else { events += table.close() }
    }
    if table.end != nil { leave() }
    for event in events { handle(event) }
  }
}
