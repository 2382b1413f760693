import Synchronization
import SystemCalls
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Pipes")
struct PipeTests {
  /// A pipe whose ends are closed after the test.
  private final class Ends: Sendable {
    let reading: FileDescriptor
    let writing: FileDescriptor

    init() throws(SystemError) { (reading, writing) = try FileDescriptor.pipe() }

    /// Makes both ends blocking, as those of other programs are.
    func letWait() {
      for end in [reading, writing] { _ = fcntl(end.rawValue, F_SETFL, 0) }
    }

    deinit { for end in [reading, writing] { try? end.close() } }
  }

  private static let text = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }

  @Test("written bytes can be read, and then the pipe is empty for now")
  func transfer() throws {
    let pipe = try Ends()
    var bytes: [UInt8] = [9]
    #expect(pipe.reading.transfer(into: &bytes, atMost: 8) == .nothing && bytes.isEmpty)
    #expect(
      (
        [1, 2, 3].withUnsafeBytes { pipe.writing.transfer(from: $0) },
        pipe.reading.transfer(into: &bytes, atMost: 20), bytes.count,
        pipe.reading.transfer(into: &bytes, atMost: 20),
        pipe.reading.transfer(into: &bytes, atMost: 20)
      ) == (.moved(24), .moved(20), 20, .moved(4), .nothing))
  }

  @Test("a full pipe takes nothing for now, and an end that is closed is gone")
  func full() throws {
    let pipe = try Ends()
    let page = [UInt8](repeating: 7, count: 4096)
    var taken = 0
    while case .moved(let count) = page.withUnsafeBytes({ pipe.writing.transfer(from: $0) }) {
      taken += count
    }
    #expect(
      taken >= 4096 && page.withUnsafeBytes { pipe.writing.transfer(from: $0) } == .nothing
        && !pipe.writing.wait(until: .writable, milliseconds: 0))

    var bytes: [UInt8] = []
    let none = FileDescriptor(rawValue: -1)
    #expect(
      (none.transfer(into: &bytes, atMost: 1), page.withUnsafeBytes { none.transfer(from: $0) })
        == (.gone, .gone))
  }

  @Test("at the end of the input a waiting read returns no bytes, a transfer reports gone")
  func end() throws {
    let (reading, writing) = try FileDescriptor.pipe()
    defer { try? reading.close() }
    try writing.writeAll([1, 2])
    try writing.close()

    #expect(try (reading.read(atMost: 9), reading.read(atMost: 9)) == ([1, 2], []))
    var bytes: [UInt8] = []
    #expect(reading.transfer(into: &bytes, atMost: 9) == .gone)
  }

  @Test("all bytes are written and read, even if the pipe is full or empty at times")
  func waits() throws {
    let pipe = try Ends()
    let writer = TestThread { try? pipe.writing.writeAll(Self.text) }
    var read: [UInt8] = []
    while read.count < Self.text.count { read += try pipe.reading.read(atMost: 10_000) }
    writer.join()

    #expect(read == Self.text)
  }

  @Test("a write without a reader is an error once the signal is ignored")
  func brokenPipe() async {
    await #expect(processExitsWith: .success) {
      Signal.brokenPipe.ignore()
      let (reading, writing) = try FileDescriptor.pipe()
      try reading.close()
      #expect(throws: SystemError.brokenPipe) { try writing.writeAll([1]) }
      #expect([UInt8(1)].withUnsafeBytes { writing.transfer(from: $0) } == .gone)
    }
  }

  @Test("signals interrupt neither reading nor writing")
  func interruptions() async {
    await #expect(processExitsWith: .success) {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in Interruptions.count.add(1, ordering: .relaxed) }
      #else
      action.__sigaction_handler.sa_handler = { _ in
        Interruptions.count.add(1, ordering: .relaxed)
      }
      #endif
      // Without SA_RESTART each signal interrupts the call.
      #expect(sigaction(SIGUSR1, &action, nil) == 0)
      let pipe = try Ends()
      pipe.letWait()

      let reader = TestThread {
        TestThread.unblock(SIGUSR1)
        Interruptions.read.store(
          (try? pipe.reading.read(atMost: 9).count) ?? -1, ordering: .relaxed)
      }
      Interruptions.send(50, to: reader)
      try pipe.writing.writeAll([1])
      reader.join()
      #expect(Interruptions.read.load(ordering: .relaxed) == 1)

      let writer = TestThread {
        TestThread.unblock(SIGUSR1)
        try? pipe.writing.writeAll(Self.text)
      }
      Interruptions.send(50, to: writer)
      var read: [UInt8] = []
      while read.count < Self.text.count { read += try pipe.reading.read(atMost: 10_000) }
      writer.join()
      #expect(read == Self.text)
    }
  }
}

/// Signals that are sent to a thread while it waits.
private enum Interruptions {
  static let count = Atomic(0)
  /// The number of bytes that were read nevertheless.
  static let read = Atomic(0)

  /// Sends signals, each after the previous one was received.
  static func send(_ number: Int, to thread: borrowing TestThread) {
    for _ in 0..<number {
      let before = count.load(ordering: .relaxed)
      thread.send(SIGUSR1)
      while count.load(ordering: .relaxed) == before { sched_yield() }
    }
  }
}
