import Synchronization
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

@Suite("Open files")
struct OpenFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/a" }

  @Test("a new file is private to its owner, and is not created twice")
  func creating() throws {
    let file = try OpenFile(path, for: .creating)
    #expect(
      try (file.write([65, 66]), file.status().kind, file.status().size, file.status().mode) == (
        2, .file, 2, 0o600
      ))
    #expect(throws: SystemError.fileExists) { try OpenFile(path, for: .creating) }
    #expect(try folder.text(of: "a") == "AB")
  }

  @Test("opening creates no file, and appended bytes follow the existing ones")
  func missing() throws {
    for access in [FileAccess.reading, .writing, .appending] {
      #expect(throws: SystemError.noSuchFile) { try OpenFile(path, for: access) }
    }

    try folder.put("ABC", in: "a")
    let file = try OpenFile(path, for: .appending)
    #expect(try file.byte(at: 2) == UInt8(ascii: "C") && file.byte(at: 3) == nil)
    _ = try file.write([68])

    #expect(try folder.text(of: "a") == "ABCD")
  }

  @Test("a file can be cut off, and be given other permissions")
  func changed() throws {
    try folder.put("ABC", in: "a")
    let file = try OpenFile(path, for: .appending)
    try file.truncate(to: 1)
    try file.setMode(0o640)
    try file.sync()

    #expect(try (file.status().mode, folder.text(of: "a")) == (0o640, "A"))
  }

  @Test("a named pipe that no program writes to is refused at once")
  func namedPipe() throws {
    let pipe = try folder.makePipe("pipe")
    let file = try OpenFile(pipe, for: .reading)
    #expect(try file.status().kind == .pipe)
    #expect(throws: SystemError.noWriter) { try file.read(atMost: 9) }
    #expect(SystemError.noWriter.reason == "a named pipe that no program writes to")
  }

  @Test("a named pipe ends where its writer hangs up", arguments: ["", "ABC"])
  func writtenPipe(text: String) throws {
    let pipe = try folder.makePipe("pipe")
    let file = try OpenFile(pipe, for: .reading)
    let writer = try FileDescriptor(opening: pipe, for: .writing)
    try writer.writeAll(Array(text.utf8))
    try writer.close()
    if !text.isEmpty { #expect(try file.read(atMost: 9) == Array(text.utf8)) }
    #expect(try file.read(atMost: 9) == [])
  }

  @Test("a folder cannot be read, and no link is made or locked")
  func refused() throws {
    try folder.makeLink("a", to: "b")
    #expect(throws: SystemError.isFolder) {
      try OpenFile(folder.path, for: .reading).read(atMost: 9)
    }
    #expect(throws: SystemError.isFolder) { try OpenFile(folder.path, for: .appending) }
    #expect(throws: SystemError.fileExists) { try OpenFile(path, for: .creating) }
    #expect(throws: SystemError.symbolicLinkLoop) { try OpenFile(path, for: .locking) }
  }

  @Test("only one of several open files has the lock, until it is closed")
  func lock() throws {
    var first: OpenFile? = try OpenFile(path, for: .locking)
    let second = try OpenFile(path, for: .locking)
    #expect(
      try (first?.lock(), first?.lock(), second.lock(), second.lock(orWithoutLocks: true)) == (
        true, true, false, false
      ))

    first = nil

    #expect(try second.lock())
  }

  #if os(Linux)
  @Test("closing the file releases the lock even if a starting program has a copy of it")
  func copied() throws {
    var first: OpenFile? = try OpenFile(path, for: .locking)
    let second = try OpenFile(path, for: .locking)
    #expect(try first?.lock() == true)
    let open = try FileSystem.names(in: "/proc/self/fd").filter {
      (try? FileSystem.destination(ofLink: "/proc/self/fd/\($0)")) == path
    }
    let copies = try open.compactMap(Int32.init).map {
      try FileDescriptor(rawValue: $0).duplicate()
    }
    defer { for copy in copies { try? copy.close() } }
    #expect(copies.count == 2)

    first = nil

    #expect(try second.lock())
  }
  #endif

  @Test("a lock file that is removed while it is opened is created again at once")
  func removed() throws {
    let path = path
    let isDone = Flag()
    let remover = TestThread {
      while !isDone.isSet {
        try? FileSystem.remove(path)
        Poll.pause(milliseconds: 1)
      }
    }

    let count = try (0..<2_000).count { _ in try OpenFile.lockFile(at: path) != nil }

    isDone.isSet = true
    remover.join()
    #expect(count == 2_000)
  }

  @Test("a lock file has one owner at a time, although each owner removes it before it unlocks")
  func oneOwner() {
    let path = path
    let owners = Mutex((now: 0, most: 0, all: 0))
    let compete: @Sendable () -> Void = {
      for _ in 0..<4_000 {
        guard let file = try? OpenFile.lockFile(at: path) else { continue }
        owners.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
        sched_yield()
        owners.withLock { $0.now -= 1 }
        try? FileSystem.remove(path)
        withExtendedLifetime(file) {}
      }
    }
    let first = TestThread(compete)
    let second = TestThread(compete)
    let third = TestThread(compete)
    first.join()
    second.join()
    third.join()
    #expect(owners.withLock { ($0.most, $0.all > 0) } == (1, true))
  }

  /// A condition that two threads share.
  private final class Flag: Sendable {
    private let value = Mutex(false)

    var isSet: Bool {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  @Test("files are distinguished by their contents, not by their names")
  func identity() throws {
    try folder.put("A", in: "a")
    let file = try OpenFile(path, for: .reading)
    try FileSystem.link(path, as: folder.path + "/b")
    #expect(
      try (file.status().linkCount, FileSystem.status(of: folder.path + "/b")?.identity) == (
        2, file.status().identity
      ))

    try FileSystem.remove(path)
    try folder.put("A", in: "a")
    #expect(try FileSystem.status(of: path)?.identity != file.status().identity)

    try FileSystem.remove(folder.path + "/b")
    #expect(try file.status().linkCount == 0)
  }
}
