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
public final class PseudoTerminal {
  /// Why a test cannot go on.
  public struct Fault: Error, CustomStringConvertible {
    public let description: String

    /// Says it in words.
    public init(description: String) {
      self.description = description
    }
  }

  /// The person's side.
  var person: Int32
  /// The descriptor of the program's side, held open so that its settings can be compared.
  public let program: Int32
  let path: String
  /// The id of the program that was started, zero if none is running.
  public internal(set) var process: Int32 = 0
  /// All the program wrote, as bytes of UTF-8.
  public internal(set) var written: [UInt8] = []
  /// What it shows.
  public internal(set) var picture = ShownText()

  /// How much of what is written may be read by now; nil for all of it.
  public var line: SlowLine?
  /// Whether the questions of a screen are answered once they have been read.
  public var answers = false
  /// How much of what was written has been searched for questions.
  var searched = 0

  /// Makes a terminal of some size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    // No program that another test starts meanwhile must keep it open.
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

  /// All the program wrote.
  public var text: String { String(decoding: written, as: UTF8.self) }

  /// Gives the window another size; zeros make it forget its size.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    if columns > 0, rows > 0 { picture.resize(columns: columns, rows: rows) }
  }

  /// Types a text; more than some thousand bytes that nobody reads would wait.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// The settings of the terminal, as bytes that can be compared.
  public var settings: [UInt8] {
    var settings = termios()
    tcgetattr(program, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  /// Whether something was typed that the program has not read.
  public var hasUnread: Bool {
    var settings = termios()
    tcgetattr(program, &settings)
    // Where lines are edited, half a line would not show.
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(program, TCSANOW, &raw)
    defer { tcsetattr(program, TCSANOW, &settings) }
    return hasInput
  }

  /// Whether a program that reads now would get something.
  var hasInput: Bool {
    var door = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
    return poll(&door, 1, 0) > 0
  }

  /// The window is closed.
  public func vanish() {
    close(person)
    person = -1
  }
}
