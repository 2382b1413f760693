/// The style of a cell's text.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// The attributes of the text.
  public var attributes: Attributes
  /// The number of the text's link in the table; zero for none.
  package var link: UInt16 = 0

  /// The terminal's own colours without attributes.
  public static let plain = Style()

  /// Creates a style, by default in the terminal's own colours.
  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The attributes of text besides its colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Bold text, or brighter where there is no bold font.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Dimmed text; plain on terminals without it.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Italic text; plain or reversed on terminals without it.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// Text with a line below it.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Text with exchanged foreground and background.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// Text with a line through it; plain on terminals without it.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }
}

extension Style {
  /// A hash that is the same in every run of the program.
  var hash: UInt64 {
    let colors = UInt64(foreground.code) | UInt64(background.code) << 26
    let look = colors | UInt64(attributes.rawValue) << 52
    return (look ^ UInt64(link) << 32) &* 0x9E37_79B9_7F4A_7C15
  }
}
