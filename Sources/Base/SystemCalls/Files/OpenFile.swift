#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file; a class, because it is closed with the last reference to it.
public final class OpenFile: Sendable {
  private let descriptor: FileDescriptor

  /// Opens a file with a close-on-exec descriptor; only `writing` waits for the end of a named
  /// pipe.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the working directory.
  ///   - access: The purpose; a new file is readable and writable by its owner only.
  /// - Throws: `SystemError`, such as `noSuchFile`.
  public init(_ path: String, for access: FileAccess) throws(SystemError) {
    descriptor = try FileDescriptor(opening: path, for: access)
  }

  /// Creates and locks a lock file; nil if another process has the lock.
  ///
  /// The owner of the lock removes the file before releasing it; a file left by a killed process
  /// locks nothing.
  ///
  /// - Parameter path: The path of a file that has no other purpose.
  /// - Returns: The lock file, whose lock ends with it.
  /// - Throws: `SystemError`, such as for a link.
  public static func lockFile(at path: String) throws(SystemError) -> OpenFile? {
    for _ in 0..<mostAttempts {
      let file = try OpenFile(path, for: .locking)
      guard try file.lock() else { return nil }
      // The previous owner may have removed the file after it was opened here. Then the lock is
      // void, and another file is locked at once, because nobody has to be waited for.
      if try FileSystem.status(of: path)?.identity == file.status().identity { return file }
    }
    return nil
  }

  /// The limit of attempts to lock a file that another process removes each time.
  private static let mostAttempts = 1_000

  /// Finds out whether another process has the lock of a lock file.
  ///
  /// The file is neither created nor written, so that a watch of its folder reports nothing.
  ///
  /// - Parameter path: The path that the other process gave to `lockFile(at:)`.
  /// - Returns: True if it has; false also if there is no such file.
  /// - Throws: `SystemError` if the file cannot be opened.
  public static func isLocked(at path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try !OpenFile(path, for: .reading).take(LOCK_SH, orWithoutLocks: true)
    } catch {
      if error == .noSuchFile { return false }
      throw error
    }
  }

  deinit {
    // A program that another thread is starting has a copy of the descriptor, which would keep the
    // lock.
    flock(descriptor.rawValue, LOCK_UN)
    try? descriptor.close()
  }

  /// Returns the status of the file, even if it has no name any more.
  public func status() throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try uninterrupted { fstat(descriptor.rawValue, &status) }
    return FileStatus(status)
  }

  /// Reads from the current position; no bytes at the end.
  ///
  /// - Precondition: `count` is above zero.
  /// - Throws: `SystemError`, which is `noWriter` for a named pipe without a writer.
  public func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    try descriptor.readFile(atMost: count)
  }

  /// Returns a byte, or nil beyond the end.
  public func byte(at offset: Int) throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    let count = try uninterrupted { pread(descriptor.rawValue, &byte, 1, off_t(offset)) }
    return count == 0 ? nil : byte
  }

  /// Returns the bytes of a range, independent of the current position; fewer at the end of the
  /// file.
  ///
  /// - Throws: `SystemError`, also for a negative offset.
  public func bytes(in range: Range<Int>) throws(SystemError) -> [UInt8] {
    guard range.lowerBound >= 0 else { throw SystemError(code: EINVAL) }
    var bytes: [UInt8] = []
    while bytes.count < range.count {
      let rest = min(range.count - bytes.count, Self.pieceSize)
      let piece = try piece(at: range.lowerBound + bytes.count, atMost: rest)
      if piece.isEmpty { break }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  // Limits the memory for a range that extends far beyond the end of the file.
  private static let pieceSize = 1 << 20

  private func piece(at place: Int, atMost count: Int) throws(SystemError) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: count)
    let read = try uninterrupted {
      piece.withUnsafeMutableBytes {
        pread(descriptor.rawValue, $0.baseAddress, count, off_t(place))
      }
    }
    piece.removeLast(count - read)
    return piece
  }

  /// Writes bytes in one call, and returns the number that was accepted.
  public func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try uninterrupted {
      bytes.withUnsafeBytes { systemWrite(descriptor.rawValue, $0.baseAddress, $0.count) }
    }
  }

  /// Writes bytes at an offset in one call, and returns the number that was accepted.
  public func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) -> Int {
    try uninterrupted {
      bytes.withUnsafeBytes { pwrite(descriptor.rawValue, $0.baseAddress, $0.count, off_t(offset)) }
    }
  }

  /// Truncates the file, or extends it with zeros.
  public func truncate(to size: Int) throws(SystemError) {
    _ = try uninterrupted { ftruncate(descriptor.rawValue, off_t(size)) }
  }

  /// Changes the permissions of the file.
  public func setMode(_ mode: UInt32) throws(SystemError) { try descriptor.setMode(mode) }

  /// Waits until the disk has all written bytes.
  public func sync() throws(SystemError) { try descriptor.sync() }

  /// Takes the exclusive lock of the file, which ends with this object.
  ///
  /// - Parameter answer: The result on a file system without locks.
  /// - Returns: True if the lock was free.
  /// - Throws: `SystemError` for any other error.
  public func lock(orWithoutLocks answer: Bool = true) throws(SystemError) -> Bool {
    try take(LOCK_EX, orWithoutLocks: answer)
  }

  private func take(_ kind: Int32, orWithoutLocks answer: Bool) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try uninterrupted { flock(descriptor.rawValue, kind | LOCK_NB) }
      return true
    } catch {
      if error.isTemporary { return false }
      if error.meansNoLocks { return answer }
      throw error
    }
  }
}
