import Synchronization

/// What other threads have for the next frame.
final class MainQueue: Sendable {
  private struct Content {
    var jobs: [@Sendable () -> Void] = []
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())

  /// Says how to wake up whoever draws.
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

  /// Delivers everything.
  ///
  /// - Returns: Whether there was anything.
  func deliver() -> Bool {
    let jobs = content.withLock { content in
      defer { content.jobs = [] }
      return content.jobs
    }
    for job in jobs { job() }
    return !jobs.isEmpty
  }
}
