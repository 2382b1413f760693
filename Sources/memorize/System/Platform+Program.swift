#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Other programs, each with one line that is both its standard input and its standard output.
///
/// The line is a socket: a write to a pipe whose reader has gone would end this program.
extension Platform {
  /// A program that runs, and this end of its line.
  struct Program: Hashable, Sendable {
    let process: Int32
    let line: Int32
  }

  /// How a program ended.
  enum ProgramEnd: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// Starts a shell command in a process group of its own, out of reach of ^C.
  static func start(shell command: String) throws(SystemError) -> Program {
    let (ours, theirs) = try socketPair()
    defer { close(theirs) }
    do {
      return Program(process: try spawn(["/bin/sh", "-c", command], talkingOn: theirs), line: ours)
    } catch {
      close(ours)
      throw error
    }
  }

  private static func socketPair() throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { throw SystemError(code: errno) }
    // Above the three that the new program gets, and not inherited by others.
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for end in ends { close(end) }
    #if canImport(Darwin)
    var isQuiet: Int32 = 1
    setsockopt(high[0], SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard high.allSatisfy({ $0 >= 0 }) else {
      for end in high where end >= 0 { close(end) }
      throw SystemError(code: EMFILE)
    }
    return (high[0], high[1])
  }

  private static func spawn(
    _ words: [String], talkingOn line: Int32
  ) throws(SystemError) -> Int32 {
    var orders = SpawnOrders(line: line)
    defer { orders.destroy() }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(
      &process, words[0], &orders.actions, &orders.attributes, &arguments, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  /// Sends what the line takes at once.
  ///
  /// - Returns: How many bytes went; 0 when it is full.
  static func send(_ bytes: ArraySlice<UInt8>, on line: Int32) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { systemSend(line, $0.baseAddress, $0.count, sendFlags) }
    if count < 0, !mayTryAgain { throw SystemError(code: errno) }
    return max(0, count)
  }

  /// Receives what is there.
  ///
  /// - Returns: Nil when nothing has come yet; no bytes when the other end is closed.
  static func receive(atMost count: Int, from line: Int32) throws(SystemError) -> [UInt8]? {
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      size = recv(line, buffer.baseAddress, count, Int32(MSG_DONTWAIT))
      filled = max(0, size)
    }
    if size >= 0 { return bytes }
    if mayTryAgain { return nil }
    // So it is told when the other end died with unread bytes.
    if errno == ECONNRESET { return [] }
    throw SystemError(code: errno)
  }

  private static var mayTryAgain: Bool {
    errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR
  }

  enum LineEvent: Sendable {
    case mayReceive
    case maySend
  }

  /// Waits for a line, or until so many milliseconds have gone.
  static func wait(for line: Int32, _ event: LineEvent, milliseconds: Int32) {
    let events = event == .maySend ? POLLOUT : POLLIN
    var door = pollfd(fd: line, events: Int16(events), revents: 0)
    _ = poll(&door, 1, milliseconds)
  }

  /// Hangs up, gives the program some time to end by itself, and then ends it with all it started.
  static func end(_ program: Program, milliseconds: Int32) -> ProgramEnd {
    close(program.line)
    var status: Int32 = 0
    for _ in 0...milliseconds / 10 {
      if waitpid(program.process, &status, WNOHANG) != 0 { return ProgramEnd(status: status) }
      _ = poll(nil, 0, 10)
    }
    kill(-program.process, SIGKILL)
    while waitpid(program.process, &status, 0) < 0, errno == EINTR {}
    return ProgramEnd(status: status)
  }
}

extension Platform.ProgramEnd {
  fileprivate init(status: Int32) {
    self = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}

private let systemSend = send

#if canImport(Darwin)
private let sendFlags = Int32(MSG_DONTWAIT)
#else
private let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
#endif

#if canImport(Glibc)
private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
private let streamSocket = SOCK_STREAM
#endif

/// What a new program gets from this one: the line and the place for messages.
private struct SpawnOrders {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  var attributes: posix_spawnattr_t?
  private static let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  private static let flags = POSIX_SPAWN_SETPGROUP
  #endif

  init(line: Int32) {
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, line, 0)
    posix_spawn_file_actions_adddup2(&actions, line, 1)
    posix_spawn_file_actions_adddup2(&actions, 2, 2)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(Self.flags))
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
