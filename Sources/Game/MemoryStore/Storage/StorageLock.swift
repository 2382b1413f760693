/// The right to be the only one who writes a document.
///
/// A class, because the right ends when nobody holds it any more. It also ends with the process.
public final class StorageLock: Sendable {
  private let release: @Sendable () -> Void

  /// - Parameter release: Is called once, when the last reference has gone.
  public init(release: @escaping @Sendable () -> Void) {
    self.release = release
  }

  deinit { release() }
}
