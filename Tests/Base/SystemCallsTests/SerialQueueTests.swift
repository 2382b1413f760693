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

  @Test("blocks run in the order in which they were added")
  func keepsOrder() {
    let (queue, diary) = (SerialQueue(), Diary())
    for number in 0..<1000 { queue.async { diary.write(number) } }
    queue.finish()

    #expect(diary.all == Array(0..<1000))
  }

  @Test("one block runs at a time, for any number of callers")
  func doesOneAtATime() async {
    let (queue, diary) = (SerialQueue(), Diary())
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          queue.async { diary.write(number) }
        }
      }
    }
    queue.finish()

    #expect(diary.all.sorted() == Array(0..<200))
    #expect(diary.mostWriters == 1)
  }

  @Test("finish waits also for blocks that other blocks add")
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
  }

  @Test("finish returns at once if the queue is empty, and more can be added")
  func beginsAgain() {
    let (queue, diary) = (SerialQueue(), Diary())
    queue.finish()
    for number in 0..<20 {
      queue.async { diary.write(number) }
      queue.finish()
      #expect(diary.all.count == number + 1)
    }
  }

  @Test("a queue without owners finishes its work")
  func outlivesItsOwner() {
    let (last, diary) = (SerialQueue(), Diary())
    do {
      let queue = SerialQueue()
      queue.async {
        diary.write(1)
        last.async { diary.write(2) }
      }
      queue.finish()
    }
    last.finish()

    #expect(diary.all == [1, 2])
  }
}
