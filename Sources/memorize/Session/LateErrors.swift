import MemoryStore
import MemoryViewModel
import Synchronization

/// What went wrong with documents while nobody waited for them.
///
/// A class, because threads that write add to it and the program reports it.
final class LateErrors: Sendable {
  private let errors = Mutex<[StorageError]>([])

  /// The same storage, but nobody waits for a document to be replaced.
  func heed(_ storage: Storage) -> Storage {
    storage.writingBehind { error in self.errors.withLock { $0.append(error) } }
  }

  /// Says on standard error what went wrong, each thing once.
  func report() {
    let errors = self.errors.withLock { errors in
      defer { errors = [] }
      return errors
    }
    for (index, error) in errors.enumerated() where !errors[..<index].contains(error) {
      StandardError.report("could not be saved: \(error)")
    }
  }
}
