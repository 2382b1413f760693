import CTerminal
import TextUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the terminal's side asks of the operating system; no other file imports it.
enum Platform {
  /// What became of an attempt to read or write.
  enum Transfer: Equatable {
    case moved(Int)
    /// Nothing now; it may go later.
    case nothing
    /// Nobody is at the other end.
    case gone
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  static func environment(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  static func read(
    from descriptor: Int32, atMost count: Int, into bytes: inout [UInt8]
  ) -> Transfer {
    var result = 0
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = systemRead(descriptor, buffer.baseAddress, count)
      filled = max(0, result)
    }
    return result == 0 ? .gone : transfer(result)
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
    let count = systemWrite(descriptor, bytes.baseAddress, bytes.count)
    return count == 0 ? .nothing : transfer(count)
  }

  /// Writes to the terminal that was taken; nothing after it was given back.
  static func writeToTerminal(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    let count = terminal_write(bytes.baseAddress, bytes.count)
    return count == 0 ? .nothing : transfer(count)
  }

  private static func transfer(_ count: Int) -> Transfer {
    if count >= 0 { return .moved(count) }
    return [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) ? .nothing : .gone
  }

  /// Waits until something can be done with one of the descriptors.
  ///
  /// - Parameters:
  ///   - interests: Each descriptor, and whether it is to be read or written.
  ///   - timeout: In milliseconds; for ever if negative.
  /// - Returns: In the order of the descriptors, whether each is ready, or broken.
  static func wait(for interests: [Interest], timeout: Int32) -> [Bool] {
    var doors = interests.map { interest in
      pollfd(
        fd: interest.descriptor, events: Int16(interest.isWriting ? POLLOUT : POLLIN), revents: 0)
    }
    let count = poll(&doors, nfds_t(doors.count), timeout)
    return doors.map { count > 0 && $0.revents != 0 }
  }

  struct Interest {
    let descriptor: Int32
    var isWriting = false
  }
}

extension Platform {
  /// Both ends of a new pipe; neither is ever waited for, and no other program gets them.
  static func pipe() throws(TerminalError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw error }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  static func close(_ descriptor: Int32) {
    _ = systemClose(descriptor)
  }

  /// A second descriptor of standard error that no other program gets, if it is a terminal.
  static func copyOfErrors() -> Int32? {
    guard isTerminal(STDERR_FILENO) else { return nil }
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  /// Has standard error go where another descriptor goes.
  static func replaceErrors(by descriptor: Int32) -> Bool {
    dup2(descriptor, STDERR_FILENO) >= 0
  }

  /// Opens a terminal once more, to write without waiting.
  ///
  /// That is set for this opening alone: a shell that shares the descriptor we were started with
  /// must not find it changed. Negative where the terminal has no name.
  static func reopenForWriting(_ descriptor: Int32) -> Int32 {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return -1 }
    return open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }
}

extension Platform {
  /// Why the last call failed.
  static var error: TerminalError {
    switch errno {
    case ENOTTY: .notATerminal
    case EBUSY: .alreadyTaken
    default: .system(code: errno)
    }
  }

  /// Columns and rows, and the pixels they cover; zero where the terminal does not tell.
  static func size(of descriptor: Int32) -> (cells: Size, pixels: Size) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (.zero, .zero) }
    return (
      Size(width: Int(size.ws_col), height: Int(size.ws_row)),
      Size(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
    )
  }

  /// Whether what is typed comes to this process; so it is where nobody manages jobs.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  static func ignoreHangUp() {
    signal(SIGHUP, SIG_IGN)
  }
}

private let systemRead = read
private let systemWrite = write
private let systemPipe = pipe
private let systemClose = close

/// The signals a screen must know of.
enum Signal {
  case interrupt
  case terminate
  case hangUp
  case quit
  case stop
  case backgroundRead
  case goOn
  case windowSize

  /// Those that ask the process to end and come first if several do.
  static let final = [hangUp, terminate, interrupt, quit]

  /// Which of some numbers asks the process to end, if any: all but those above that do not.
  static func last(among numbers: Set<UInt8>) -> Int32? {
    let others = [stop, goOn, windowSize].map { UInt8($0.rawValue) }
    let ends = numbers.subtracting(others + [0]).map { Int32($0) }
    return final.map(\.rawValue).first(where: ends.contains) ?? ends.min()
  }

  /// The number on this system.
  var rawValue: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .stop: SIGTSTP
    case .backgroundRead: SIGTTIN
    case .goOn: SIGCONT
    case .windowSize: SIGWINCH
    }
  }
}
