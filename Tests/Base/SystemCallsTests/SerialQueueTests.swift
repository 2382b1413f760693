import Synchronization
import SystemCalls
import Testing

@Suite struct SerialQueueTests {
  /// A log of actions in order.
  private final class Diary: Sendable {
    private let lines = Mutex<[Int]>([])
    private let writers = Mutex((now: 0, most: 0))

    var all: [Int] { lines.withLock { $0 } }

    /// The largest number of simultaneous writers.
    var mostWriters: Int { writers.withLock { $0.most } }

    func write(_ line: Int) {
      writers.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      lines.withLock { $0.append(line) }
      writers.withLock { $0.now -= 1 }
    }
  }

  @Test("blocks run in their order, one at a time, for any number of callers")
  func keepsOrder() async {
    let (queue, diary) = (SerialQueue(), Diary())
    for number in 0..<1000 { queue.async { diary.write(number) } }
    queue.finish()

    #expect(diary.all == Array(0..<1000))

    let (busy, other) = (SerialQueue(), Diary())
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          busy.async { other.write(number) }
        }
      }
    }
    busy.finish()

    #expect((other.all.sorted(), other.mostWriters) == (Array(0..<200), 1))
  }

  @Test("finish waits for all blocks, returns at once without any, and needs no owners")
  func waitsForMore() {
    let (queue, diary) = (SerialQueue(), Diary())
    queue.async {
      queue.async {
        queue.async { diary.write(3) }
        diary.write(2)
      }
      diary.write(1)
    }
    queue.finish()

    #expect(diary.all == [1, 2, 3])

    let (empty, second) = (SerialQueue(), Diary())
    empty.finish()
    for number in 0..<20 {
      empty.async { second.write(number) }
      empty.finish()
      #expect(second.all.count == number + 1)
    }

    let (last, third) = (SerialQueue(), Diary())
    do {
      let queue = SerialQueue()
      queue.async {
        third.write(1)
        last.async { third.write(2) }
      }
      queue.finish()
    }
    last.finish()

    #expect(third.all == [1, 2])
  }
}
