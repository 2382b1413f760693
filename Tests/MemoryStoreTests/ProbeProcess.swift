#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The probe program as a process of its own, which ends when the last reference has gone.
final class ProbeProcess {
  private var process = pid_t()
  private var input: Int32
  private let output: Int32
  private var text = ""

  init(_ arguments: [String]) throws {
    let (read, write) = (try Self.pipe(), try Self.pipe())
    (input, output) = (read.write, write.read)
    var actions = FileActions()
    defer { actions.destroy() }
    actions.copy(read.read, to: 0)
    actions.copy(write.write, to: 1)
    var words = ([try Self.path()] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let code = posix_spawn(&process, try Self.path(), &actions.actions, nil, &words, environ)
    for descriptor in [read.read, write.write] { close(descriptor) }
    try TemporaryFolder.check("start the probe: \(code)", code == 0)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    closeInput()
    close(output)
  }

  /// Both ends stay with this process alone.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try TemporaryFolder.check("make a pipe", systemPipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits for the next line it says; nil when it says no more.
  func line() -> String? {
    while !text.contains("\n") {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &bytes, bytes.count)
      if count <= 0 { return nil }
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    let line = String(text.prefix { $0 != "\n" })
    text.removeFirst(line.count + 1)
    return line
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func killIt() {
    kill(process, SIGKILL)
  }

  /// Waits for its end.
  ///
  /// - Returns: The exit status; of a process that a signal ended, minus the signal's number.
  func end() throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      try TemporaryFolder.check("wait", errno == EINTR)
    }
    process = 0
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// The sibling of the test bundle that is running now.
  private static func path() throws -> String {
    for argument in CommandLine.arguments {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      if let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) {
        return (parts[..<bundle] + ["StoreProbe"]).joined(separator: "/")
      }
    }
    throw TemporaryFolder.Fault(step: "find the test bundle", code: ENOENT)
  }
}

private let systemPipe: @Sendable (inout [Int32]) -> Int32 = { pipe(&$0) }

/// What the new process finds open.
private struct FileActions {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif

  init() { posix_spawn_file_actions_init(&actions) }

  mutating func copy(_ descriptor: Int32, to newDescriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, newDescriptor)
  }

  mutating func destroy() { posix_spawn_file_actions_destroy(&actions) }
}
