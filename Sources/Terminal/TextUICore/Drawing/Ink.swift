/// The style and the opacity of drawn text.
public struct Ink: Hashable, Sendable {
  /// The number of the style; a background of `.terminal` keeps the background below.
  public var style: UInt16
  /// The opacity: 0 is transparent, 255 opaque.
  public var opacity: UInt8

  /// Creates an ink, opaque by default.
  @inlinable
  public init(style: UInt16, opacity: UInt8 = 255) {
    self.style = style
    self.opacity = opacity
  }
}

extension Resolver {
  /// The ink of text at this place, by the inherited colours, attributes and opacity.
  public var ink: Ink {
    ink(values.style)
  }

  /// Returns the ink of a style at this place.
  public func ink(_ style: Style) -> Ink {
    let opacity = style.foreground == .clear ? 0 : values.opacity
    return Ink(style: store.table.number(of: style), opacity: opacity)
  }

  /// Returns the ink of a colour at this place.
  public func ink(_ color: Color) -> Ink { ink(Style(foreground: color)) }

  /// Returns the cells of a text without wrapping, cached between frames.
  public func cells(of text: String) -> TextCells {
    store.texts.cells(of: text, table: store.table, frame: store.frame)
  }
}
