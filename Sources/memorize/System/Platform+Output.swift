#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that are written.
extension Platform {
  /// Where a path leads.
  struct OutputTarget: Equatable {
    /// No symbolic link any more.
    let path: String
    /// Whether it is a file that others can take the place of, or nothing yet.
    let isPlain: Bool
    /// Who may read and write it; nil if it is not there.
    let mode: mode_t?
  }

  /// Follows symbolic links, so that they stay and what they lead to is replaced.
  ///
  /// - Throws: `SystemError` for a folder, and for a file that may not be written.
  static func outputTarget(_ path: String) throws(SystemError) -> OutputTarget {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw SystemError(code: errno) }
      return OutputTarget(path: try newFile(path), isPlain: true, mode: nil)
    }
    let isPlain = status.st_mode & S_IFMT == S_IFREG
    guard access(path, W_OK) == 0 else { throw SystemError(code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    return OutputTarget(
      path: isPlain ? try realPath(path) : path, isPlain: isPlain,
      mode: status.st_mode & 0o7777)
  }

  /// What is not there yet, also behind links that lead to nothing.
  private static func newFile(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let destination = destination(ofLink: path) else { return path }
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      path = destination.hasPrefix("/") ? destination : folder + destination
    }
    throw SystemError(code: ELOOP)
  }

  private static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let size = readlink(path, &bytes, bytes.count)
    guard size > 0 else { return nil }
    return String(decoding: bytes[..<size].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func realPath(_ path: String) throws(SystemError) -> String {
    guard let real = realpath(path, nil) else { throw SystemError(code: errno) }
    defer { free(real) }
    return String(cString: real)
  }

  /// Makes an empty file beside a target, with its permissions if it is there.
  static func createPartial(
    of target: OutputTarget
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    for number in 0..<1_000 {
      let path = "\(target.path).partial-\(getpid())" + (number > 0 ? "-\(number)" : "")
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        if let mode = target.mode { fchmod(descriptor, mode) }
        return (descriptor, path)
      }
      if errno != EEXIST { throw SystemError(code: errno) }
    }
    throw SystemError(code: EEXIST)
  }

  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    return descriptor
  }

  /// Waits until the disk has what was written, where a file system can tell.
  static func sync(_ descriptor: Int32) throws(SystemError) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw SystemError(code: errno)
    }
  }

  static func closeFile(_ descriptor: Int32) throws(SystemError) {
    guard close(descriptor) == 0 || errno == EINTR else { throw SystemError(code: errno) }
  }

  static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw SystemError(code: errno) }
  }

  /// A write to a pipe whose reader has gone fails from now on, instead of ending the program
  /// before it has put away its files.
  static func letWritesToClosedPipesFail() { signal(SIGPIPE, SIG_IGN) }

  static func removeFile(_ path: String) { unlink(path) }

  /// Makes a folder in one that is there; one that is there already will do.
  static func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .inputOutput(shown(path), SystemError(code: errno))
    }
  }
}
