#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs programs as processes until they end.
///
/// Input and output are files, so that neither side can block the other.
public enum ProcessRun {
  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments after the program's name; nil for not even the name.
  ///   - input: The standard input.
  ///   - path: A file for the output instead of the result, such as `/dev/full`.
  ///   - environment: All variables, each as `NAME=value`.
  ///   - inherits: True to inherit the tests' descriptors that are not closed on exec.
  /// - Returns: All output, and the exit status.
  /// - Throws: `SystemFault` if it could not be started.
  public static func result(
    of program: String, _ arguments: [String]?, input: String = "", outputTo path: String? = nil,
    environment: [String], inheritingDescriptors inherits: Bool = false
  ) throws -> RunResult {
    let files = try (0..<3).map { _ in try TemporaryFile() }
    try files[0].write(input)
    var actions = SpawnActions(inheritingDescriptors: inherits)
    actions.open(0, files[0].path, O_RDONLY)
    actions.open(1, path ?? files[1].path, O_WRONLY)
    actions.open(2, files[2].path, O_WRONLY)
    let process = try actions.start(program, arguments, environment: environment)
    let status = try ExitStatus.wait(for: process)
    return RunResult(output: try files[1].text(), errors: try files[2].text(), status: status)
  }

  /// Splits a line into words as a shell does.
  ///
  /// A line without special characters needs no shell.
  public static func shellWords(of line: String) throws -> [String] {
    if line.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " -_./:,=+%".contains($0)) })
    {
      return line.split(separator: " ").map(String.init)
    }
    let script = "set -- \(line)\nfor word; do printf '%s\\0' \"$word\"; done"
    let output = try result(of: "/bin/sh", ["-c", script], environment: []).output
    return output.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }
}

/// A file that is removed with the last reference, hence a class.
private final class TemporaryFile {
  let path: String
  private let descriptor: Int32

  init() throws {
    var name = Array("/tmp/memorize-test-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    try SystemFault.check("create a file", descriptor >= 0)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Close-on-exec, so that a process started at this moment does not inherit it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    try SystemFault.check("write input", pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
  }

  /// Decodes UTF-8; invalid bytes become U+FFFD.
  func text() throws -> String {
    let size = lseek(descriptor, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: Int(size))
    try SystemFault.check("read output", pread(descriptor, &bytes, bytes.count, 0) == bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
