import PseudoTerminals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The built program, run as a process of its own.
///
/// Its input and output are files, so neither side can wait for the other.
enum Program {
  struct Result: Equatable {
    var output = ""
    var errors = ""
    /// The exit status; of a process that a signal ended, minus the signal's number.
    var status: Int32 = 0
  }

  struct Fault: Error {
    let step: String
    let code: Int32
  }

  /// Runs `memorize` with arguments until it ends.
  ///
  /// - Parameters:
  ///   - arguments: What is typed after the program's name.
  ///   - input: What it finds on standard input.
  ///   - path: Where its output goes instead of into the result, such as `/dev/full`.
  ///   - home: Where the player's things are; a new one for each run if nothing is said.
  /// - Returns: All it wrote, and how it ended.
  /// - Throws: `Fault` if it could not be started.
  static func run(
    _ arguments: [String] = [], input: String = "", outputTo path: String? = nil,
    at home: PlayerHome = PlayerHome()
  ) throws -> Result {
    try run(program(), arguments, input: input, outputTo: path, home)
  }

  /// Runs a line of shell, in which `$memorize` is the program.
  static func shell(_ line: String, at home: PlayerHome = PlayerHome()) throws -> Result {
    try run(
      "/bin/sh", ["-c", "memorize='\(program())'; \(line)"], input: "", outputTo: nil, home)
  }

  /// Shell code that goes on when the program with the process number `$id` would catch ^C.
  ///
  /// The system tells; until the program takes the shell's place it tells what the shell catches.
  static let untilCatching = #"""
    until grep -q '^Name:.memorize$' /proc/$id/status; do kill -0 $id || exit; done
    until grep -q '^SigCgt:.*[2367abef]$' /proc/$id/status; do kill -0 $id || exit; done
    """#

  /// Runs `memorize` without arguments, its own name included.
  static func runWithoutName(at home: PlayerHome) throws -> Result {
    try run(program(), nil, input: "", outputTo: nil, home)
  }

  /// Lends a descriptor whose reader starts late and which never waits for it; tells what came out.
  static func throughSlowPipe(_ write: (Int32) throws -> Void) throws -> String {
    let file = try TemporaryFile()
    guard let pipe = popen("sleep 0.1; cat > \(file.path)", "w") else {
      throw Fault(step: "open a pipe", code: errno)
    }
    _ = fcntl(fileno(pipe), F_SETFD, FD_CLOEXEC)
    _ = fcntl(fileno(pipe), F_SETFL, O_NONBLOCK)
    let result = Swift.Result { try write(fileno(pipe)) }
    pclose(pipe)
    try result.get()
    return try file.text()
  }

  private static func run(
    _ program: String, _ arguments: [String]?, input: String, outputTo path: String?,
    _ home: PlayerHome
  ) throws -> Result {
    let files = try (0..<3).map { _ in try TemporaryFile() }
    try files[0].write(input)
    var actions = FileActions()
    defer { actions.destroy() }
    actions.open(0, files[0].path, O_RDONLY)
    actions.open(1, path ?? files[1].path, O_WRONLY)
    actions.open(2, files[2].path, O_WRONLY)
    let status = try spawn(program, arguments, home.environment, &actions)
    return Result(output: try files[1].text(), errors: try files[2].text(), status: status)
  }

  private static func spawn(
    _ program: String, _ arguments: [String]?, _ environment: [String],
    _ actions: inout FileActions
  ) throws -> Int32 {
    var words = (arguments.map { [program] + $0 } ?? []).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process = pid_t()
    try check("spawn", posix_spawn(&process, program, &actions.actions, nil, &words, &variables))
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { try check("wait", errno == EINTR ? 0 : errno) }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  private static func program() throws -> String {
    try BuiltProgram.path(of: "memorize")
  }

  fileprivate static func check(_ step: String, _ code: Int32) throws {
    if code != 0 { throw Fault(step: step, code: code) }
  }
}

/// What the new process opens before it starts.
private struct FileActions {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif

  init() { posix_spawn_file_actions_init(&actions) }

  mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0)
  }

  mutating func destroy() { posix_spawn_file_actions_destroy(&actions) }
}

/// A file that goes with the last reference to it, hence a class.
private final class TemporaryFile {
  let path: String
  private let descriptor: Int32

  init() throws {
    var name = Array("/tmp/memorize-test-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    try Program.check("create a file", descriptor < 0 ? errno : 0)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // A process started at this moment must not inherit it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
      throw Program.Fault(step: "write input", code: errno)
    }
  }

  /// Invalid UTF-8 shows as U+FFFD.
  func text() throws -> String {
    let size = lseek(descriptor, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else {
      throw Program.Fault(step: "read output", code: errno)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
