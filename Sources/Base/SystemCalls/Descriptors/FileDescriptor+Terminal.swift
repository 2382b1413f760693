#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The size of a terminal's window; zero if it is unknown.
public struct WindowSize: Hashable, Sendable {
  /// The width in cells.
  public var columns = 0
  /// The height in cells.
  public var rows = 0
  /// The width in pixels.
  public var width = 0
  /// The height in pixels; zero for terminals that do not report it.
  public var height = 0

  /// Creates an empty size.
  public init() {}
}

extension FileDescriptor {
  /// True if the descriptor is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The size of the terminal's window; all zero without a terminal.
  public var windowSize: WindowSize {
    var window = winsize()
    var size = WindowSize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &window) == 0 else { return size }
    (size.columns, size.rows) = (Int(window.ws_col), Int(window.ws_row))
    (size.width, size.height) = (Int(window.ws_xpixel), Int(window.ws_ypixel))
    return size
  }

  /// True if the process is in the terminal's foreground, or without job control.
  public var isForeground: Bool {
    let group = tcgetpgrp(rawValue)
    return group < 0 || group == getpgrp()
  }

  /// Opens the terminal again for non-blocking writing.
  ///
  /// Non-blocking mode is set for the new descriptor only, because a shell shares the descriptor
  /// with which the process was started.
  ///
  /// - Returns: Nil if the terminal has no name.
  public func reopenedForWriting() -> FileDescriptor? {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(rawValue, &name, name.count) == 0 else { return nil }
    let copy = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return copy >= 0 ? FileDescriptor(rawValue: copy) : nil
  }
}
