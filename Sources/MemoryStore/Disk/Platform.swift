import MemoryModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the store asks of the operating system; no other file imports it.
enum Platform {
  /// Opens a file without ever waiting for the other end of a pipe.
  static func open(_ path: String, _ purpose: Purpose) throws(SystemError) -> Descriptor {
    let number = systemOpen(path, purpose.flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    return Descriptor(number: try checked(number))
  }

  enum Purpose {
    case reading
    case appending
    /// Makes a new file, and fails if there is one.
    case creating
    case locking

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .appending: O_RDWR | O_APPEND
      case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
      }
    }
  }

  static func createFolder(_ path: String) throws(SystemError) {
    _ = try checked(mkdir(path, 0o700))
  }

  static func rename(_ path: String, to newPath: String) throws(SystemError) {
    _ = try checked(systemRename(path, newPath))
  }

  static func link(_ path: String, as newPath: String) throws(SystemError) {
    _ = try checked(systemLink(path, newPath))
  }

  static func remove(_ path: String) throws(SystemError) {
    _ = try checked(unlink(path))
  }

  /// What is at a path, a link itself rather than what it leads to; nil for nothing.
  static func status(_ path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    if lstat(path, &status) == 0 { return FileStatus(status) }
    return errno == ENOENT ? nil : try fail()
  }

  /// Whether there is anything at a path, at the end of all links.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Where a symbolic link leads, as it says.
  static func destination(ofLink path: String) throws(SystemError) -> String {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      buffer.withMemoryRebound(to: CChar.self) { letters in
        guard let start = letters.baseAddress else { return }
        count = readlink(path, start, letters.count)
      }
      filled = max(0, count)
    }
    return count < 0 ? try fail() : String(decoding: bytes, as: UTF8.self)
  }

  /// What a folder holds, in no order, itself and its parent left out.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { return try fail() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  static var processNumber: Int32 { getpid() }

  static func waitAMillisecond() { usleep(1_000) }

  /// Makes a limit on the size of files an error instead of the end of the process.
  static func surviveFileSizeLimits() {
    signal(SIGXFSZ, SIG_IGN)
  }

  fileprivate static func checked(_ result: Int32) throws(SystemError) -> Int32 {
    result < 0 ? try fail() : result
  }

  fileprivate static func fail<Result>() throws(SystemError) -> Result {
    throw SystemError(code: errno)
  }
}

/// An open file, closed with its last reference, hence a class.
final class Descriptor: Sendable {
  private let number: Int32

  fileprivate init(number: Int32) { self.number = number }

  deinit { close(number) }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try Platform.checked(fstat(number, &status))
    return FileStatus(status)
  }

  /// Reads from where it stands; no bytes at the end.
  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat { size = systemRead(number, buffer.baseAddress, count) } while size < 0 && isRetried()
      filled = max(0, size)
    }
    return size < 0 ? try Platform.fail() : bytes
  }

  func byte(at offset: Int) throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    let count = pread(number, &byte, 1, off_t(offset))
    return count < 0 ? try Platform.fail() : count == 0 ? nil : byte
  }

  /// Hands bytes to the system in one call, and tells how many it took.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { bytes in
      var count = 0
      repeat {
        count = systemWrite(number, bytes.baseAddress, bytes.count)
      } while count < 0 && isRetried()
      return count
    }
    return count < 0 ? try Platform.fail() : count
  }

  func cut(to size: Int) throws(SystemError) {
    _ = try Platform.checked(ftruncate(number, off_t(size)))
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    _ = try Platform.checked(fchmod(number, mode_t(mode)))
  }

  /// Waits until the disk has it all.
  func sync() throws(SystemError) {
    #if canImport(Darwin)
    // On Darwin `fsync` alone leaves it in the disk's own cache.
    if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try Platform.checked(fsync(number))
  }

  /// Takes the lock of the file.
  ///
  /// - Parameter answer: What to say on a file system without locks.
  /// - Returns: Whether it was free.
  /// - Throws: `SystemError` for anything else that went wrong.
  func lock(orWithoutLocks answer: Bool = true) throws(SystemError) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) < 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      case ENOLCK, EOPNOTSUPP, ENOSYS: return answer
      default: return try Platform.fail()
      }
    }
    return true
  }
}

private func isRetried() -> Bool { errno == EINTR }

private let systemOpen = { @Sendable (path: String, flags: Int32, mode: mode_t) in
  open(path, flags, mode)
}
private let systemRead = read
private let systemWrite = write
private let systemRename: @Sendable (String, String) -> Int32 = { rename($0, $1) }
private let systemLink: @Sendable (String, String) -> Int32 = { link($0, $1) }

extension FileStatus {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    names = Int(status.st_nlink)
  }
}

extension SystemError {
  package static let isFull = SystemError(code: ENOSPC)
  package static let isInputOutput = SystemError(code: EIO)
  package static let hasNoLinks = SystemError(code: EPERM)
  static let isMissing = SystemError(code: ENOENT)
  static let isThere = SystemError(code: EEXIST)
  static let isLoop = SystemError(code: ELOOP)
  static let isNoFile = SystemError(code: EISDIR)

  /// Whether a file system cannot give a file a second name.
  var meansNoLinks: Bool { [EPERM, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code) }

  /// Whether there is nothing to sync, as with folders on some file systems.
  var meansNoSync: Bool { [EINVAL, EOPNOTSUPP, ENOSYS, EBADF].contains(code) }

  /// In the system's own words.
  var reason: String { String(cString: strerror(code)) }

  /// The same as an error about a document.
  func about(_ name: String) -> StorageError {
    switch code {
    case ENOSPC, EDQUOT: .full(name)
    case EROFS, EACCES, EPERM: .readOnly(name)
    case ENOENT: .missing(name)
    case EEXIST: .taken(name)
    case ENOTDIR, EISDIR, ENXIO: .notAFile(name)
    case ENAMETOOLONG: .badName(name)
    default: .inaccessible(name, reason: reason)
    }
  }
}
