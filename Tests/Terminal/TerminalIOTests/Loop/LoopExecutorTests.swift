import Synchronization
import Testing

@testable import TerminalIO

@Suite("The executor of the main actor", .serialized)
@MainActor struct LoopExecutorTests {
  private let executor = LoopExecutor.shared

  /// Runs the jobs that wait, and those that they enqueue.
  private func run() { _ = executor.run { true } }

  @Test("jobs run in their order, and those that are left run next, and wake the loop again")
  func order() {
    let numbers = Box([Int]())
    executor.collectingJobs {
      for number in 1...3 {
        Task {
          numbers.value.append(number)
          Task { numbers.value.append(number * 10) }
        }
      }
      #expect(numbers.value.isEmpty)
      run()
      #expect(numbers.value == [1, 2, 3, 10, 20, 30])
    }

    let left = Box([Int]())
    let wakes = Mutex(0)
    executor.collectingJobs {
      for number in 1...3 { Task { left.value.append(number) } }
      executor.onEnqueue { wakes.withLock { $0 += 1 } }
      var count = 0
      _ = executor.run {
        count += 1
        return count <= 2
      }
      #expect((left.value, wakes.withLock { $0 }) == ([1, 2], 1))
      run()
      #expect(left.value == [1, 2, 3])
    }
  }

  @Test("code in a job is isolated to the main actor, and a loop in a loop leaves the jobs to it")
  func isolation() {
    func assume(_ box: Box<Int>) { MainActor.assumeIsolated { box.value += 1 } }
    let box = Box(0)
    executor.collectingJobs {
      Task { assume(box) }
      assume(box)
      run()
    }
    #expect(box.value == 2)

    let outer = Box(0)
    executor.collectingJobs {
      executor.collectingJobs {}
      Task { outer.value = 1 }
      run()
      #expect(outer.value == 1)
    }
  }

  @Test("jobs that other threads enqueue while a loop ends run once, on the usual executor")
  func enqueuedAtTheEnd() async {
    let callers = [Self.caller(), Self.caller()]
    for _ in 0..<5_000 {
      executor.collectingJobs {}
      await Task.yield()
    }
    #expect(await [callers[0].value, callers[1].value] == [5_000, 5_000])
  }

  /// Enqueues jobs from another thread, one by one, and counts those that ran.
  private nonisolated static func caller() -> Task<Int, Never> {
    Task.detached {
      var count = 0
      for _ in 0..<5_000 { count += await MainActor.run { 1 } }
      return count
    }
  }

  @Test("jobs that are left at the end run on the main actor's usual executor")
  func leftovers() async {
    let (numbers, source) = AsyncStream<Int>.makeStream()
    executor.collectingJobs {
      _ = Task { source.yield(1) }
    }
    Task.detached { await MainActor.run { _ = source.yield(2) } }
    var iterator = numbers.makeAsyncIterator()
    #expect(
      await (iterator.next(isolation: MainActor.shared), iterator.next(isolation: MainActor.shared))
        == (1, 2))
  }
}

@MainActor private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
