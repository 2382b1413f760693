#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A pseudo terminal in which a program can run, seen from the user's side.
///
/// A class, because its descriptors must be closed after the test.
public final class PseudoTerminal {
  /// The reason why a test cannot continue.
  public struct Fault: Error, CustomStringConvertible {
    public let description: String

    /// Creates a fault with a message.
    public init(description: String) {
      self.description = description
    }
  }

  /// The descriptor of the user's side.
  var person: Int32
  /// The descriptor of the program's side, held open so that its settings can be compared.
  public let program: Int32
  let path: String
  /// The id of the started process, zero if none is running.
  public internal(set) var process: Int32 = 0
  /// All output of the program, in UTF-8.
  public internal(set) var written: [UInt8] = []
  /// The text on the screen.
  public internal(set) var picture = ShownText()

  /// A limit of the bytes that may be read so far; nil for none.
  public var line: SlowLine?
  /// True to answer a screen's queries once they have been read.
  public var answers = false
  /// The number of output bytes that have been searched for queries.
  var searched = 0

  /// Creates a terminal with a size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    // Close-on-exec, so that programs started by other tests do not keep it open.
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard let name = Self.name(of: person) else { throw Fault(description: "no terminal") }
    path = name
    program = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
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

  /// Unlocks the program's side and returns its path.
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

  /// All output of the program as text.
  public var text: String { String(decoding: written, as: UTF8.self) }

  /// Resizes the window; zeros reset its size.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    if columns > 0, rows > 0 { picture.resize(columns: columns, rows: rows) }
  }

  /// Types a text; blocks after some thousand unread bytes.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// The terminal settings as comparable bytes.
  public var settings: [UInt8] {
    var settings = termios()
    tcgetattr(program, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  /// True if the program has not read all input.
  public var hasUnread: Bool {
    var settings = termios()
    tcgetattr(program, &settings)
    // In canonical mode an incomplete line is not reported.
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(program, TCSANOW, &raw)
    defer { tcsetattr(program, TCSANOW, &settings) }
    return hasInput
  }

  /// True if a read by the program would return input.
  var hasInput: Bool {
    var door = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
    return poll(&door, 1, 0) > 0
  }

  /// Closes the window.
  public func vanish() {
    close(person)
    person = -1
  }
}
