#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is open until the last reference to it goes, hence a class.
public final class OpenFile: Sendable {
  private let descriptor: FileDescriptor

  /// Opens a file; no other program gets it, and only `writing` waits for the end of a named pipe.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to where the process works.
  ///   - access: What for; a file that is made is for its owner's eyes only.
  /// - Throws: `SystemError`, such as `noSuchFile`.
  public init(_ path: String, for access: FileAccess) throws(SystemError) {
    descriptor = try FileDescriptor(opening: path, for: access)
  }

  /// Makes a file only to hold its lock, as one holds a place; nobody else holds it meanwhile.
  ///
  /// Fails when somebody else has it. Who has it removes the file before letting go of it; one left
  /// by a process that was killed locks nothing.
  ///
  /// - Parameter path: Of a file that nothing else is done with.
  /// - Throws: `SystemError`, such as for a link.
  public convenience init?(lockingAt path: String) throws(SystemError) {
    try self.init(path, for: .locking)
    guard try lock() else { return nil }
    // The one before may have removed it after it was opened here: then this lock means nothing.
    guard try FileSystem.status(of: path)?.identity == status().identity else { return nil }
  }

  deinit {
    // A program that another thread is just starting has a copy, with which a lock would stay.
    flock(descriptor.rawValue, LOCK_UN)
    try? descriptor.close()
  }

  /// What the system says of the file, even if it has no name any more.
  public func status() throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try uninterrupted { fstat(descriptor.rawValue, &status) }
    return FileStatus(status)
  }

  /// Reads from where it stands; no bytes at the end.
  ///
  /// - Precondition: `count` is above zero.
  /// - Throws: `SystemError`, which is `noWriter` for a named pipe that no program writes to.
  public func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    try descriptor.readFile(atMost: count)
  }

  /// One byte, or nil beyond the end.
  public func byte(at offset: Int) throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    let count = try uninterrupted { pread(descriptor.rawValue, &byte, 1, off_t(offset)) }
    return count == 0 ? nil : byte
  }

  /// The bytes of a range, wherever reading stands; fewer where the file ends before.
  ///
  /// - Throws: `SystemError`, also for a range that begins before the file does.
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

  // No more memory is taken for a range that goes far beyond the end of the file.
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

  /// Hands bytes to the system in one call, and tells how many it took.
  public func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try uninterrupted {
      bytes.withUnsafeBytes { systemWrite(descriptor.rawValue, $0.baseAddress, $0.count) }
    }
  }

  /// Cuts the file off, or fills it up with zeros.
  public func truncate(to size: Int) throws(SystemError) {
    _ = try uninterrupted { ftruncate(descriptor.rawValue, off_t(size)) }
  }

  /// Gives the file other permissions.
  public func setMode(_ mode: UInt32) throws(SystemError) { try descriptor.setMode(mode) }

  /// Waits until the disk has all that was written.
  public func sync() throws(SystemError) { try descriptor.sync() }

  /// Takes the lock of the file, which ends with it; no other opening of it gets one meanwhile.
  ///
  /// - Parameter answer: What to say on a file system without locks.
  /// - Returns: Whether it was free.
  /// - Throws: `SystemError` for anything else that went wrong.
  public func lock(orWithoutLocks answer: Bool = true) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try uninterrupted { flock(descriptor.rawValue, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error.isTemporary { return false }
      if error.meansNoLocks { return answer }
      throw error
    }
  }
}
