/// A colour that a terminal can be asked for.
public enum PaletteColor: Hashable, Sendable {
  /// The terminal's own colour of text.
  case foreground
  /// The terminal's own colour behind text.
  case background
  /// A named colour, 0 to 15.
  case named(UInt8)
}
