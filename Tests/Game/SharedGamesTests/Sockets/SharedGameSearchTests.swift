import MemoryEngine
import SharedGames
import SystemCalls
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Searching for shared games")
struct SharedGameSearchTests {
  private let folder: TemporaryFolder
  private let place: SharedGamePlace

  init() throws {
    folder = try TemporaryFolder()
    place = try SocketRoom.place(folder)
  }

  private func all(in place: SharedGamePlace) -> [SharedGameListing] {
    SharedGameSearch(in: [place], waitingAtMost: .zero, now: { .zero }).all()
  }

  private func name(_ text: String) throws -> SharedGameName {
    try #require(SharedGameName(text))
  }

  @Test(
    "any other answer of a host is reported without waiting for more",
    arguments: [
      ("", SharedGameObstacle.silent),
      (#"memorize-share 1 {"name":"#, .silent),
      ("HTTP/1.1 400\r\n", nil),
      (
        String(repeating: "x", count: SharingLimits.line + 1), .ended(.line(.tooLong(limit: 4_096)))
      ),
      ("memorize-share 2 {}\n", .ended(.line(.otherVersion(2)))),
      (SharedGame.greeting + "end full\n", .ended(.told(.full))),
    ] as [(String, SharedGameObstacle?)])
  func obstacles(words: String, expected: SharedGameObstacle?) throws {
    let host = try RawHost("table", saying: words, in: place)
    let found = try #require(host.found())
    let obstacle = try #require(found.obstacle)
    if let expected { #expect(obstacle == expected) }
    #expect(!"\(obstacle)".isEmpty)
  }

  @Test("a game is found by its greeting, and a name without a game is not found")
  func named() throws {
    let host = try RawHost("table", saying: SharedGame.greeting, in: place)
    let found = try #require(host.found())
    #expect(
      unmet(
        found.greeting?.seats == 2 && found.obstacle == nil && !found.showsUser
          && found.userID == UserAccount.currentID, found.host.description == "Ada (\(found.user))")
        == [])
    let search = SharedGameSearch(in: [place], waitingAtMost: .zero, now: { .zero })
    var asked: [String] = []
    let games = search.named([try name("other"), host.name, host.name]) { index, users in
      asked.append("\(index) \(users)")
      return index == 1 ? 0 : nil
    }
    #expect(
      games.map(\.?.name) == [nil, host.name, nil]
        && asked == ["1 [\(found.user)]", "2 [\(found.user)]"])
  }

  @Test("no host is queried if no user can be chosen")
  func undecided() throws {
    let host = try RawHost("table", in: place)
    let search = SharedGameSearch(in: [place], waitingAtMost: .seconds(1)) { .zero }
    #expect(throws: SocketError.inUse("")) {
      try search.named([host.name, host.name]) { index, _ throws(SocketError) in
        if index == 1 { throw .inUse("") }
        return 0
      }
    }
  }

  @Test("a host with a full backlog is reported as busy until it accepts a connection")
  func busy() throws {
    let host = try RawHost("table", in: place)
    host.fillBacklog()
    #expect(host.found()?.obstacle == .busy)

    let other = try RawHost("other", saying: SharedGame.greeting, in: place)
    other.fillBacklog()
    #expect(other.found()?.obstacle == nil)
  }

  @Test("obstacles are temporary or not, and have sentences")
  func sentences() {
    let all: [SharedGameObstacle] = [
      .busy, .silent, .ended(.told(.full)), .ended(.told(.version)), .refused(.permissionDenied),
    ]
    #expect(
      all.map(\.isTemporary) == [true, true, true, false, false]
        && all.prefix(3).map { "\($0)" } == [
          "too many programs are connecting to its host; try again", "its host is not answering",
          "the table is full, with 32 guests",
        ] && "\(all[4])".hasPrefix("its host cannot be reached: "))
  }

  @Test("sockets of dead hosts do not hide another game of the user, and are removed")
  func dead() throws {
    for number in 100..<300 {
      let path = place.path(of: try name("a\(number)"))
      try folder.makeSocket(atDead: path)
    }
    let host = try RawHost("z", in: place)
    #expect(
      try all(in: place).map(\.name) == [host.name]
        && FileSystem.names(in: place.folder).sorted() == ["z.sock", "z.sock.lock"])
  }

  @Test(
    "many sockets of one user, or of many numbers, do not hide another's game",
    .enabled(if: UserAccount.currentID == 0, "needs root"), arguments: [150, 1])
  func fairShares(perUser: Int) throws {
    let folders = SharedGameFolders(environment: [:], temporary: folder.path, system: "/none")
    let place = try folders.place(ofGroup: "root")
    let hosts = try (100..<250).map { try RawHost("a\($0)", in: place) }
    for (index, host) in hosts.enumerated() {
      #expect(chown(place.path(of: host.name), UInt32(70_000 + index / perUser), 0) == 0)
    }
    let own = try RawHost("z", in: place)
    let games = all(in: place)
    #expect(games.count == 100 && games.last?.name == own.name && all(in: place) == games)
  }
}

extension TemporaryFolder {
  /// Creates a socket without a listener.
  func makeSocket(atDead path: String) throws {
    var listener: SocketListener? = try SocketListener(at: path)
    try FileSystem.link(path, as: path + "-kept")
    withExtendedLifetime(listener) {}
    listener = nil
    try FileSystem.rename(path + "-kept", to: path)
  }
}
