import MemoryEngine
import MemoryModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@Suite("Shared games of other processes")
struct SharedGameProcessTests {
  private let folder: TemporaryFolder
  private let place: SharedGamePlace

  init() throws {
    folder = try TemporaryFolder()
    place = try SocketRoom.place(folder)
  }

  private func probe(_ name: String = "sunday") throws -> ProbeProcess {
    let probe = try ProbeProcess("ShareProbe", [folder.path, name])
    #expect(probe.line() == "listening")
    return probe
  }

  private func list() -> [SharedGameListing] {
    SharedGameSearch(in: [place], waitingAtMost: .seconds(60), now: { .zero }).all()
  }

  private func guest(_ name: String = "sunday") throws -> SharedGameGuest {
    let path = place.path(of: try #require(SharedGameName(name)))
    let bo = try #require(SeatName("Bo"))
    return try SharedGameGuest(connectingTo: path, saying: .join(bo), now: { .zero })
  }

  /// Serves a guest until a condition holds or the host is gone.
  private func serve(_ guest: SharedGameGuest, until isDone: (GuestTable) -> Bool) {
    while !isDone(guest.table), guest.table.end == nil {
      guest.serve(Poll.wait(for: guest.interests(), milliseconds: -1))
    }
  }

  @Test("a guest plays with a host until the host ends the game")
  func story() throws {
    let probe = try probe()
    let guest = try guest()
    serve(guest) { $0.seat != nil }
    #expect(guest.wish(.choose(3)))
    serve(guest) { $0.game?.record.moves.isEmpty == false }
    #expect(guest.table.game?.record.moves.map(\.card) == [3])

    probe.closeInput()
    serve(guest) { _ in false }
    #expect(
      try guest.table.end == .told(.left) && probe.line() == "ended" && probe.end() == 0
        && FileSystem.names(in: place.folder) == [])
  }

  @Test("games are listed with their hosts' greetings, and other files are ignored")
  func listing() throws {
    #expect(list() == [])
    let probes = try (probe("b"), probe("a"))
    try folder.put("text", in: "memorize/file.sock")
    try folder.put("text", in: "memorize/other")

    let games = list()
    #expect(
      try unmet(
        games.map(\.name.description) == ["a", "b"]
          && games.map(\.greeting?.theme) == ["Numbers", "Numbers"]
          && games.map(\.greeting?.freeSeats) == [2, 2] && games.allSatisfy { $0.obstacle == nil },
        folder.names == ["memorize"] && folder.text(of: "memorize/file.sock") == "text") == [])
    withExtendedLifetime(probes) {}
  }

  @Test("guests notice a killed host, and its name is free")
  func killed() throws {
    let probe = try probe()
    let guest = try guest()
    serve(guest) { $0.seat != nil }
    probe.killIt()
    #expect(try probe.end() == -9)
    serve(guest) { _ in false }
    #expect(guest.table.end == .cut && guest.table.game?.record.moves == [])

    // The socket still exists, but accepts no connection.
    let sunday = try #require(SharedGameName("sunday"))
    let path = place.path(of: sunday)
    #expect(try FileSystem.status(of: path)?.kind == .socket)
    #expect(throws: SocketError.nobodyListens(path)) { try FileDescriptor(connectingTo: path) }
    #expect(try self.guestOfNewHost().table.seat != nil)
  }

  private func guestOfNewHost() throws -> SharedGameGuest {
    let probe = try probe()
    let guest = try guest()
    serve(guest) { $0.seat != nil }
    withExtendedLifetime(probe) {}
    return guest
  }

  @Test("the files of a killed host are removed by a search for games")
  func swept() throws {
    let probe = try probe()
    probe.killIt()
    #expect(
      try probe.end() == -9 && FileSystem.names(in: place.folder).count == 2 && list() == []
        && FileSystem.names(in: place.folder) == [])
  }

  @Test("a second host of the name is rejected, in another process too")
  func second() throws {
    let first = try probe()
    let second = try ProbeProcess("ShareProbe", [folder.path, "sunday"])
    #expect(second.line() == "\(place.folder)/sunday.sock: in use by another program")
    withExtendedLifetime(first) {}
  }
}
