#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How the new process begins.
struct SpawnActions {
  #if canImport(Darwin)
  var files: posix_spawn_file_actions_t?
  var attributes: posix_spawnattr_t?
  #else
  var files = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  #endif

  /// All three standard descriptors are the terminal at the path, which becomes its own.
  init(path: String) {
    posix_spawn_file_actions_init(&files)
    posix_spawn_file_actions_addopen(&files, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // What the tests themselves may have been told to ignore.
    var usual = none
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
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

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
}
