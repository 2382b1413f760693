import Synchronization
import SystemCalls

/// A queue that syncs files on a background thread.
///
/// A file that is requested again while it waits is synced once.
final class SyncQueue: Sendable {
  private struct State {
    var waiting: Set<String> = []
    var failures: [String: SystemError] = [:]
  }

  private let steps: WriteStepHook
  private let state = Mutex(State())
  private let queue = SerialQueue()

  init(steps: WriteStepHook) {
    self.steps = steps
  }

  func add(_ path: String) {
    guard state.withLock({ $0.waiting.insert(path).inserted }) else { return }
    queue.async { self.sync(path) }
  }

  private func sync(_ path: String) {
    _ = state.withLock { $0.waiting.remove(path) }
    do throws(SystemError) {
      try steps.before(.syncAppended)
      try OpenFile(path, for: .reading).sync()
    } catch {
      // A file that no longer exists needs no sync.
      if error == .noSuchFile || error.meansNoSync { return }
      state.withLock { $0.failures[path] = error }
    }
  }

  /// Returns the error of a file's syncs since the last call.
  func takeFailure(of path: String) -> SystemError? {
    state.withLock { $0.failures.removeValue(forKey: path) }
  }

  func flush() { queue.finish() }
}
