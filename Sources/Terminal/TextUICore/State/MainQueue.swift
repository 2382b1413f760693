import Synchronization

/// A queue of closures from other threads, which run before the next frame.
final class MainQueue: Sendable {
  private struct Content {
    var jobs: [@Sendable () -> Void] = []
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  /// Sets the closure that wakes the event loop.
  func onPost(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  func post(_ job: @escaping @Sendable () -> Void) {
    let wake = content.withLock {
      $0.jobs.append(job)
      return $0.wake
    }
    wake?()
  }

  var isEmpty: Bool { content.withLock { $0.jobs.isEmpty } }

  /// Runs all queued closures.
  ///
  /// - Returns: False if there were none.
  func deliver() -> Bool {
    let jobs = content.withLock { content in
      defer { content.jobs = [] }
      return content.jobs
    }
    for job in jobs { job() }
    return !jobs.isEmpty
  }
}
