/// A kind of terminal to try a view on.
public enum Device: String, CaseIterable, Sendable {
  /// 80×24 cells, what most programs expect.
  case vt100
  /// 40×12 cells, less than most programs need.
  case small
  /// 200×60 cells, most of a large screen.
  case wide
  /// 60×60 cells, a window beside another one.
  case tall
  /// Knows neither colours nor anything beyond ASCII.
  case dumb
  /// The terminal that comes with a Mac, with 256 colours.
  case apple
  /// A window of a multiplexer, whose status line takes a row, with 256 colours.
  case tmux

  /// In cells.
  public var size: Size {
    switch self {
    case .vt100, .dumb, .apple: Size(width: 80, height: 24)
    case .tmux: Size(width: 80, height: 23)
    case .small: Size(width: 40, height: 12)
    case .wide: Size(width: 200, height: 60)
    case .tall: Size(width: 60, height: 60)
    }
  }

  /// Whether anything beyond ASCII can be shown.
  public var isUnicode: Bool { self != .dumb }

  /// How many colours it shows; 0 for none.
  public var colors: Int {
    switch self {
    case .vt100, .small, .wide, .tall: 1 << 24
    case .dumb: 0
    case .apple, .tmux: 256
    }
  }
}

extension Preview {
  /// The same preview on another terminal.
  public func on(_ device: Device) -> Preview {
    var preview = self
    preview.size = device.size
    preview.isUnicode = device.isUnicode
    preview.colors = device.colors
    preview.reducedMotion = reducedMotion || device == .dumb
    return preview
  }
}
