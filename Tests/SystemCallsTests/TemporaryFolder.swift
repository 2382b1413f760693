import SystemCalls

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that goes with the last reference to it, hence a class.
final class TemporaryFolder: Sendable {
  /// Ends in a slash.
  let path: String

  init() throws {
    var name = Array("/tmp/memorize-system-XXXXXX".utf8CString)
    guard name.withUnsafeMutableBufferPointer({ $0.baseAddress.flatMap { mkdtemp($0) } }) != nil
    else { throw SystemError.last }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/"
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in (try? FileSystem.names(in: path)) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// Makes a file with some content, and tells its path.
  @discardableResult
  func put(_ text: String, in name: String) throws -> String {
    let file = try OpenFile(path + name, for: .creating)
    _ = try file.write(Array(text.utf8)[...])
    return path + name
  }

  /// Makes a symbolic link, and tells its path.
  @discardableResult
  func link(_ name: String, to destination: String) throws -> String {
    guard symlink(destination, path + name) == 0 else { throw SystemError.last }
    return path + name
  }

  /// Makes a named pipe, and tells its path.
  func makePipe(_ name: String) throws -> String {
    guard mkfifo(path + name, 0o600) == 0 else { throw SystemError.last }
    return path + name
  }

  func text(of name: String) throws -> String {
    String(decoding: try OpenFile(path + name, for: .reading).read(atMost: 4096), as: UTF8.self)
  }
}
