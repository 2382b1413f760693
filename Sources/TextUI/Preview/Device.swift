/// A kind of terminal to try a view on.
public enum Device: String, CaseIterable, Sendable {
  case vt100
  case small
  case wide
  case tall
  /// Knows neither colours nor anything beyond ASCII.
  case dumb

  public var size: Size {
    switch self {
    case .vt100, .dumb: Size(width: 80, height: 24)
    case .small: Size(width: 40, height: 12)
    case .wide: Size(width: 200, height: 60)
    case .tall: Size(width: 60, height: 60)
    }
  }

  public var isUnicode: Bool { self != .dumb }
}

extension Preview {
  /// The same preview on another terminal.
  public func on(_ device: Device) -> Preview {
    var preview = self
    preview.size = device.size
    preview.isUnicode = device.isUnicode
    preview.reducedMotion = reducedMotion || device == .dumb
    return preview
  }
}
