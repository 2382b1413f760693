import CMainActor
import Synchronization

/// The executor of the main actor while an event loop occupies its thread.
///
/// Without it, jobs would wait for Dispatch, which gets the thread only after the loop. It has one
/// instance, because there is one main actor, and tasks may refer to it after the loop.
final class LoopExecutor: SerialExecutor {
  static let shared = LoopExecutor()

  private struct Content {
    var jobs: [UnownedJob] = []
    /// The number of loops, running or about to run, whose thread the main actor has.
    var loops = 0
    /// Ends the wait of the loop.
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  private init() {}

  /// Collects the jobs of the main actor while a loop on this thread runs them.
  ///
  /// - Parameter body: Runs the loop; jobs that are left afterwards take their usual way.
  /// - Throws: The error of the body.
  func collectingJobs<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    content.withLock { $0.loops += 1 }
    main_actor_set_executor(
      unsafeBitCast(asUnownedSerialExecutor(), to: ExecutorReference.self))
    defer { stopCollecting() }
    try body()
  }

  private func stopCollecting() {
    let rest = content.withLock { content -> [UnownedJob]? in
      content.loops -= 1
      guard content.loops == 0 else { return nil }
      defer { content = Content() }
      return content.jobs
    }
    guard let rest else { return }
    main_actor_reset_executor()
    for job in rest { leaveToRuntime(job) }
  }

  /// Sets the closure that ends the wait of the loop; called on any thread.
  func onEnqueue(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isCollected = content.withLock { content in
      guard content.loops > 0 else { return false }
      content.jobs.append(job)
      // Once is enough, because the loop takes all jobs when it wakes up.
      if content.jobs.count == 1 { content.wake?() }
      return true
    }
    if !isCollected { leaveToRuntime(job) }
  }

  func checkIsolated() {
    precondition(main_actor_is_here(), "Not on the thread of the event loop and the main actor")
  }

  func isIsolatingCurrentContext() -> Bool? { main_actor_is_here() }

  private func leaveToRuntime(_ job: UnownedJob) {
    main_actor_enqueue(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }
}

extension LoopExecutor {
  /// Runs jobs in their order, those included that they enqueue, while a condition holds.
  ///
  /// If jobs are left, the loop is woken again.
  ///
  /// - Returns: True if any job ran.
  func run(while condition: () -> Bool) -> Bool {
    var hasRun = false
    while true {
      let batch = take()
      if batch.isEmpty { return hasRun }
      for (index, job) in batch.enumerated() {
        guard condition() else {
          putBack(batch[index...])
          return hasRun
        }
        job.runSynchronously(on: asUnownedSerialExecutor())
        hasRun = true
      }
    }
  }

  private func take() -> [UnownedJob] {
    content.withLock { content in
      defer { content.jobs = [] }
      return content.jobs
    }
  }

  private func putBack(_ jobs: ArraySlice<UnownedJob>) {
    content.withLock { content in
      content.jobs.insert(contentsOf: jobs, at: 0)
      content.wake?()
    }
  }
}
