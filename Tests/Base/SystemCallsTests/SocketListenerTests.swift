import SystemCalls
import TestSupport
import Testing

@Suite("Sockets at a path")
struct SocketListenerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String = "ada") -> String { "\(folder.path)/\(name)" }

  @Test("a connection sends and receives")
  func talk() throws {
    let listener = try SocketListener(at: path())
    #expect(try listener.accept() == nil)
    let guest = try FileDescriptor(connectingTo: path())
    defer { try? guest.close() }

    #expect(listener.descriptor.wait(until: .readable))
    let host = try #require(try listener.accept())
    defer { try? host.close() }
    #expect(try listener.accept() == nil)

    #expect(try guest.send([1, 2]) == 2)
    #expect(try host.receive(atMost: 9) == [1, 2])
    #expect(try host.send([3]) == 1)
    #expect(try guest.receive(atMost: 9) == [3])
    #expect(try guest.receive(atMost: 9) == nil)
  }

  @Test("both ends know whose process is at the other")
  func credentials() throws {
    let listener = try SocketListener(at: path())
    let guest = try FileDescriptor(connectingTo: path())
    let host = try #require(try listener.accept())
    defer { for end in [guest, host] { try? end.close() } }

    let user = UserAccount.currentID
    #expect(try PeerCredentials(of: guest).user == user)
    #expect(try PeerCredentials(of: host).user == user)
    #expect(UserAccount(id: 0)?.id == 0)
    #expect(UserAccount(id: 3_999_999_999) == nil)
    #expect(throws: SystemError.self) { try PeerCredentials(of: FileDescriptor(rawValue: 999)) }
  }

  @Test("a socket has the requested permissions", arguments: [0o600, 0o660] as [UInt32])
  func mode(mode: UInt32) throws {
    let listener = try SocketListener(at: path(), mode: mode)
    #expect(try folder.mode(of: "ada") == mode)
    #expect(try FileSystem.status(of: path())?.kind == .socket)
    withExtendedLifetime(listener) {}
  }

  @Test("nothing is left when the listener has gone, and the path is free")
  func end() throws {
    for _ in 0..<2 {
      let listener = try SocketListener(at: path())
      #expect(folder.names == ["ada", "ada.lock"])
      withExtendedLifetime(listener) {}
    }
    #expect(folder.names == [])
    #expect(throws: SocketError.nobodyListens(path())) {
      try FileDescriptor(connectingTo: path())
    }
  }

  @Test("the second listener at a path is rejected, and the first one continues")
  func second() throws {
    let listener = try SocketListener(at: path())
    #expect(throws: SocketError.inUse(path())) { try SocketListener(at: path()) }
    #expect(try !SocketListener.sweep(path()))

    let guest = try FileDescriptor(connectingTo: path())
    defer { try? guest.close() }
    #expect(try listener.accept().map { try $0.close() } != nil)
  }

  @Test("a socket without a listener is detected, and makes way")
  func stale() throws {
    let listener = try SocketListener(at: path("other"))
    // The state that a killed process leaves: the socket without a lock.
    try FileSystem.link(path("other"), as: path())
    withExtendedLifetime(listener) {}
    try folder.put("", in: "ada.lock")

    #expect(try SocketListener.sweep(path()))
    #expect(!folder.names.contains { $0.hasPrefix("ada") })
    #expect(try SocketListener.sweep(path()))
    #expect(!folder.names.contains("ada.lock"))
  }

  @Test("a path that is a file, a folder, a link or a pipe is refused and left as it is")
  func others() throws {
    let listener = try SocketListener(at: path("other"))
    try folder.put("text", in: "file")
    try folder.makeFolder("folder")
    try folder.makePipe("pipe")
    try folder.makeLink("link", to: "nothing")
    try folder.makeLink("to-socket", to: "other")
    let names = ["file", "folder", "link", "pipe", "to-socket"]

    for name in names {
      #expect(throws: SocketError.notASocket(path(name))) { try SocketListener(at: path(name)) }
      #expect(throws: SocketError.notASocket(path(name))) { try SocketListener.sweep(path(name)) }
      #expect(throws: SocketError.notASocket(path(name))) {
        try FileDescriptor(connectingTo: path(name))
      }
    }
    #expect(folder.names == (names + ["other", "other.lock"]).sorted())
    #expect(try folder.text(of: "file") == "text")
    withExtendedLifetime(listener) {}
  }

  @Test(
    "the socket of another user is not touched",
    .enabled(if: UserAccount.currentID == 0, "needs root"))
  func foreign() throws {
    let listener = try SocketListener(at: path("other"))
    try FileSystem.link(path("other"), as: path())
    try Owner.change(path())
    for _ in 0..<2 {
      #expect(throws: SocketError.somebodyElses(path(), owner: Owner.other)) {
        try SocketListener(at: path())
      }
      #expect(throws: SocketError.somebodyElses(path(), owner: Owner.other)) {
        try SocketListener.sweep(path())
      }
    }
    #expect(folder.names == ["ada", "other", "other.lock"])
    withExtendedLifetime(listener) {}
  }

  @Test("a path of 103 bytes is taken, a longer one is refused with the limit")
  func long() throws {
    let room = SocketListener.longestPath - folder.path.utf8.count - 1
    let listener = try SocketListener(at: path(String(repeating: "a", count: room)))
    let guest = try FileDescriptor(connectingTo: listener.path)
    try guest.close()

    let long = path(String(repeating: "a", count: room + 1))
    #expect(throws: SocketError.pathTooLong(long, limit: 103)) { try SocketListener(at: long) }
    #expect(throws: SocketError.pathTooLong(long, limit: 103)) {
      try FileDescriptor(connectingTo: long)
    }
    #expect(
      SocketError.pathTooLong("/x", limit: 103).description
        == "/x: the path of a socket may have 103 bytes, this one has 2")
  }

  @Test("a name of no bytes, one with a zero and one in no folder are no places for a socket")
  func nowhere() {
    for path in ["", "a\0b", path("none/ada")] {
      #expect(throws: SocketError.system(path, .noSuchFile)) { try SocketListener(at: path) }
    }
    #expect(throws: SocketError.nobodyListens(path("none/ada"))) {
      try FileDescriptor(connectingTo: path("none/ada"))
    }
  }

  @Test("another program that is started meanwhile inherits no descriptor of it")
  func closedOnExec() throws {
    let listener = try SocketListener(at: path())
    let guest = try FileDescriptor(connectingTo: path())
    let host = try #require(try listener.accept())
    defer { for end in [guest, host] { try? end.close() } }

    let numbers = [listener.descriptor, guest, host].map { "\($0.rawValue)" }
    let script = "for n in $*; do if [ -e /dev/fd/$n ]; then echo $n; fi; done"
    let result = try ProcessRun.result(
      of: "/bin/sh", ["-c", script, "sh"] + numbers, environment: [],
      inheritingDescriptors: true)
    #expect(result == RunResult())
  }
}
