import Testing

@testable import MemorySimulation

@Suite("Memory in separate cache lines")
struct OwnCacheLinesTests {
  @Test(
    "no two buffers of any size share a block of 128 bytes",
    arguments: [1, 63, 64, 65])
  func apart(capacity: Int) {
    let buffers = (0..<20).map { _ in
      UnsafeMutableBufferPointer<UInt16>.inOwnCacheLines(capacity: capacity)
    }
    defer { for buffer in buffers { buffer.deallocate() } }
    var lines: Set<UInt> = []
    for buffer in buffers {
      let start = UInt(bitPattern: buffer.baseAddress)
      let own = Set((0..<UInt(2 * capacity)).map { (start + $0) / 128 })
      #expect(buffer.count == capacity && start.isMultiple(of: 128) && lines.isDisjoint(with: own))
      lines.formUnion(own)
    }
  }
}
