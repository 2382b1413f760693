#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal in which a program can run, seen from the side of the person at it.
///
/// A class, because its descriptors must be closed when the test is over.
final class PseudoTerminal {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The person's side.
  private(set) var person: Int32
  /// The program's side; held open here so that its settings can be compared.
  let program: Int32
  private let path: String
  private var process = pid_t()
  /// All the program wrote, as bytes of UTF-8.
  private(set) var written: [UInt8] = []
  private var picture = ShownText()

  init(columns: Int = 80, rows: Int = 24) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard let name = Self.name(of: person) else { throw Fault(description: "no terminal") }
    path = name
    program = open(path, O_RDWR | O_NOCTTY)
    for descriptor in [person, program] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if person >= 0 { close(person) }
    close(program)
  }

  /// The path of the program's side, made ready to be opened.
  private static func name(of person: Int32) -> String? {
    #if canImport(Darwin)
    guard grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
      return nil
    }
    return String(cString: name)
    #else
    // TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>; the functions of POSIX are not visible.
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(person, 0x4004_5431, &lock) == 0, ioctl(person, 0x8004_5430, &number) == 0 else {
      return nil
    }
    return "/dev/pts/\(number)"
    #endif
  }

  var text: String { String(decoding: written, as: UTF8.self) }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Sends a signal to all programs of the job in front.
  func signalForeground(_ number: Int32) throws {
    var group = pid_t()
    guard ioctl(person, UInt(TIOCGPGRP), &group) == 0, group > 0, kill(-group, number) == 0 else {
      throw Fault(description: "no job in front")
    }
  }

  /// The settings of the terminal, as bytes that can be compared.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(program, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  /// Whether something was typed that the program has not read.
  var hasUnread: Bool {
    var settings = termios()
    tcgetattr(program, &settings)
    // Where lines are edited, half a line would not show.
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(program, TCSANOW, &raw)
    defer { tcsetattr(program, TCSANOW, &settings) }
    var door = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
    return poll(&door, 1, 0) > 0
  }

  /// Starts a program as the leader of a session of its own, with this as its terminal.
  func run(_ program: String, _ arguments: [String], environment: [String]) throws {
    var actions = Actions(path: path)
    defer { actions.destroy() }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    let code = posix_spawn(
      &process, program, &actions.files, &actions.attributes, &words, &variables)
    if code != 0 { throw Fault(description: "cannot start \(program): \(code)") }
  }

  /// Reads until what was written satisfies a condition.
  ///
  /// - Parameters:
  ///   - purpose: What is waited for, in words.
  ///   - condition: Asked again after each piece that was read.
  /// - Throws: `Fault` with all that was written, if that takes longer than 20 seconds.
  func wait(_ purpose: String, until condition: () -> Bool) throws {
    for _ in 0..<2000 where !condition() { read(atMost: 10) }
    guard condition() else { throw Fault(description: "no \(purpose): \(text.debugDescription)") }
  }

  /// Waits until a text stands on the screen.
  func wait(for part: String) throws {
    try wait(part) { picture.contains(part) }
  }

  /// Waits until a text was written, wherever it stands.
  func wait(forBytes part: String, after mark: Int = 0) throws {
    try wait(part) { String(decoding: written[mark...], as: UTF8.self).contains(part) }
  }

  /// The window is closed.
  func vanish() {
    close(person)
    person = -1
  }

  /// Reads what is there, without waiting.
  func readAll() {
    var count = -1
    while count != written.count {
      count = written.count
      read(atMost: 0)
    }
  }

  /// Reads what is there, waiting for it some milliseconds at most.
  private func read(atMost milliseconds: Int32) {
    var door = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&door, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = systemRead(person, &bytes, bytes.count)
    guard count > 0 else { return }
    written += bytes[..<count]
    picture.obey(bytes[..<count])
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: Its exit status, or minus the number of the signal it died of.
  /// - Throws: `Fault` if it goes on for 20 seconds.
  func end() throws -> Int32 {
    var status: Int32 = 0
    var ended: pid_t = 0
    try wait("end of the program") {
      if ended == 0 { ended = waitpid(process, &status, WNOHANG) }
      return ended == process
    }
    process = 0
    read(atMost: 0)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}

private let systemRead = read

/// How the new process begins.
private struct Actions {
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
    #if canImport(Darwin)
    let newSession = Int32(POSIX_SPAWN_SETSID)
    #else
    // POSIX_SPAWN_SETSID of <spawn.h>, visible to GNU sources only.
    let newSession: Int32 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK)))
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
}
