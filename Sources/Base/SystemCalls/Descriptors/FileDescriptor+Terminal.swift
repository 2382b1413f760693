#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How large a terminal's window is; zero where it does not tell.
public struct WindowSize: Hashable, Sendable {
  /// In cells.
  public var columns = 0
  /// In cells.
  public var rows = 0
  /// In pixels.
  public var width = 0
  /// In pixels; zero from terminals that do not tell.
  public var height = 0

  /// Makes a size of nothing.
  public init() {}
}

extension FileDescriptor {
  /// Whether a person sits at the other end.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The window of the terminal; all zero where there is none.
  public var windowSize: WindowSize {
    var window = winsize()
    var size = WindowSize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &window) == 0 else { return size }
    (size.columns, size.rows) = (Int(window.ws_col), Int(window.ws_row))
    (size.width, size.height) = (Int(window.ws_xpixel), Int(window.ws_ypixel))
    return size
  }

  /// Whether what is typed comes to this process; so it is where nobody manages jobs.
  public var isForeground: Bool {
    let group = tcgetpgrp(rawValue)
    return group < 0 || group == getpgrp()
  }

  /// Opens a terminal once more, to write without waiting.
  ///
  /// That is set for this opening alone: a shell that shares the descriptor we were started with
  /// must not find it changed.
  ///
  /// - Returns: Nil where the terminal has no name.
  public func reopenedForWriting() -> FileDescriptor? {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(rawValue, &name, name.count) == 0 else { return nil }
    let copy = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return copy >= 0 ? FileDescriptor(rawValue: copy) : nil
  }
}
