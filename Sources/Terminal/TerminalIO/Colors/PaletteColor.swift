/// A colour of a terminal that a query returns.
public enum PaletteColor: Hashable, Sendable {
  /// The terminal's own colour of text.
  case foreground
  /// The terminal's own colour behind text.
  case background
  /// A named colour, 0 to 15.
  case named(UInt8)
}
