/// A kind of terminal to preview a view on.
public enum Device: String, CaseIterable, Sendable {
  /// A terminal of 80×24 cells, the size that most programs expect.
  case vt100
  /// A terminal of 40×12 cells, less than most programs need.
  case small
  /// A terminal of 200×60 cells, most of a large screen.
  case wide
  /// A terminal of 60×60 cells, such as a window beside another one.
  case tall
  /// A terminal with neither colours nor Unicode.
  case dumb
  /// The Terminal app of macOS, with 256 colours.
  case apple
  /// A tmux window with 256 colours, whose status line takes a row.
  case tmux

  /// The size in cells.
  public var size: Size {
    switch self {
    case .vt100, .dumb, .apple: Size(width: 80, height: 24)
    case .tmux: Size(width: 80, height: 23)
    case .small: Size(width: 40, height: 12)
    case .wide: Size(width: 200, height: 60)
    case .tall: Size(width: 60, height: 60)
    }
  }

  /// True if the terminal shows Unicode characters; otherwise only ASCII.
  public var isUnicode: Bool { self != .dumb }

  /// The number of colours, 0 for none.
  public var colors: Int {
    switch self {
    case .vt100, .small, .wide, .tall: 1 << 24
    case .dumb: 0
    case .apple, .tmux: 256
    }
  }
}

extension Preview {
  /// Returns the same preview on another terminal.
  public func on(_ device: Device) -> Preview {
    var preview = self
    preview.size = device.size
    preview.isUnicode = device.isUnicode
    preview.colors = device.colors
    preview.reducedMotion = reducedMotion || device == .dumb
    return preview
  }
}
