import MemoryModel
import MemoryStore
import MemoryViewModel
import Synchronization
import TestSupport
import Testing

@Suite("Asynchronous writing")
struct AsynchronousWritingTests {
  /// A disk whose writes wait for a gate; a class, because two threads share it.
  private final class SlowDisk: Sendable {
    let written = Mutex<[[UInt8]]>([])
    private let gate = Mutex(())

    /// Blocks all writes while a closure runs.
    func whileClosed(_ body: () throws -> Void) rethrows {
      try gate.withLock { _ in try body() }
    }

    func write(_ bytes: [UInt8]) {
      gate.withLock { _ in written.withLock { $0.append(bytes) } }
    }
  }

  private struct SlowStorage: ForwardingStorage {
    let storage: any Storage = MemoryStorage()
    let disk: SlowDisk

    func write(_ name: String, _ bytes: [UInt8]) { disk.write(bytes) }
  }

  @Test(
    "no caller waits for the disk, only the last pending write is done, and none after a rename")
  func coalesces() throws {
    let disk = SlowDisk()
    var storage = SlowStorage(disk: disk).writingAsynchronously

    try disk.whileClosed {
      for number: UInt8 in 1...100 { try storage.write("a", [number]) }
    }
    storage.flush()

    let written = disk.written.withLock { $0 }
    #expect((written.last, written.count <= 2) == ([100], true))

    storage = MemoryStorage().writingAsynchronously
    for number: UInt8 in 0..<200 {
      try storage.write("a", [number])
      storage.flush()
      try storage.write("b", [255])

      try storage.rename("a", to: "b")

      #expect(try storage.read("b", atMost: 1) == [number])
    }
  }

  @Test("after a failure the writer waits and is notified, until it succeeds")
  func failure() throws {
    let isFull = Shared(true)
    let memory = MemoryStorage(["a": [1]])
    let disk = FaultyStorage(memory) { (operation, name) throws(StorageError) in
      if operation == .write, isFull.withLock({ $0 }) { throw .full(name) }
    }
    let storage = disk.writingAsynchronously

    try storage.write("a", [2])
    #expect(
      try (
        thrown { try storage.append("a", [3]) }, thrown { try storage.write("a", [4]) },
        thrown { try storage.finish("a") }, storage.read("a", atMost: 9)
      ) == (StorageError.full("a"), StorageError.full("a"), StorageError.full("a"), [1]))
    isFull.withLock { $0 = false }
    try storage.write("a", [10])
    try storage.append("a", [5])
    try storage.finish("a")

    #expect(try storage.read("a", atMost: 9) == [10, 5])
  }
}
