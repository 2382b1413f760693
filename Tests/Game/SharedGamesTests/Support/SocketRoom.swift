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
  let host: SharedGameHost
  private(set) var events: [HostEvent] = []
  private(set) var heard: [[GuestEvent]] = []
  private(set) var guests: [SharedGameGuest] = []
  var played: RecordedGame<Face>
  var now = Duration.zero

  /// Creates a host of two seats, the first of them its own.
  init(_ name: String = "sunday") throws {
    folder = try TemporaryFolder()
    let ada = try #require(SeatName("Ada"))
    let saved = try SharedGame.saved()
    played = try RecordedGame(replaying: saved.record)
    var table = HostTable(
      try #require(SharedGameName(name)), host: ada, seats: [.host(ada), .free])
    try table.begin(saved, date: 0)
    host = try SharedGameHost(table, in: Self.place(folder), now: { .zero })
    host.handle = { [unowned self] in events.append($0) }
  }

  static func place(_ folder: TemporaryFolder) throws -> SharedGamePlace {
    try SharedGameFolders(environment: ["XDG_RUNTIME_DIR": folder.path]).own()
  }

  var path: String { "\(folder.path)/memorize/sunday.sock" }

  /// Connects a guest, and waits for an answer.
  @discardableResult
  func join(_ name: String) throws -> Int {
    let ada = try #require(SeatName(name))
    let guest = try SharedGameGuest(connectingTo: path, saying: .join(ada), now: { .zero })
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
