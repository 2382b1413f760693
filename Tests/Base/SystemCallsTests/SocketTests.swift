import SystemCalls
import Testing

@Suite("Sockets")
struct SocketTests {
  private let (ours, theirs): (FileDescriptor, FileDescriptor)

  init() throws { (ours, theirs) = try FileDescriptor.socketPair() }

  private func close() { for end in [ours, theirs] { try? end.close() } }

  @Test("each end receives what is sent at the other")
  func both() throws {
    defer { close() }
    #expect(
      try ours.receive(atMost: 9) == nil
        && (
          theirs.send([1, 2, 3]), ours.send([4]), ours.receive(atMost: 2), ours.receive(atMost: 2),
          theirs.receive(atMost: 2)
        ) == (3, 1, [1, 2], [3], [4]) && ours.receive(atMost: 2) == nil)
  }

  @Test("a full socket takes nothing until the other end has read")
  func full() throws {
    defer { close() }
    let page = [UInt8](repeating: 1, count: 4096)[...]
    while try ours.send(page) > 0 {}
    #expect(!ours.wait(until: .writable, milliseconds: 0))

    while try theirs.receive(atMost: 65_536) != nil {}

    #expect(try ours.wait(until: .writable) && ours.send(page) == 4096)
  }

  @Test("bytes sent before a hang-up are received, then the end")
  func hungUp() throws {
    _ = try theirs.send([1])
    try theirs.close()
    defer { try? ours.close() }

    #expect(try (ours.receive(atMost: 9), ours.receive(atMost: 9)) == ([1], []))
  }

  @Test("a hang-up is received even if a starting program has a copy of the socket")
  func hungUpWithCopy() throws {
    let copy = try theirs.duplicate()
    defer { for end in [ours, copy] { try? end.close() } }
    _ = try theirs.send([1])
    theirs.hangUp()

    #expect(try (ours.receive(atMost: 9), ours.receive(atMost: 9)) == ([1], []))
    #expect(throws: SystemError.brokenPipe) { try ours.send([1]) }
  }

  @Test("an end that closes with unread bytes is an end too, and sending fails")
  func reset() throws {
    _ = try ours.send([1])
    try theirs.close()
    defer { try? ours.close() }

    #expect(try ours.receive(atMost: 9) == [])
    // A SIGPIPE would end the tests here.
    #expect(throws: SystemError.brokenPipe) { try ours.send([1]) }
  }
}
