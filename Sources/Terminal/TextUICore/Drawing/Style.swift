/// How the text of a cell looks.
public struct Style: Hashable, Sendable {
  /// What the text is written in.
  public var foreground: Color
  /// What is behind the text.
  public var background: Color
  /// What else is done to the text.
  public var attributes: Attributes

  /// The terminal's own colours and nothing else.
  public static let plain = Style()

  /// Makes a style; what is left out is the terminal's own.
  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// What can be said of text beside its colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, or brighter where there is no heavier font.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter; terminals without it show plain text.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted; terminals without it show plain text, or reversed.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// With a line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background change places.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// With a line through it; terminals without it show plain text.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }
}

extension Style {
  /// The same for equal styles, in every run of the program.
  var hash: UInt64 {
    let colors = UInt64(foreground.code) | UInt64(background.code) << 26
    return (colors | UInt64(attributes.rawValue) << 52) &* 0x9E37_79B9_7F4A_7C15
  }
}
