/// How a view draws text: a style of the buffer's table, and how much of what is below shows through.
public struct Ink: Hashable, Sendable {
  /// The number of the style; a background of `.terminal` keeps the one below.
  public var style: UInt16
  /// 0 is transparent, 255 opaque.
  public var opacity: UInt8

  /// Makes an ink, opaque unless told otherwise.
  @inlinable
  public init(style: UInt16, opacity: UInt8 = 255) {
    self.style = style
    self.opacity = opacity
  }
}

extension Resolver {
  /// How text is drawn here, by the inherited colours, attributes and opacity.
  public var ink: Ink {
    ink(values.style)
  }

  /// How something of a style is drawn here.
  public func ink(_ style: Style) -> Ink {
    let opacity = style.foreground == .clear ? 0 : values.opacity
    return Ink(style: store.table.number(of: style), opacity: opacity)
  }

  /// How something of one colour is drawn here.
  public func ink(_ color: Color) -> Ink { ink(Style(foreground: color)) }

  /// The cells of a text, broken only where the text itself breaks; kept from frame to frame.
  public func cells(of text: String) -> TextCells {
    store.texts.cells(of: text, table: store.table, frame: store.frame)
  }
}
