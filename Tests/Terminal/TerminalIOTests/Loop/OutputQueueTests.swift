import SystemCalls
import Testing

@testable import TerminalIO

@Suite struct OutputQueueTests {
  private let text = Array("a picture of some length".utf8)

  @Test("all bytes arrive in order, in chunks of any size", arguments: 1...25)
  func pieces(size: Int) {
    var queue = OutputQueue()
    queue.append(text)
    var taken: [UInt8] = []
    var rounds = 0

    while !queue.isEmpty {
      var isReady = true
      let isThere = queue.send { bytes in
        defer { isReady = false }
        guard isReady else { return .nothing }
        taken += bytes.prefix(size)
        return .moved(min(size, bytes.count))
      }
      #expect(isThere)
      rounds += 1
    }

    #expect((taken, rounds) == (text, (text.count + size - 1) / size))
  }

  @Test("a terminal that takes all bytes is written to once, and one that is gone is reported once")
  func once() {
    var queue = OutputQueue()
    queue.append(text)
    var count = 0

    #expect(
      queue.send {
        count += 1
        return .moved($0.count)
      })
    #expect(queue.isEmpty && count == 1 && queue.send { _ in .gone })

    var gone = OutputQueue()
    gone.append(text)

    #expect(!gone.send { _ in .gone })
  }

  @Test("appended bytes follow the pending ones")
  func append() {
    var queue = OutputQueue()
    queue.append([1, 2])
    #expect(queue.send { _ in .nothing })
    queue.append([3])
    var taken: [UInt8] = []
    _ = queue.send {
      taken += $0
      return .moved($0.count)
    }
    #expect(taken == [1, 2, 3])

    queue.append([4])
    queue.removeAll()
    #expect(queue.isEmpty)
  }
}
