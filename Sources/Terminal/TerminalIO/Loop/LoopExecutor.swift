import CMainActor
import Synchronization
import SystemCalls

/// The executor of the main actor while an event loop occupies its thread.
///
/// Without it, jobs would wait for Dispatch, which gets the thread only after the loop. Its
/// instances live as long as the process, because tasks may refer to them after the loop. All loops
/// share one, because there is one main actor.
package final class LoopExecutor: SerialExecutor {
  static let shared = LoopExecutor(main_actor_has_hook() ? .replacing : .runningMainQueue)
  /// The executor as it is where the runtime has no hook.
  package static let withoutHook = LoopExecutor(.runningMainQueue)

  /// The way in which jobs get to the loop.
  enum Way {
    /// This executor replaces that of the runtime.
    case replacing
    /// The loop runs Dispatch's main queue, to which the runtime has added them.
    case runningMainQueue
  }
  private let way: Way

  private struct Content {
    var jobs: [UnownedJob] = []
    /// The number of loops, running or about to run, whose thread the main actor has.
    var loops = 0
    /// Ends the wait of the loop.
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  init(_ way: Way) { self.way = way }

  /// Collects the jobs of the main actor while a loop on this thread runs them.
  ///
  /// - Parameter body: Runs the loop; jobs that are left afterwards take their usual way.
  /// - Throws: The error of the body.
  func collectingJobs<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    content.withLock { $0.loops += 1 }
    if way == .replacing {
      main_actor_set_executor(
        unsafeBitCast(asUnownedSerialExecutor(), to: ExecutorReference.self))
    }
    main_actor_set_here(true)
    defer { stopCollecting() }
    try body()
  }

  private func stopCollecting() {
    if content.withLock({ $0.loops }) == 1 {
      main_actor_set_here(false)
      // Before jobs are no longer collected: otherwise a job that another thread enqueues in
      // between would be left to a runtime whose executor is this one, again and again.
      main_actor_reset_executor()
    }
    for job in endCollecting() { leaveToRuntime(job) }
  }

  /// Returns the jobs that are left after the last loop.
  private func endCollecting() -> [UnownedJob] {
    content.withLock { content in
      content.loops -= 1
      guard content.loops == 0 else { return [] }
      defer { content = Content() }
      return content.jobs
    }
  }

  /// Sets the closure that ends the wait of the loop; called on any thread.
  func onEnqueue(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
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

  package func checkIsolated() {
    precondition(main_actor_is_here(), "Not on the thread of the event loop and the main actor")
  }

  package func isIsolatingCurrentContext() -> Bool? { main_actor_is_here() }

  private func leaveToRuntime(_ job: UnownedJob) {
    main_actor_enqueue(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }
}

extension LoopExecutor {
  /// The descriptor that ends the wait of the loop besides `onEnqueue`; nil if there is none.
  var descriptor: FileDescriptor? {
    guard way == .runningMainQueue else { return nil }
    let descriptor = main_queue_descriptor()
    return descriptor < 0 ? nil : FileDescriptor(rawValue: descriptor)
  }

  /// Runs jobs in their order, those included that they enqueue, while a condition holds.
  ///
  /// If jobs are left, the loop is woken again. Dispatch, however, runs all jobs that are there,
  /// and none that they enqueue.
  ///
  /// - Returns: True if any job ran.
  func run(while condition: () -> Bool) -> Bool {
    if way == .runningMainQueue { return runMainQueue() }
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

  private func runMainQueue() -> Bool {
    var counts: [UInt8] = []
    // Before the jobs, because those that they enqueue make the descriptor readable again.
    guard case .moved = descriptor?.transfer(into: &counts, atMost: 8) else { return false }
    main_queue_run()
    return true
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
