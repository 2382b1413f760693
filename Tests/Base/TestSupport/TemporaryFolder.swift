#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that is removed with the last reference, hence a class.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    var name = Array("/tmp/memorize-test-XXXXXX".utf8CString)
    try name.withUnsafeMutableBufferPointer { letters in
      let isMade = letters.baseAddress.flatMap { mkdtemp($0) } != nil
      try SystemFault.check("make a folder", isMade)
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// Returns the names in a folder, including hidden files.
  public static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// A record ends after the name's zero byte, so that no more of it can be read.
  private static func name(of entry: UnsafePointer<dirent>) -> String {
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(cString: (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: UInt8.self))
  }

  /// The names in the folder, including hidden files.
  public var names: [String] { Self.names(in: path) }

  /// Removes a file, or a folder with its contents.
  public func remove(_ name: String) { Self.remove("\(path)/\(name)") }

  /// Creates an empty folder that others may enter.
  public func makeFolder(_ name: String) throws {
    let path = "\(path)/\(name)"
    try SystemFault.check("make a folder", mkdir(path, 0o755) == 0 && chmod(path, 0o755) == 0)
  }

  /// Creates a link to nothing, and returns its path.
  ///
  /// No user can make a folder there or write into it: it is missing, and in use.
  public func makeImpossibleFolder(_ name: String) throws -> String {
    try makeLink(name, to: "nowhere/at/all")
  }

  /// Creates a named pipe, and returns its path.
  @discardableResult
  public func makePipe(_ name: String) throws -> String {
    try SystemFault.check("make a pipe", mkfifo("\(path)/\(name)", 0o600) == 0)
    return "\(path)/\(name)"
  }

  /// Creates a symbolic link, and returns its path.
  @discardableResult
  public func makeLink(_ name: String, to destination: String) throws -> String {
    try SystemFault.check("make a link", symlink(destination, "\(path)/\(name)") == 0)
    return "\(path)/\(name)"
  }

  /// Creates a sparse file of any size.
  public func makeHole(_ name: String, size: Int) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(descriptor) }
    try SystemFault.check("make a hole", ftruncate(descriptor, off_t(size)) == 0)
  }

  /// Writes a file, and returns its path.
  @discardableResult
  public func put(_ text: String, in name: String, mode: UInt32 = 0o644) throws -> String {
    try put(Array(text.utf8), in: name, mode: mode)
  }

  /// Writes a file of bytes, and returns its path.
  @discardableResult
  public func put(_ bytes: [UInt8], in name: String, mode: UInt32 = 0o644) throws -> String {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    try SystemFault.check("write", write(descriptor, bytes, bytes.count) == bytes.count)
    try SystemFault.check("set the mode", fchmod(descriptor, mode_t(mode)) == 0)
    return "\(path)/\(name)"
  }

  /// Returns the contents of a file as UTF-8.
  public func text(of name: String) throws -> String {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    try SystemFault.check("open \(name)", descriptor >= 0)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Returns the permissions of a file.
  public func mode(of name: String) throws -> UInt32 {
    var status = stat()
    try SystemFault.check("look at \(name)", stat("\(path)/\(name)", &status) == 0)
    return UInt32(status.st_mode & 0o7777)
  }

  /// Returns true for a symbolic link.
  public func isLink(_ name: String) throws -> Bool {
    var status = stat()
    try SystemFault.check("look at \(name)", lstat("\(path)/\(name)", &status) == 0)
    return status.st_mode & S_IFMT == S_IFLNK
  }
}
