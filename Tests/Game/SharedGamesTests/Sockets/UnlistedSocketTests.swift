import MemoryModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@Suite("Sockets of unlisted games")
struct UnlistedSocketTests {
  private let room: SocketRoom
  private let folders: SharedGameFolders

  init() throws {
    room = try SocketRoom("42-1", isListed: false)
    folders = SharedGameFolders(environment: ["XDG_RUNTIME_DIR": room.folder.path])
  }

  /// Searches while the host answers.
  private func found(in places: [SharedGamePlace]) -> [SharedGameListing] {
    SharedGameSearch(in: places, waitingAtMost: .seconds(1)) { [room] in
      room.settle()
      return .zero
    }.all()
  }

  @Test("they are found by those who look for them, and are not listed")
  func isFound() throws {
    #expect(found(in: folders.all()).isEmpty)
    let listings = found(in: folders.unlisted())
    #expect(
      try listings.map { $0.greeting?.game } == ["shared"] && listings.map(\.isListed) == [false]
        && listings.map(\.showsUser) == [false]
        && FileSystem.names(in: "\(room.folder.path)/memorize").sorted()
          == ["42-1.own", "42-1.own.lock"]
    )
    room.host.end()
    #expect(try FileSystem.names(in: "\(room.folder.path)/memorize") == [])
  }

  @Test(
    "a window sits beside the host and both hear of it, but not beside a host of an older program")
  func plays() throws {
    let ada = try #require(SeatName("Ada"))
    let window = try room.connect(saying: .beside(ada))
    #expect(room.events == [.joinedBeside] && room.guests[window].table.seatsBeside == [0, 1])
    room.guests[window].wish(.choose(2))
    room.settle()
    #expect(room.events.last == .wishBeside(.choose(2), seat: 0))
    room.guests[window].leave()
    room.settle()
    #expect(room.events.last == .leftBeside(nil))
    do {
      let place = try folders.own()
      let old = try RawHost("old", saying: SharedGame.greeting, in: place)
      let ada = try #require(SeatName("Ada"))
      let guest = try SharedGameGuest(
        connectingTo: place.path(of: old.name), saying: .beside(ada), now: { .zero })
      #expect(old.found() != nil)
      guest.serve([true])
      #expect(guest.table.end == .cut)
    }
  }

  @Test("the sockets of killed programs are removed, and those of living ones are not")
  func removesStale() throws {
    let place = try folders.own().unlisted
    let dead = place.path(of: try #require(SharedGameName("41-1")))
    try room.folder.makeSocket(atDead: dead)
    #expect(FileSystem.exists(dead))
    place.removeStale()
    #expect(!FileSystem.exists(dead) && found(in: [place]).count == 1)
  }
}
