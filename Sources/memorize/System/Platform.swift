#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the program asks of the operating system; only `Platform` files import it.
enum Platform {
  /// Whether a person sits at the other end of a descriptor.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of the terminal at a descriptor; 80 where there is none, or it does not tell.
  static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    let isTold = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isTold ? Int(size.ws_col) : 80
  }

  /// Writes every byte, however many calls that takes.
  ///
  /// - Throws: `SystemError` for anything but an interruption or a full pipe, which are waited out.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count > 0 {
        start += count
      } else {
        try wait(after: errno, for: descriptor, events: Int16(POLLOUT))
      }
    }
  }

  private static func wait(
    after code: Int32, for descriptor: Int32, events: Int16
  ) throws(SystemError) {
    switch code {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      var door = pollfd(fd: descriptor, events: events, revents: 0)
      _ = poll(&door, 1, -1)
    default: throw SystemError(code: code)
    }
  }

  /// Reads what is there, waiting for the first byte.
  ///
  /// - Returns: No bytes at the end of the input.
  static func read(atMost count: Int, from descriptor: Int32) throws(SystemError) -> [UInt8] {
    while true {
      var size = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        size = systemRead(descriptor, buffer.baseAddress, count)
        filled = max(0, size)
      }
      if size >= 0 { return bytes }
      try wait(after: errno, for: descriptor, events: Int16(POLLIN))
    }
  }

  /// Opens a file for reading as long as `body` runs.
  ///
  /// A pipe without a writer does not keep it waiting: it reads as empty.
  static func withFile<Result>(
    _ path: String, _ body: (Int32) throws -> Result
  ) throws -> Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure.inputOutput(shown(path), SystemError(code: errno)) }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Whether there is anything at a path, at the end of all links.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the locale writes UTF-8: the first of the three variables that says anything decides.
  static var writesUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }

  /// Some variables of the environment, those that are set.
  static func environment(_ names: [String]) -> [String: String] {
    let pairs = names.compactMap { name in environment(name).map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Calls a handler at the first ^C; the next one ends the program at once.
  static func catchFirstInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {
    signal(SIGINT, handler)
  }

  /// To be called by the handler.
  static func letInterruptsEndTheProgram() {
    signal(SIGINT, SIG_DFL)
  }

  /// Calls a handler at the first request to end, such as a scheduler's; the next one is obeyed.
  static func catchFirstTermination(_ handler: @escaping @convention(c) (Int32) -> Void) {
    signal(SIGTERM, handler)
  }

  /// To be called by the handler.
  static func letTerminationsEndTheProgram() {
    signal(SIGTERM, SIG_DFL)
  }

  /// The date and time in UTC, by the wall clock.
  static func secondsSince1970() -> Int64 { Int64(time(nil)) }

  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Ends the process with a status.
  static func leave(with code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}

private let systemRead = read

/// What the operating system answered instead of doing as asked.
public struct SystemError: Error, Equatable {
  /// An `errno`.
  public let code: Int32

  /// In the system's own words, such as "No space left on device".
  var reason: String { String(cString: strerror(code)) }

  /// Whether the reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }
}
