/// An exclusive lock of a document.
///
/// A class, because the lock ends with the last reference to it. It also ends with the process.
///
/// It has a note, which stays if the process is killed, and is removed when the lock ends.
public final class StorageLock: Sendable {
  /// The note of a process that was killed while it had the lock; empty for none.
  public let formerNote: [UInt8]
  private let write: @Sendable ([UInt8]) -> Void
  private let release: @Sendable () -> Void

  /// Creates a lock.
  ///
  /// - Parameters:
  ///   - formerNote: The note of a process that was killed while it had the lock.
  ///   - write: Replaces the note, without waiting for the disk.
  ///   - release: Called once, when the last reference has gone.
  public init(
    formerNote: [UInt8] = [], write: @escaping @Sendable ([UInt8]) -> Void = { _ in },
    release: @escaping @Sendable () -> Void
  ) {
    (self.formerNote, self.write, self.release) = (formerNote, write, release)
  }

  /// Replaces the note, without waiting for the disk.
  ///
  /// A note that cannot be written is left out, because it is only a hint for the next process.
  ///
  /// - Parameter bytes: As many bytes as in any other note, so that a note is replaced whole.
  public func note(_ bytes: [UInt8]) { write(bytes) }

  deinit { release() }
}
