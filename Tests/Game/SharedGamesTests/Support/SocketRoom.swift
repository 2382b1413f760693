import MemoryEngine
import MemoryModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

/// A host and guests on sockets in one process, in a folder of their own.
///
/// A class, because the closures of the host and its guests share it.
final class SocketRoom {
  let folder: TemporaryFolder
  let path: String
  let host: SharedGameHost
  private(set) var events: [HostEvent] = []
  private(set) var heard: [[GuestEvent]] = []
  private(set) var guests: [SharedGameGuest] = []
  var played: RecordedGame<Face>
  var now = Duration.zero
  /// The clock of the host and its guests.
  let clock = Clock()

  /// A clock that stands at the time that the test sets.
  final class Clock {
    var time = Duration.zero
  }

  /// Creates a host of two seats, the first of them its own.
  init(_ name: String = "sunday", isListed: Bool = true) throws {
    folder = try TemporaryFolder()
    let own = try Self.place(folder)
    let place = isListed ? own : own.unlisted
    let gameName = try #require(SharedGameName(name))
    path = place.path(of: gameName)
    let ada = try #require(SeatName("Ada"))
    let saved = try SharedGame.saved()
    played = try RecordedGame(replaying: saved.record)
    var table = HostTable(gameName, host: ada, seats: [.host(ada), .free])
    try table.begin(saved, date: 0)
    host = try SharedGameHost(table, in: place, now: { [clock] in clock.time })
    host.handle = { [unowned self] in events.append($0) }
  }

  static func place(_ folder: TemporaryFolder) throws -> SharedGamePlace {
    try SharedGameFolders(environment: ["XDG_RUNTIME_DIR": folder.path]).own()
  }

  /// Connects a guest, and waits for an answer.
  @discardableResult
  func join(_ name: String) throws -> Int {
    try connect(saying: .join(try #require(SeatName(name))))
  }

  /// Connects a guest with any request, and waits for an answer.
  func connect(saying greeting: GuestLine) throws -> Int {
    let guest = try SharedGameGuest(
      connectingTo: path, saying: greeting, now: { [clock] in clock.time })
    let number = guests.count
    heard.append([])
    guest.handle = { [unowned self] in heard[number].append($0) }
    guests.append(guest)
    settle()
    return number
  }

  /// Turns a card of the host, and sends it.
  func choose(_ card: Int) throws {
    now += .seconds(1)
    try #require(played.choose(card, at: now).isAccepted)
    try host.add(.move(try #require(played.record.moves.last)))
  }

  /// Serves all connections until nothing more is ready.
  func settle() {
    var isDone = false
    while !isDone {
      isDone = true
      if serve(host.interests(), host.serve) { isDone = false }
      for guest in guests where serve(guest.interests(), guest.serve) { isDone = false }
    }
  }

  /// Serves connections; returns true if anything was ready.
  private func serve(_ interests: [Poll.Interest], _ serve: ([Bool]) -> Void) -> Bool {
    let ready = Poll.wait(for: interests, milliseconds: 0)
    if ready.contains(true) { serve(ready) }
    return ready.contains(true)
  }
}
