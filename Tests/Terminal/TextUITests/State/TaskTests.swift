import Synchronization
import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct TaskTests {
  /// Lets a test wait for a background task.
  nonisolated final class Signal: Sendable {
    private let stream: AsyncStream<Int>
    private let continuation: AsyncStream<Int>.Continuation

    init() {
      (stream, continuation) = AsyncStream.makeStream()
    }

    func send(_ number: Int = 0) {
      continuation.yield(number)
    }

    /// Returns the next number that was sent.
    func next() async -> Int {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next() ?? -1
    }
  }

  @Test("the result of a task is received in the next frame")
  func result() async {
    struct Loader: View {
      @State var word = "wait"
      var body: some View { Text(word).task({ "done" }, receive: { word = $0 }) }
    }
    let window = Window { Loader() }
    let arrived = Signal()
    window.onResult { arrived.send() }
    var screens = [window.rows(4, 1)]
    _ = await arrived.next()
    screens.append(window.rows(4, 1))
    screens.append(window.rows(4, 1))
    #expect(screens == [["wait"], ["done"], ["done"]])
  }

  @Test("a new id restarts the task, and cancels the old one")
  func anotherID() async {
    let (id, heard) = (Box(1), Box([Int]()))
    let (started, cancelled, arrived) = (Signal(), Signal(), Signal())
    let window = Window {
      let own = id.value
      return Text("a").task(id: own) {
        started.send(own)
        if own == 1 {
          await withTaskCancellationHandler {
            _ = await Signal().next()
          } onCancel: {
            cancelled.send(own)
          }
        }
        return own
      } receive: {
        heard.value.append($0)
      }
    }
    window.onResult { arrived.send() }
    _ = window.rows(1, 1)
    #expect(await started.next() == 1)
    id.value = 2
    _ = window.rows(1, 1)
    #expect(await [cancelled.next(), started.next()] == [1, 2])
    _ = await arrived.next()
    _ = window.rows(1, 1)
    _ = window.rows(1, 1)
    #expect(heard.value == [2])
  }

  @Test("a task is cancelled when its view is removed, and a late result is dropped")
  func gone() async {
    let (isThere, heard) = (Box(true), Box(0))
    let (cancelled, arrived) = (Signal(), Signal())
    let window = Window {
      if isThere.value {
        Text("a").task {
          await withTaskCancellationHandler {
            _ = await Signal().next()
          } onCancel: {
            cancelled.send(1)
          }
        } receive: {
          heard.value += 1
        }
        Text("b").task({ 1 }, receive: { _ in heard.value += 1 })
      }
    }
    window.onResult { arrived.send() }
    _ = window.rows(1, 2)
    _ = await arrived.next()
    isThere.value = false
    window.store.mainQueue.onPost {}
    #expect(await (window.rows(1, 2), cancelled.next()) == ([" ", " "], 1))
    _ = window.rows(1, 2)
    #expect(heard.value == 1)
  }

  @Test("frames without changes do not restart a task")
  func once() async {
    let started = Mutex(0)
    let arrived = Signal()
    let window = Window {
      Text("a").task({ started.withLock { $0 += 1 } }, receive: {})
    }
    window.onResult { arrived.send() }
    for _ in 0..<5 { _ = window.rows(1, 1) }
    _ = await arrived.next()
    for _ in 0..<5 { _ = window.rows(1, 1) }
    #expect(started.withLock { $0 } == 1)
  }

  @Test("deferred tasks begin on request, each once")
  func deferred() async {
    let started = Mutex(0)
    let arrived = Signal()
    let window = Window {
      Text("a").task({ started.withLock { $0 += 1 } }, receive: {})
    }
    window.defersTasks = true
    window.onResult { arrived.send() }
    for _ in 0..<3 { _ = window.rows(1, 1) }
    #expect(window.store.newTasks.count == 1 && started.withLock(\.self) == 0)

    window.beginTasks()
    window.beginTasks()
    _ = await arrived.next()
    #expect(window.store.newTasks.isEmpty && started.withLock(\.self) == 1)
  }

  @Test("a task whose view is removed before it begins never begins")
  func goneBefore() async {
    let isThere = Box(true)
    let started = Mutex<[String]>([])
    let arrived = Signal()
    let window = Window {
      if isThere.value { Text("a").task({ started.withLock { $0.append("a") } }, receive: {}) }
      Text("b").task({ started.withLock { $0.append("b") } }, receive: {})
    }
    window.defersTasks = true
    window.onResult { arrived.send() }
    _ = window.rows(1, 2)
    isThere.value = false
    _ = window.rows(1, 2)
    window.beginTasks()
    _ = await arrived.next()
    #expect(started.withLock(\.self) == ["b"])
  }

  @Test("a task whose condition is false is checked once for each id, and has no result")
  func mayNotBegin() async {
    let (id, questions) = (Box(1), Box([Int]()))
    let started = Mutex<[Int]>([])
    let arrived = Signal()
    let window = Window {
      let own = id.value
      Text("a").task(id: own) {
        questions.value.append(own)
        return own == 2
      } _: {
        started.withLock { $0.append(own) }
      } receive: {
      }
    }
    window.onResult { arrived.send() }
    for _ in 0..<3 { _ = window.rows(1, 1) }
    id.value = 2
    _ = window.rows(1, 1)
    _ = await arrived.next()
    #expect(questions.value == [1, 2] && started.withLock(\.self) == [2])
  }
}
