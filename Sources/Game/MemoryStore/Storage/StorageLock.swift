/// An exclusive lock of a document.
///
/// A class, because the lock ends with the last reference to it. It also ends with the process.
public final class StorageLock: Sendable {
  private let release: @Sendable () -> Void

  /// - Parameter release: Called once, when the last reference has gone.
  public init(release: @escaping @Sendable () -> Void) {
    self.release = release
  }

  deinit { release() }
}
