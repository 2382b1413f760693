#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Starts a program whose standard input and output are a socket; it inherits standard error.
///
/// - Parameters:
///   - words: The path of the program, or its name in `PATH`, and its arguments.
///   - line: The socket, whose number is above the standard ones.
/// - Returns: The id of the process, which leads a group of its own.
/// - Throws: `SystemError`; an unknown command of a shell is reported by its exit status instead.
func spawn(_ words: [String], talkingOn line: FileDescriptor) throws(SystemError) -> Int32 {
  var orders = SpawnOrders(line: line.rawValue)
  defer { orders.destroy() }
  var arguments = words.map { strdup($0.forSystem) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  let code = posix_spawnp(
    &process, words[0].forSystem, &orders.actions, &orders.attributes, &arguments, environ)
  guard code == 0 else { throw SystemError(code: code) }
  return process
}

/// The file actions and attributes of a new process.
private struct SpawnOrders {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  var attributes: posix_spawnattr_t?
  private static let flags =
    POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  private static let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
  #endif

  init(line: Int32) {
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, line, 0)
    posix_spawn_file_actions_adddup2(&actions, line, 1)
    posix_spawn_file_actions_adddup2(&actions, 2, 2)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setpgroup(&attributes, 0)
    // Some threads, such as those of tasks, block all signals, including SIGTERM.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(Self.flags))
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
