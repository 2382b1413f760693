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

  private let inherits: Bool

  /// Creates a state with default signal handling.
  ///
  /// - Parameter inherits: True to inherit the tests' descriptors that are not closed on exec. By
  ///   default only the standard ones are inherited, because whoever runs the tests, and other
  ///   tests, may have left some open.
  public init(inheritingDescriptors inherits: Bool = false) {
    self.inherits = inherits
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    // The tests may ignore signals by now, or may have been started by a shell that ignores some.
    var (every, none) = (sigset_t(), sigset_t())
    sigfillset(&every)
    for number in [SIGKILL, SIGSTOP] { sigdelset(&every, number) }
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Self.signals)
  }

  private static let signals = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)

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

  /// Makes the new process a session leader.
  public mutating func leadSession() {
    #if canImport(Darwin)
    let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
    // POSIX_SPAWN_SETSID of <spawn.h>, visible to GNU sources only.
    let newSession: Int16 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, newSession | Self.signals)
  }

  /// Closes the descriptors beyond the standard ones that the new process would inherit.
  private mutating func closeOthers() {
    for descriptor: Int32 in 3..<4096 where fcntl(descriptor, F_GETFD) == 0 {
      posix_spawn_file_actions_addclose(&files, descriptor)
    }
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
    if !inherits { closeOthers() }
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
