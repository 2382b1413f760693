#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The initial state of a process that a test starts: its descriptors and its session.
///
/// Noncopyable, because the system's lists are freed with the value.
public struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
  private var files: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var files = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  /// Creates a state that inherits the tests' descriptors.
  public init() {
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    // The tests' process may ignore it by now.
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  }

  deinit {
    var (files, attributes) = (files, attributes)
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }

  /// Opens a file at a descriptor in the new process.
  public mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&files, descriptor, path, flags, 0)
  }

  /// Duplicates one of the tests' descriptors in the new process.
  public mutating func copy(_ descriptor: Int32, to newDescriptor: Int32) {
    posix_spawn_file_actions_adddup2(&files, descriptor, newDescriptor)
  }

  /// Makes the new process a session leader with default signal handling.
  public mutating func leadSession() {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Signals that the tests ignore by now, such as after a loop whose terminal has gone.
    var usual = none
    for number in [SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    #if canImport(Darwin)
    let newSession = Int32(POSIX_SPAWN_SETSID)
    #else
    // POSIX_SPAWN_SETSID of <spawn.h>, visible to GNU sources only.
    let newSession: Int32 = 0x80
    #endif
    let signals = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(newSession | signals))
  }
}

extension SpawnActions {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments after the program's name; nil for not even the name.
  ///   - environment: All variables, each as `NAME=value`; nil for those of the tests.
  /// - Returns: The process number.
  /// - Throws: `SystemFault` if that fails.
  public mutating func start(
    _ program: String, _ arguments: [String]?, environment: [String]? = nil
  ) throws -> Int32 {
    var process = pid_t()
    var words = (arguments.map { [program] + $0 } ?? []).map { strdup($0) } + [nil]
    var variables = (environment ?? []).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    let code =
      environment == nil
      ? posix_spawn(&process, program, &files, &attributes, &words, environ)
      : posix_spawn(&process, program, &files, &attributes, &words, &variables)
    if code != 0 { throw SystemFault(step: "start \(program)", code: code) }
    return process
  }
}

/// The exit status of processes.
public enum ExitStatus {
  /// Waits for the end of a process.
  ///
  /// - Returns: The exit status, or minus the number of a fatal signal.
  public static func wait(for process: Int32) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { try SystemFault.check("wait", errno == EINTR) }
    return code(of: status)
  }

  /// Converts a status of `waitpid` to the exit status, or minus the number of a fatal signal.
  public static func code(of status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
