#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that goes with the last reference to it, hence a class.
final class TemporaryFolder: Sendable {
  struct Fault: Error {
    let step: String
    let code: Int32
  }

  let path: String

  init() throws {
    var name = Array("/tmp/memorize-store-XXXXXX".utf8CString)
    try name.withUnsafeMutableBufferPointer { letters in
      let isMade = letters.baseAddress.flatMap { mkdtemp($0) } != nil
      try Self.check("make a folder", isMade)
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Everything in it, hidden files included.
  var names: [String] { Self.names(in: path) }

  /// Removes a file, or a folder with all that is in it.
  func remove(_ name: String) { Self.remove("\(path)/\(name)") }

  func makeFolder(_ name: String) throws {
    try Self.check("make a folder", mkdir("\(path)/\(name)", 0o755) == 0)
  }

  func makePipe(_ name: String) throws {
    try Self.check("make a pipe", mkfifo("\(path)/\(name)", 0o600) == 0)
  }

  func makeLink(_ name: String, to destination: String) throws {
    try Self.check("make a link", symlink(destination, "\(path)/\(name)") == 0)
  }

  /// Makes a file of any size that takes no room.
  func makeHole(_ name: String, size: Int) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o644)
    defer { close(descriptor) }
    try Self.check("make a hole", ftruncate(descriptor, off_t(size)) == 0)
  }

  func put(_ text: String, in name: String, mode: UInt32 = 0o644) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    try Self.check("write", write(descriptor, bytes, bytes.count) == bytes.count)
    try Self.check("set the mode", fchmod(descriptor, mode_t(mode)) == 0)
  }

  func text(of name: String) throws -> String {
    let descriptor = open("\(path)/\(name)", O_RDONLY)
    try Self.check("open \(name)", descriptor >= 0)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  func mode(of name: String) throws -> UInt32 {
    var status = stat()
    try Self.check("look at \(name)", stat("\(path)/\(name)", &status) == 0)
    return UInt32(status.st_mode & 0o7777)
  }

  func isLink(_ name: String) throws -> Bool {
    var status = stat()
    try Self.check("look at \(name)", lstat("\(path)/\(name)", &status) == 0)
    return status.st_mode & S_IFMT == S_IFLNK
  }

  static func check(_ step: String, _ isDone: Bool) throws {
    if !isDone { throw Fault(step: step, code: errno) }
  }
}
