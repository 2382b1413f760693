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

@Suite("Descriptors")
struct DescriptorTests {
  private static func isPassedOn(_ descriptor: FileDescriptor) -> Bool {
    fcntl(descriptor.rawValue, F_GETFD) & FD_CLOEXEC == 0
  }

  @Test("no descriptor of ours is inherited by another program")
  func closedOnStart() throws {
    let folder = try TemporaryFolder()
    let pipe = try FileDescriptor.pipe()
    let sockets = try FileDescriptor.socketPair()
    let file = try FileDescriptor(opening: folder.path + "/a", for: .creating)
    let all = [pipe.reading, pipe.writing, sockets.0, sockets.1, file, try file.duplicate()]
    defer { for descriptor in all { try? descriptor.close() } }

    #expect(all.allSatisfy { !Self.isPassedOn($0) && $0.rawValue > 2 })
  }

  @Test("a duplicate means the same thing, and stays when the first is closed")
  func duplicate() throws {
    let (reading, writing) = try FileDescriptor.pipe()
    let other = try writing.duplicate()
    defer { for end in [reading, other] { try? end.close() } }
    #expect(other != writing)

    try writing.close()
    try other.writeAll([5])

    #expect(try reading.read(atMost: 2) == [5])
  }

  @Test("a descriptor may take the place of another")
  func replaced() throws {
    let (first, second) = (try FileDescriptor.pipe(), try FileDescriptor.pipe())
    defer {
      for end in [first.reading, first.writing, second.reading, second.writing] {
        try? end.close()
      }
    }

    try second.writing.duplicate(as: first.writing)
    try first.writing.writeAll([5])

    #expect(try second.reading.read(atMost: 2) == [5])
  }

  @Test("every call on a closed descriptor is an error")
  func bad() {
    let none = FileDescriptor(rawValue: -1)
    let bad = SystemError(code: EBADF)
    let calls: [(name: String, call: () throws -> Void)] = [
      ("close", { try none.close() }), ("duplicate", { _ = try none.duplicate() }),
      ("duplicate as", { try none.duplicate(as: none) }),
      ("read", { _ = try none.read(atMost: 1) }), ("write", { try none.writeAll([1]) }),
      ("send", { _ = try none.send([1]) }), ("receive", { _ = try none.receive(atMost: 1) }),
      ("sync", { try none.sync() }), ("set the mode", { try none.setMode(0o600) }),
    ]
    let others = calls.filter { call in
      do {
        try call.call()
        return true
      } catch {
        return (error as? SystemError) != bad
      }
    }
    #expect(others.map(\.name) == [])
  }

  @Test("closed standard descriptors are filled, and still can be neither read nor written")
  func standardPlaces() async {
    await #expect(processExitsWith: .success) {
      for descriptor in 0...2 { _ = close(Int32(descriptor)) }
      FileDescriptor.fillStandardPlaces()
      let next = try FileDescriptor(opening: "/", for: .reading)
      #expect(next.rawValue > 2)
      #expect(throws: SystemError(code: EBADF)) { try FileDescriptor.standardInput.read(atMost: 1) }
      for descriptor in [FileDescriptor.standardOutput, .standardError] {
        #expect(throws: SystemError(code: EBADF)) { try descriptor.writeAll([1]) }
      }
    }
  }
}

@Suite("Waiting for descriptors")
struct PollTests {
  @Test("those that are ready are returned in the requested order")
  func order() throws {
    let (first, second) = (try FileDescriptor.pipe(), try FileDescriptor.pipe())
    let all = [first.reading, first.writing, second.reading, second.writing]
    defer { for end in all { try? end.close() } }
    try second.writing.writeAll([1])

    let interests = [
      Poll.Interest(first.reading), Poll.Interest(second.reading),
      Poll.Interest(first.writing, .writable),
    ]
    #expect(
      (
        Poll.wait(for: interests, milliseconds: -1),
        Poll.wait(for: [interests[0]], milliseconds: 0), Poll.wait(for: [], milliseconds: 0)
      ) == ([false, true, true], [false], []))
  }

  @Test("a pipe whose other end is closed is ready, because there is nothing to wait for")
  func broken() throws {
    let (reading, writing) = try FileDescriptor.pipe()
    defer { try? reading.close() }
    #expect(!reading.wait(until: .readable, milliseconds: 1))

    try writing.close()

    #expect(
      reading.wait(until: .readable)
        && !FileDescriptor(rawValue: -1).wait(until: .readable, milliseconds: 0))
  }
}
